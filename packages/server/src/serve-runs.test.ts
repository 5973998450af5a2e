import type { BotPage, HandList, RunList, RunPage } from "@doorcard/protocol";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createAdaptorServer } from "@hono/node-server";
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { request, type IncomingHttpHeaders, type Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { begunJournal, madeUp, newRunFolder, planned, playHouseRun, playRun } from "./runs.cases.ts";
import { routes } from "./http/routes.ts";
import { Runs } from "./run/runs.ts";
import { serveRuns, type ServeRequest, type Served } from "./serve-runs.ts";

const EVIL = "<img src=x onerror=alert(1)>";

/** Serves until the test is over. */
async function serving(directory: string, asked: Partial<ServeRequest> = {}): Promise<Served> {
  const own = await serveRuns({ directory, port: 0, ...asked });
  onTestFinished(() => own.close());
  return own;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks with headers that fetch would not send; the path goes out as it is. */
function ask(
  { port }: Served,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

const json = async (served: Served, path: string): Promise<unknown> => JSON.parse((await ask(served, path)).text);

/** Serves the folder of runs to all tests of this file that ask nothing special. */
let served: Served;

afterAll(() => served.close());

/** A folder of runs: one whole, one half played, one against the house, one bot with a name like a tag. */
let runs: string;
beforeAll(async () => {
  runs = newRunFolder(afterAll);
  await playRun(runs, "whole", await planned(["chart", "caller"], { hands: 2000, handsPerMatch: 100 }));
  const half = await planned(["odds", "rock"], { hands: 2000, handsPerMatch: 100, seed: "cards to come" });
  const journal = begunJournal(runs, "half", half);
  journal.add([...madeUp(half)].slice(0, 10));
  journal.close();
  await playHouseRun(runs, "house");
  const named = await planned(["chart", "caller"], { hands: 200 });
  const bots = named.entrants.map((bot, i) => ({ ...bot, name: i === 0 ? EVIL : bot.name }));
  await playRun(runs, "tag", { ...named, entrants: bots });
  served = await serveRuns({ directory: runs, port: 0 });
});

describe("what is served", () => {
  test("the runs of a folder, who leads, and how far they are", async () => {
    const list = (await json(served, "/api/runs")) as RunList;
    expect(new Map(list.runs.map((run) => [run.id, run]))).toEqual(
      new Map(
        [
          {
            id: "whole",
            name: "test",
            game: "stud",
            seats: 2,
            hands: 2000,
            handsPlayed: 2000,
            complete: true,
            best: "chart",
          },
          {
            id: "half",
            name: "test",
            game: "stud",
            seats: 2,
            hands: 2000,
            handsPlayed: 1000,
            complete: false,
            best: expect.any(String),
          },
          {
            id: "house",
            name: "house",
            game: "caribbean",
            seats: 1,
            hands: 400,
            handsPlayed: 400,
            complete: true,
            best: "basic",
          },
          {
            id: "tag",
            name: "test",
            game: "stud",
            seats: 2,
            hands: 200,
            handsPlayed: 200,
            complete: true,
            best: expect.any(String),
          },
        ].map((run) => [run.id, run]),
      ),
    );
  });

  test("runs that cannot be read are listed with the reason, until they can be", async () => {
    const folder = newRunFolder();
    mkdirSync(folder);
    const run = (id: string): string => join(folder, id);
    for (const id of ["good", "cut", "planless", "other"]) cpSync(join(runs, "whole"), run(id), { recursive: true });
    const plan = readFileSync(join(run("cut"), "event.json"), "utf8");
    writeFileSync(join(run("cut"), "event.json"), plan.slice(0, 40));
    rmSync(join(run("planless"), "event.json"));
    writeFileSync(join(run("other"), "journal.log"), "shopping: bread, milk");
    mkdirSync(run("older"));
    writeFileSync(join(run("older"), "event.json"), plan);
    writeFileSync(join(run("older"), "journal.db"), "");
    mkdirSync(run("no-run"));
    writeFileSync(join(run("no-run"), "event.json"), "{}");
    const own = await serving(folder);
    const { runs: read, unread = [] } = (await json(own, "/api/runs")) as RunList;
    expect(read.map(({ id }) => id)).toEqual(["good"]);
    expect(Object.fromEntries(unread.map(({ id, why }) => [id, why]))).toEqual({
      cut: expect.stringMatching(/^cut\/event.json is no JSON/),
      planless: "planless holds no run: event.json is missing",
      other: expect.stringMatching(/^other\/journal.log is no journal of Doorcard; put the right one back/),
      older: expect.stringMatching(/written by an older Doorcard/),
    });
    expect(JSON.parse((await ask(own, "/api/runs/older")).text)).toEqual({ error: expect.stringMatching(/older/) });
    writeFileSync(join(run("cut"), "event.json"), plan);
    rmSync(run("other"), { recursive: true });
    const later = (await json(own, "/api/runs")) as RunList;
    expect(later.runs.map(({ id }) => id)).toContain("cut");
    expect(later.unread!.map(({ id }) => id).toSorted()).toEqual(["older", "planless"]);
  });

  test("a run that is taken away is no run any more, and who watches it is let go; so is the whole folder", async () => {
    const folder = newRunFolder();
    mkdirSync(folder);
    cpSync(join(runs, "half"), join(folder, "half"), { recursive: true });
    const own = await serving(folder);
    const live = await fetch(`http://127.0.0.1:${own.port}/api/runs/half/live`);
    rmSync(join(folder, "half"), { recursive: true });
    expect(await live.text()).toContain("data: {");
    expect((await ask(own, "/api/runs/half")).status).toBe(404);
    rmSync(folder, { recursive: true });
    expect(await json(own, "/api/runs")).toEqual({ runs: [] });
    expect((await ask(own, "/api/runs/half")).status).toBe(404);
  });

  test("hands are those of the run that is there, also when it was played anew in the same folder", async () => {
    const folder = newRunFolder();
    await playRun(folder, "run", await planned(["chart", "caller"], { hands: 40, seed: "one" }));
    const own = await serving(folder);
    const before = (await json(own, "/api/runs/run/hands")) as HandList;
    rmSync(join(folder, "run"), { recursive: true });
    await playRun(folder, "run", await planned(["odds", "rock"], { hands: 20, seed: "other" }));
    const after = (await json(own, "/api/runs/run/hands")) as HandList;
    expect([before.sampled, after.sampled]).toEqual([40, 20]);
    expect(after.hands.flatMap(({ seats }) => seats)).not.toContain("chart");
  });

  test("nobody leads before a block is finished", async () => {
    const folder = newRunFolder();
    const plan = await planned(["chart", "caller"], { hands: 200, handsPerMatch: 10 });
    const journal = begunJournal(folder, "begun", plan);
    journal.add([...madeUp(plan)].slice(0, 1));
    journal.close();
    const { runs: listed } = (await json(await serving(folder), "/api/runs")) as RunList;
    expect(listed).toMatchObject([{ id: "begun", handsPlayed: 10, best: null }]);
  });

  test("a run: its standings, curves that end in them, and its pace", async () => {
    const { standings, curves, pace } = (await json(served, "/api/runs/whole")) as RunPage;
    expect(pace).toEqual({ state: "complete", handsPerSecond: null, secondsLeft: null });
    expect(standings.event.seed).toBe("test");
    for (const { name, rate } of standings.entrants) {
      const points = curves.find((curve) => curve.name === name)!.points;
      expect(points).toHaveLength(10);
      const last = points.at(-1)!;
      expect(last.hands).toBe(2000);
      for (const end of ["mean", "low", "high"] as const) expect(last[end]).toBeCloseTo(rate[end]!, 4);
    }
  });

  test("the folder of one run is served under its name", async () => {
    const own = await serving(join(runs, "whole"));
    expect(await json(own, "/api/runs")).toMatchObject({ runs: [{ id: "whole" }] });
    expect((await ask(own, "/api/runs/whole")).status).toBe(200);
    expect((await ask(own, "/api/runs/half")).status).toBe(404);
  });

  test("a bot's style, from its hands played again", async () => {
    const caller = (await json(served, "/api/runs/whole/bots/caller")) as BotPage;
    const figures = new Map(caller.style.map((figure) => [figure.key, figure]));
    expect(caller.hands).toBe(2000);
    // It calls whatever comes: it never folds, so all its hands that were dealt fourth street see it
    expect(figures.get("folds-to-completion")!.times).toBe(0);
    expect(figures.get("aggression-fifth")!.times).toBe(0);
    expect(figures.get("goes-to-showdown")!.of).toBe(figures.get("sees-fourth")!.times);
    expect((await ask(served, "/api/runs/whole/bots/nobody")).status).toBe(404);
  });

  test("against the house there are no hands to tell", async () => {
    expect(await json(served, "/api/runs/house/bots/basic")).toEqual({
      id: "house",
      name: "basic",
      version: expect.any(String),
      hands: 0,
      style: [],
      note: expect.stringContaining("house"),
    });
  });

  test("the page at any path, and its script and style", async () => {
    for (const path of ["/", "/run/whole", "/favicon.ico"]) {
      const page = await ask(served, path);
      expect(page.headers["content-type"]).toBe("text/html; charset=UTF-8");
      expect(page.text).toContain('<script src="/page.js" defer></script>');
    }
    expect((await ask(served, "/page.js")).headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect((await ask(served, "/page.css")).headers["content-type"]).toBe("text/css; charset=utf-8");
    expect((await ask(served, "/api/nothing")).status).toBe(404);
  });

  test("a run that is damaged is told by its name and not by its place", async () => {
    const folder = newRunFolder();
    cpSync(runs, folder, { recursive: true });
    writeFileSync(join(folder, "whole", "event.json"), "{}");
    const own = await serving(folder);
    const { status, text } = await ask(own, "/api/runs/whole");
    expect([status, text.includes(folder), text.includes("whole/event.json is no plan")]).toEqual([409, false, true]);
    expect(((await json(own, "/api/runs")) as { runs: { id: string }[] }).runs.map(({ id }) => id)).not.toContain(
      "whole",
    );
  });
});

test("a run whose journal is damaged says where, without the folder, and shows what is whole", async () => {
  const folder = newRunFolder();
  cpSync(runs, folder, { recursive: true });
  const journal = join(folder, "whole", "journal.log");
  const bytes = readFileSync(journal);
  const line = bytes.indexOf(10, bytes.length >> 1) + 1;
  bytes[line + 20]! ^= 1;
  writeFileSync(journal, bytes);
  const own = await serving(folder);
  const { standings, damage } = (await json(own, "/api/runs/whole")) as RunPage;
  expect(damage).toEqual({ count: 1, places: [expect.stringMatching(/^journal\.log:\d+ \(byte \d+, \d+ bytes\): /)] });
  expect(standings.event.handsPlayed).toBeGreaterThan(0);
  expect(standings.event.handsPlayed).toBeLessThan(standings.event.hands);
});

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
  const own = new Runs(runs);
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

describe("security", () => {
  test("every answer has a content security policy without unsafe-inline, and the rest", async () => {
    for (const path of ["/", "/page.js", "/api/runs", "/api/nothing", "/api/runs/none"]) {
      const { headers } = await ask(served, path);
      expect(headers["content-security-policy"]).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "cross-origin-resource-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
      });
    }
    expect((await ask(served, "/api/runs")).headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["localhost", 200],
    ["LOCALHOST:99", 200],
    ["127.0.0.1", 200],
    ["[::1]:7777", 200],
    ["evil.example", 421],
    ["127.0.0.1.evil.example", 421],
    ["localhost.evil.example", 421],
    ["192.168.1.5", 421],
    ["evil.example@localhost", 400],
  ])("a host named %s: %i (DNS rebinding)", async (host, status) => {
    expect((await ask(served, "/api/runs", { headers: { host } })).status).toBe(status);
    expect((await ask(served, "/", { headers: { host } })).status).toBe(status);
  });

  test.each([
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "http://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "none" }, 200],
    [{}, 200],
  ])("asked from %o: %i, and the page for a link from anywhere", async (headers, status) => {
    expect((await ask(served, "/api/runs", { headers })).status).toBe(status);
    expect((await ask(served, "/page.js", { headers })).status).toBe(status);
    expect((await ask(served, "/", { headers })).status).toBe(200);
    expect((await ask(served, "/", { method: "POST", headers })).status).toBe(status === 200 ? 405 : 403);
  });

  test("its own origin may ask, another port of this machine may not", async () => {
    const from = (port: number) => ({ headers: { origin: `http://127.0.0.1:${port}` } });
    expect((await ask(served, "/api/runs", from(served.port))).status).toBe(200);
    expect((await ask(served, "/api/runs", from(served.port + 1))).status).toBe(403);
  });

  const strangers = [
    "..",
    "../half",
    "%2e%2e",
    "%2e%2e%2fhalf",
    "..%2fhalf",
    "%2Fetc",
    "/etc/passwd",
    "%252e%252e",
    "..%5chalf",
    "whole%00",
    "whole%2f..%2fwhole",
    ".",
    "linked",
    "holds-a-link",
  ];
  test("what leads out of the folder, or is a link, is no run", async () => {
    const folder = newRunFolder();
    mkdirSync(folder);
    cpSync(join(runs, "whole"), join(folder, "whole"), { recursive: true });
    symlinkSync(join(runs, "half"), join(folder, "linked"));
    mkdirSync(join(folder, "holds-a-link"));
    symlinkSync("/etc/passwd", join(folder, "holds-a-link", "event.json"));
    symlinkSync("/etc/passwd", join(folder, "holds-a-link", "journal.log"));
    const own = await serving(folder);
    const asked = ["", "/live", "/bots/odds", "/hands"];
    for (const path of strangers.flatMap((id) => asked.map((rest) => `/api/runs/${id}${rest}`))) {
      const { status, text, headers } = await ask(own, path);
      const isPage = headers["content-type"]?.startsWith("text/html") === true;
      expect([path, isPage || status === 404 || status === 400]).toEqual([path, true]);
      expect(text).not.toMatch(/odds|rock|root:/);
    }
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is refused with what there is", async (method) => {
    for (const path of ["/", "/page.js", "/api/runs", "/api/runs/whole", "/api/runs/whole/live"]) {
      const { status, headers } = await ask(served, path, { method });
      expect([path, status, headers.allow]).toEqual([path, 405, "GET, HEAD"]);
    }
  });

  test("a body is JSON and small", async () => {
    const post = (type: string, body: string) =>
      ask(served, "/api/play", { method: "POST", headers: { "content-type": type }, body });
    expect((await post("text/plain", "{}")).status).toBe(415);
    expect((await post("application/x-www-form-urlencoded", "a=1")).status).toBe(415);
    expect((await post("application/json", " ".repeat(70_000))).status).toBe(413);
  });

  test("a bot named like a tag arrives as text", async () => {
    const { headers, text } = await ask(served, "/api/runs/tag");
    expect(headers["content-type"]).toBe("application/json");
    expect((JSON.parse(text) as RunPage).standings.entrants.map(({ name }) => name)).toContain(EVIL);
    const bot = await ask(served, `/api/runs/tag/bots/${encodeURIComponent(EVIL)}`);
    expect([bot.status, (JSON.parse(bot.text) as { name: string }).name]).toEqual([200, EVIL]);
    for (const path of [`/${EVIL.replaceAll(" ", "%20")}`, `/api/runs/${encodeURIComponent(EVIL)}`])
      expect((await ask(served, path)).text).not.toContain("<img");
  });

  test("the seed of a run that is not complete stays here", async () => {
    const { text } = await ask(served, "/api/runs/half");
    const { event } = (JSON.parse(text) as RunPage).standings;
    expect(event.seed).toBe(event.commitment);
    expect(text).not.toContain("cards to come");
  });

  test("with a token only who knows it is told anything", async () => {
    const own = await serving(runs, { token: "a-token-of-20-figures" });
    expect((await ask(own, "/")).status).toBe(200);
    expect((await ask(own, "/api/runs")).status).toBe(401);
    expect((await ask(own, "/api/runs/whole/live")).status).toBe(401);
    expect((await ask(own, "/?token=a-token-of-20-figurez")).status).toBe(403);
    const exchanged = await ask(own, "/?token=a-token-of-20-figures");
    expect([exchanged.status, exchanged.headers.location]).toEqual([303, "/"]);
    const [cookie = ""] = exchanged.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/^doorcard-\d+=.*; Path=\/; HttpOnly; SameSite=Strict$/);
    const known = { headers: { cookie: cookie.split(";")[0]! } };
    expect((await ask(own, "/api/runs", known)).status).toBe(200);
    expect((await ask(own, "/api/runs", { headers: { cookie: "doorcard-1=a-token-of-20-figures" } })).status).toBe(401);
  });

  test("on a host that other machines reach a token is made", async () => {
    const own = await serving(runs, { host: "0.0.0.0" });
    expect(own.address).toContain(`?token=${own.token}`);
    expect(own.token).toMatch(/^[\w-]{22}$/);
    expect((await ask(own, "/api/runs")).status).toBe(401);
    expect((await ask(own, "/", { headers: { host: "192.168.1.5" } })).status).toBe(200);
    expect((await ask(own, "/", { headers: { host: "evil.example" } })).status).toBe(421);
  });

  test("one who does not read, and one who never ends his question, hold up nobody", async () => {
    for (let i = 0; i < 20; i++) {
      const socket = connect(served.port, "127.0.0.1");
      socket.on("error", () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.pause();
      socket.write(
        i % 2 === 0 ? "GET /api/runs/whole/live HTTP/1.1\r\nHost: localhost\r\n\r\n" : "GET / HTTP/1.1\r\nHost: loc",
      );
    }
    expect((await ask(served, "/api/runs/whole")).status).toBe(200);
  });
});

describe("what cannot be served", () => {
  test("a folder that is not there, and a file", async () => {
    await expect(serveRuns({ directory: join(runs, "none"), port: 0 })).rejects.toThrow("there is no such folder");
    await expect(serveRuns({ directory: join(runs, "whole", "event.json"), port: 0 })).rejects.toThrow("is a file");
  });

  test("a port in use", async () => {
    const { port } = served;
    await expect(serveRuns({ directory: runs, port })).rejects.toThrow(`port ${port} is in use`);
  });

  test("a host that is not ours, and a token that can be guessed", async () => {
    await expect(serveRuns({ directory: runs, port: 0, host: "192.0.2.1" })).rejects.toThrow(
      "is no address of this machine",
    );
    await expect(serveRuns({ directory: runs, port: 0, token: "short" })).rejects.toThrow("16 characters or more");
  });
});
