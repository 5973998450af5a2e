import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { isOurName } from "./names.ts";

/** Who may ask. */
export interface Gate {
  /** The host we listen at. */
  readonly host: string;
  /** What only they know who were told the address; nobody is asked for it where there is none. */
  readonly token?: string | undefined;
}

/** An error as the page gets it. */
export const told = (c: Context, status: 401 | 403 | 404 | 405 | 409 | 421 | 500, error: string) =>
  c.json({ error }, status);

/** Refuses who asks by a name that is not ours. */
export const onlyOurName =
  ({ host }: Gate): MiddlewareHandler =>
  async (c, next) => {
    if (isOurName(c.req.header("host") ?? "", host)) return next();
    return told(c, 421, "This server is not of that name; use the address that doorcard serve printed.");
  };

/** Refuses what another site's page asks of us; only a link to the page itself may come from anywhere. */
export const onlyOurPage: MiddlewareHandler = async (c, next) => {
  const { method, path } = c.req;
  const isPage = (method === "GET" || method === "HEAD") && !path.startsWith("/api/") && !path.startsWith("/page.");
  if (isPage || !isForeign(c)) return next();
  return told(c, 403, "Another site asked this, and that is not allowed.");
};

/** Whether the browser says that a page of another site asks; one that is no browser says nothing. */
function isForeign(c: Context): boolean {
  const site = c.req.header("sec-fetch-site") ?? "none";
  if (site !== "same-origin" && site !== "none") return true;
  const origin = c.req.header("origin");
  return origin !== undefined && URL.parse(origin)?.host !== c.req.header("host");
}

/** Exchanges a token in the address of the page for a cookie, so that the address need not be shown again. */
export const tokenForCookie =
  ({ token }: Gate): MiddlewareHandler =>
  async (c, next) => {
    const given = c.req.query("token");
    if (token === undefined || given === undefined) return next();
    if (!isSame(given, token)) return told(c, 403, "This is not the token that doorcard serve printed.");
    setCookie(c, cookieName(c), token, { httpOnly: true, sameSite: "Strict", path: "/" });
    return c.redirect("/", 303);
  };

/** Refuses who does not have the token. */
export const onlyWithToken =
  ({ token }: Gate): MiddlewareHandler =>
  async (c, next) => {
    if (token === undefined || isSame(getCookie(c, cookieName(c)) ?? "", token)) return next();
    return told(c, 401, "Open the address with the token that doorcard serve printed; then this browser is known.");
  };

/** Cookies know no ports, so each server on a machine has a name of its own for its. */
const cookieName = (c: Context): string => `doorcard-${URL.parse(c.req.url)?.port ?? ""}`;

/** Compares by digests, so that neither length nor time tells anything. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
