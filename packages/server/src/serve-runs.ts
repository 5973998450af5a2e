import { createAdaptorServer } from "@hono/node-server";
import { viewerPage } from "@doorcard/viewer";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CannotServe } from "./cannot-serve.ts";
import { addressOf, isLoopback } from "./http/names.ts";
import { routes } from "./http/routes.ts";
import { Runs } from "./run/runs.ts";

/** What is served, and where. */
export interface ServeRequest {
  /** The folder of a run, or one that holds runs. */
  readonly directory: string;
  /** A name or address of this machine; 127.0.0.1 unless said. */
  readonly host?: string;
  /** 0 for any that is free; 7777 unless said. */
  readonly port?: number;
  /** What a browser must know, 16 characters or more. On a host that other machines reach one is made unless said. */
  readonly token?: string;
}

/** Runs that are being served. */
export interface Served {
  /** Where the page is, with the token where there is one. */
  readonly address: string;
  readonly port: number;
  readonly token?: string;
  /** Runs that there were when it began. */
  readonly runs: number;
  /** Ends it, and whoever is connected. */
  close(): Promise<void>;
}

const SHORTEST_TOKEN = 16;
/** Connections at once; a page holds two or three. */
const MOST_CONNECTIONS = 256;
/** Milliseconds in which a request must have been sent. */
const MS_TO_ASK = 10_000;

/** Serves runs to the page, until it is closed. Throws CannotServe when the folder is missing, or the host or port cannot be had. */
export async function serveRuns({ directory, host = "127.0.0.1", port = 7777, token }: ServeRequest): Promise<Served> {
  if (token !== undefined && !new RegExp(`^[\\w.~-]{${SHORTEST_TOKEN},}$`).test(token))
    throw new CannotServe(
      `the token must have ${SHORTEST_TOKEN} characters or more, letters, figures and ._~- alone; leave it out and one is made`,
    );
  const known = token ?? (isLoopback(host) ? undefined : randomBytes(16).toString("base64url"));
  const runs = new Runs(directory);
  const app = routes(runs, await viewerPage(), { host, token: known });
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer,
    serverOptions: { requestTimeout: MS_TO_ASK, headersTimeout: MS_TO_ASK, connectionsCheckingInterval: 1000 },
  }) as Server;
  server.maxConnections = MOST_CONNECTIONS;
  const got = await listening(server, host, port);
  const address = addressOf(host, got);
  return {
    address: known === undefined ? address : `${address}?token=${known}`,
    port: got,
    runs: runs.count,
    ...(known !== undefined && { token: known }),
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, runs.close()]);
    },
  };
}

/** The port that a server has got. */
async function listening(server: Server, host: string, port: number): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new CannotServe(REFUSALS[code]?.(host, port) ?? `${host}:${port} cannot be listened at (${code})`);
  }
  return (server.address() as AddressInfo).port;
}

const REFUSALS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `port ${port} is in use; name another by --port, or 0 for any that is free`,
  EACCES: (_, port) => `port ${port} may not be used; name one above 1023`,
  EADDRNOTAVAIL: (host) => `${host} is no address of this machine; name one of its own by --host`,
  ENOTFOUND: (host) => `${host} is no name of this machine; name one of its own by --host`,
};
