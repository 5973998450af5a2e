import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const NOTHING = ["'none'"];
const OURS = ["'self'"];

/** What a browser is told of every answer: nothing but our own script and style runs, nobody frames us, nobody learns from where. */
export const headers = (): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: NOTHING,
      scriptSrc: OURS,
      styleSrc: OURS,
      connectSrc: OURS,
      imgSrc: [...OURS, "data:"],
      baseUri: NOTHING,
      formAction: NOTHING,
      frameAncestors: NOTHING,
    },
    referrerPolicy: "no-referrer",
    xFrameOptions: "DENY",
    // Nobody has us by HTTPS unless he puts something in front, which may say so itself
    strictTransportSecurity: false,
  });
