import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** Bytes of a body at most. */
const MOST_BYTES = 4096;

/** Takes a body only as JSON, which no form of another site can send, and only a small one. */
export const onlySmallJson: MiddlewareHandler[] = [
  async (context, next) => {
    const type = context.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (context.req.method !== "POST" || type === "application/json") return next();
    return context.json({ error: "A body must be JSON, with the content type application/json." }, 415);
  },
  bodyLimit({
    maxSize: MOST_BYTES,
    onError: (context) => context.json({ error: `A body may have ${MOST_BYTES} bytes at most.` }, 413),
  }),
];
