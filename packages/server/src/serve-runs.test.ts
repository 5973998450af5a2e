import type { BotPage, HandList, RunList, RunPage } from "@doorcard/protocol";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { begunJournal, madeUp, newRunFolder, planned, playRun } from "./runs.cases.ts";
import { serveRuns } from "./serve-runs.ts";
import { ask, json, servedRuns, serving } from "./serving.cases.ts";

const shared = servedRuns();

describe("what is served", () => {
  test("the runs of a folder, who leads, and how far they are", async () => {
    const list = (await json(shared.served, "/api/runs")) as RunList;
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
    for (const id of ["good", "cut", "planless", "other"])
      cpSync(join(shared.runs, "whole"), run(id), { recursive: true });
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
    cpSync(join(shared.runs, "half"), join(folder, "half"), { recursive: true });
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
    const { standings, curves, pace } = (await json(shared.served, "/api/runs/whole")) as RunPage;
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
    const own = await serving(join(shared.runs, "whole"));
    expect(await json(own, "/api/runs")).toMatchObject({ runs: [{ id: "whole" }] });
    expect((await ask(own, "/api/runs/whole")).status).toBe(200);
    expect((await ask(own, "/api/runs/half")).status).toBe(404);
  });

  test("a bot's style, from its hands played again", async () => {
    const caller = (await json(shared.served, "/api/runs/whole/bots/caller")) as BotPage;
    const figures = new Map(caller.style.map((figure) => [figure.key, figure]));
    expect(caller.hands).toBe(2000);
    // It calls whatever comes: it never folds, so all its hands that were dealt fourth street see it
    expect(figures.get("folds-to-completion")!.times).toBe(0);
    expect(figures.get("aggression-fifth")!.times).toBe(0);
    expect(figures.get("goes-to-showdown")!.of).toBe(figures.get("sees-fourth")!.times);
    expect((await ask(shared.served, "/api/runs/whole/bots/nobody")).status).toBe(404);
  });

  test("against the house there are no hands to tell", async () => {
    expect(await json(shared.served, "/api/runs/house/bots/basic")).toEqual({
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
      const page = await ask(shared.served, path);
      expect(page.headers["content-type"]).toBe("text/html; charset=UTF-8");
      expect(page.text).toContain('<script src="/page.js" defer></script>');
    }
    expect((await ask(shared.served, "/page.js")).headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect((await ask(shared.served, "/page.css")).headers["content-type"]).toBe("text/css; charset=utf-8");
    expect((await ask(shared.served, "/api/nothing")).status).toBe(404);
  });

  test("a run that is damaged is told by its name and not by its place", async () => {
    const folder = newRunFolder();
    cpSync(shared.runs, folder, { recursive: true });
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
  cpSync(shared.runs, folder, { recursive: true });
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

describe("what cannot be served", () => {
  test("a folder that is not there, and a file", async () => {
    await expect(serveRuns({ directory: join(shared.runs, "none"), port: 0 })).rejects.toThrow(
      "there is no such folder",
    );
    await expect(serveRuns({ directory: join(shared.runs, "whole", "event.json"), port: 0 })).rejects.toThrow(
      "is a file",
    );
  });

  test("a port in use", async () => {
    const { port } = shared.served;
    await expect(serveRuns({ directory: shared.runs, port })).rejects.toThrow(`port ${port} is in use`);
  });

  test("a host that is not ours, and a token that can be guessed", async () => {
    await expect(serveRuns({ directory: shared.runs, port: 0, host: "192.0.2.1" })).rejects.toThrow(
      "is no address of this machine",
    );
    await expect(serveRuns({ directory: shared.runs, port: 0, token: "short" })).rejects.toThrow(
      "16 characters or more",
    );
  });
});
