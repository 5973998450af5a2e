import type { RunPage } from "@doorcard/protocol";
import { createAdaptorServer } from "@hono/node-server";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { begunJournal, madeUp, newRunFolder, planned } from "./runs.cases.ts";
import { routes } from "./http/routes.ts";
import { Runs } from "./run/runs.ts";
import type { Served } from "./serve-runs.ts";
import { servedRuns, serving } from "./serving.cases.ts";

const shared = servedRuns();

describe("live", () => {
  test("changes come as the journal grows, and the pace with them", async () => {
    const folder = newRunFolder();
    const plan = await planned(["chart", "caller"], { hands: 10_000, handsPerMatch: 10 });
    const journal = begunJournal(folder, "live", plan);
    onTestFinished(() => journal.close());
    const matches = madeUp(plan);
    const add = (count: number): void => journal.add(Array.from({ length: count }, () => matches.next().value!));
    add(2);
    const pages = livePages(await serving(folder), "/api/runs/live/live");
    expect((await pages.next()).standings.event.handsPlayed).toBe(20);
    add(4);
    const { standings, pace } = await pages.next();
    expect(standings.event.handsPlayed).toBe(60);
    expect(pace.state).toBe("playing");
    await pages.close();
  });

  test("the end of the process that plays it is a change too", async () => {
    const folder = newRunFolder();
    const plan = await planned(["chart", "caller"], { hands: 100, handsPerMatch: 10 });
    const journal = begunJournal(folder, "live", plan);
    const pages = livePages(await serving(folder), "/api/runs/live/live");
    expect((await pages.next()).pace.state).toBe("playing");
    journal.close();
    expect((await pages.next()).pace.state).toBe("still");
    await pages.close();
  });
});

test("nobody is watched for who has gone, or asks for the head of an answer alone", async () => {
  const own = new Runs(shared.runs);
  const { fetch: asked } = routes(own, { script: "", style: "" }, { host: "127.0.0.1" });
  const server = createAdaptorServer({ fetch: asked }) as Server;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    await own.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/runs/whole/live`;
  const isWatched = (): boolean => own.watch("whole")!.isWatched;
  expect((await fetch(address, { method: "HEAD" })).status).toBe(200);
  expect(isWatched()).toBe(false);
  const pages = await fetch(address);
  const reader = pages.body!.getReader();
  await reader.read();
  expect(isWatched()).toBe(true);
  await reader.cancel();
  await expect.poll(isWatched).toBe(false);
});

/** Pages of a run as they come. */
function livePages({ port }: Served, path: string): { next(): Promise<RunPage>; close(): Promise<void> } {
  const stop = new AbortController();
  const pages = (async function* () {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: stop.signal });
    let text = "";
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        if (text.startsWith("data: ")) yield JSON.parse(text.slice(6, end)) as RunPage;
        text = text.slice(end + 2);
      }
    }
  })();
  return {
    next: async () => (await pages.next()).value as RunPage,
    close: async () => {
      stop.abort();
      await pages.next().catch(() => undefined);
    },
  };
}
