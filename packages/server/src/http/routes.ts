import { RunError } from "@doorcard/arena";
import type { Page } from "@doorcard/viewer";
import { Hono, type Context } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { handList } from "../hand/hand-list.ts";
import { handPage } from "../hand/hand-page.ts";
import { playRoutes } from "../play/routes.ts";
import { livePages } from "../run/live.ts";
import type { Runs } from "../run/runs.ts";
import { servedDocument } from "./documents.ts";
import { onlyOurName, onlyOurPage, onlyWithToken, told, tokenForCookie, type Gate } from "./guard.ts";
import { headers } from "./headers.ts";

/** Everything that is served, behind its gate. */
export function routes(runs: Runs, page: Page, gate: Gate): Hono {
  const app = new Hono();
  app.use(headers(), onlyOurName(gate), onlyOurPage, methodNotAllowed({ app, onMethodNotAllowed }));
  app.use("/api/*", onlyWithToken(gate), notKept);
  app.route("/api/runs", runRoutes(runs));
  app.route("/api/play", playRoutes());
  app.get("/api/*", (c) => told(c, 404, "There is nothing of this name."));
  app.get("/page.js", (c) => c.body(page.script, 200, { "content-type": "text/javascript; charset=utf-8" }));
  app.get("/page.css", (c) => c.body(page.style, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("*", tokenForCookie(gate), (c) => c.html(servedDocument, 200, { "cache-control": "no-cache" }));
  return app;
}

const onMethodNotAllowed = (c: Context, methods: string[]): Response => {
  c.header("Allow", methods.join(", "));
  return told(c, 405, `Here only ${methods.join(", ")} will do.`);
};

const notKept = async (c: Context, next: () => Promise<void>): Promise<void> => {
  await next();
  c.header("Cache-Control", "no-store");
};

function runRoutes(runs: Runs): Hono {
  const app = new Hono();
  app.get("/", async (c) => c.json(await runs.list()));
  app.get("/:id", async (c) => {
    const watch = runs.watch(c.req.param("id"));
    if (watch === undefined) return noRun(c);
    const { text } = await watch.now();
    return c.body(text, 200, { "content-type": "application/json" });
  });
  app.get("/:id/live", async (c) => {
    const watch = runs.watch(c.req.param("id"));
    if (watch === undefined) return noRun(c);
    await watch.now();
    // What stands in front of us must not gather pages
    return c.body(livePages(watch), 200, { "content-type": "text/event-stream", "x-accel-buffering": "no" });
  });
  app.get("/:id/bots/:name", async (c) => {
    const bot = await runs.bot(c.req.param("id"), c.req.param("name"));
    return bot === undefined ? told(c, 404, "There is no such bot in such a run.") : c.json(bot);
  });
  app.get("/:id/hands", async (c) => {
    const directory = runs.directory(c.req.param("id"));
    const { q, bot, least, sort } = c.req.query();
    return directory === undefined ? noRun(c) : c.json(await handList(directory, { q, bot, least, sort }));
  });
  app.get("/:id/hands/:hand", async (c) => {
    const directory = runs.directory(c.req.param("id"));
    return directory === undefined ? noRun(c) : c.json(await handPage(directory, c.req.param("hand")));
  });
  app.onError((error, c) => failed(c, error, runs));
  return app;
}

const noRun = (c: Context): Response => told(c, 404, "There is no run of this name here.");

/** Tells what is wrong with a run by its name and not by its place on the disk; of our own faults no more than that. */
function failed(c: Context, error: Error, runs: Runs): Response {
  if (error instanceof RunError) {
    const id = c.req.param("id") ?? "";
    return told(c, 409, error.message.replaceAll(runs.directory(id) ?? "\0", id));
  }
  process.stderr.write(`error: a fault of Doorcard itself, please report it: ${error.stack ?? error.message}\n`);
  return told(c, 500, "This is a fault of Doorcard itself; its server has printed what it was.");
}
