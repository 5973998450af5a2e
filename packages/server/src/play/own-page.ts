import type { MiddlewareHandler } from "hono";

/** Lets through what reads, and of what changes something only JSON that no page of another origin has sent. */
export const ownPageOnly: MiddlewareHandler = async (context, next) => {
  if (context.req.method === "GET") return next();
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return context.json({ error: "Send application/json." }, 415);
  const site = context.req.header("sec-fetch-site");
  const origin = context.req.header("origin");
  const isForeign =
    (site !== undefined && site !== "same-origin") || (origin !== undefined && !isOwn(context.req, origin));
  return isForeign ? context.json({ error: "Only Doorcard's own page may play." }, 403) : next();
};

/** Whether an origin is the one that was asked. */
function isOwn(request: { header(name: string): string | undefined; readonly url: string }, origin: string): boolean {
  const host = request.header("host") ?? new URL(request.url).host;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
