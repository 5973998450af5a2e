import { viewerPage } from "@doorcard/viewer";
import type { SavedPage } from "@doorcard/protocol";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/** What a server of pages answers: JSON by path ("/api/runs"), or a page saved with its data. */
export interface Served {
  readonly answers?: (path: string, search: URLSearchParams) => unknown;
  readonly saved?: SavedPage;
}

/** A small server of the page on loopback, under the policy of the real one, with made-up answers; undefined is a 404. */
export async function servePage({ answers = () => undefined, saved }: Served) {
  const { script, style } = await viewerPage();
  const inlined =
    saved === undefined
      ? ""
      : `<script type="application/json" id="saved">${JSON.stringify(saved).replaceAll("<", "\\u003c")}</script>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Doorcard</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head><body><div id="page"></div>${inlined}<script src="/page.js"></script></body></html>`;
  const assets: Readonly<Record<string, readonly [string, string]>> = {
    "/page.js": ["text/javascript", script],
    "/page.css": ["text/css", style],
  };
  const followers = new Map<string, Set<ServerResponse>>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    response.setHeader("content-security-policy", POLICY);
    if (pathname.startsWith("/api/")) {
      const live = pathname.endsWith("/live");
      const answer = answers(live ? pathname.slice(0, -"/live".length) : pathname, searchParams);
      if (answer === undefined) response.writeHead(404).end("{}");
      else if (live) {
        const path = pathname.slice(0, -"/live".length);
        const all = followers.get(path) ?? new Set();
        followers.set(path, all.add(response));
        response.on("close", () => all.delete(response));
        response.writeHead(200, { "content-type": "text/event-stream" }).write(eventOf(answer));
      } else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
      return;
    }
    const [type, text] = assets[pathname] ?? ["text/html", html];
    response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(text);
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  return {
    /** Where the page is, without a slash at its end. */
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many pages are told of changes at a path ("/api/runs/monday"). */
    followers: (path: string): number => followers.get(path)?.size ?? 0,
    /** Tells them of a change. */
    push(path: string, change: unknown): void {
      for (const response of followers.get(path) ?? []) response.write(eventOf(change));
    },
    /** The same, and waits until it has left for them, so that nothing piles up before who is slow. */
    async pushed(path: string, change: unknown): Promise<void> {
      const text = eventOf(change);
      const left = (response: ServerResponse) => new Promise<void>((done) => void response.write(text, () => done()));
      await Promise.all([...(followers.get(path) ?? [])].map(left));
    },
    /** Ends every connection that waits for changes, as a server that goes away does. */
    hangUp(): void {
      for (const all of followers.values()) for (const response of all) response.destroy();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const eventOf = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
