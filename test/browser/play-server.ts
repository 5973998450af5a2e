import { serve } from "@hono/node-server";
import { playRoutes } from "@doorcard/server";
import { viewerPage } from "@doorcard/viewer";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { AddressInfo } from "node:net";

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Doorcard</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head><body><div id="page"></div><script src="/page.js"></script></body></html>`;

/** The page with the routes of play behind it, on loopback. */
export async function servePlay(limits?: Parameters<typeof playRoutes>[0]) {
  const { script, style } = await viewerPage();
  const app = new Hono();
  const self = ["'self'"];
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: self,
        styleSrc: self,
        connectSrc: self,
        imgSrc: [...self, "data:"],
      },
    }),
  );
  app.route("/api/play", playRoutes(limits));
  app.get("/page.js", (context) => context.body(script, 200, { "content-type": "text/javascript" }));
  app.get("/page.css", (context) => context.body(style, 200, { "content-type": "text/css" }));
  app.get("/api/runs", (context) => context.json({ version: 1, runs: [] }));
  app.get("*", (context) => context.html(HTML));
  const server = await new Promise<ReturnType<typeof serve>>((listening) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => listening(started));
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
