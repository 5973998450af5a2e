import { check, type HouseObservation, type HouseResult } from "@doorcard/protocol";
import { defineHouseBot, type HouseBot } from "@doorcard/sdk";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  houseJobOf,
  inspectBots,
  openRun,
  planHouseEvent,
  playHouseMatch,
  resumeRun,
  runEvent,
  type HousePlan,
} from "./index.ts";

const moduleOf = (bot: string): string => new URL(`../../bots/${bot}/src/bot.ts`, import.meta.url).href;

async function planned(hands: number, ...names: readonly string[]): Promise<HousePlan> {
  const inspected = await inspectBots(names.map((name) => ({ name, module: moduleOf(name) })));
  if (!inspected.ok) throw new Error(JSON.stringify(inspected.problems));
  const plan = planHouseEvent({ name: "house", bots: inspected.value, game: "caribbean", hands, seed: "a seed" });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "doorcard-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return join(made, "run");
}

function standings(directory: string): ReturnType<ReturnType<typeof openRun>["standings"]> {
  const run = openRun(directory);
  try {
    return run.standings();
  } finally {
    run.close();
  }
}

/** A match of 300 hands of a bot of one's own. */
async function match(act: HouseBot["act"], handOver?: HouseBot["handOver"]): ReturnType<typeof playHouseMatch> {
  const bot = defineHouseBot({ name: "own", version: "1.0.0", create: () => ({ act, ...(handOver && { handOver }) }) });
  const plan = await planned(300, "basic");
  return playHouseMatch({ ...houseJobOf(plan, 0, 0), hands: 300 }, bot);
}

test("an event against the house comes to one result hash: twice, with one worker and two, and stopped and resumed", async () => {
  const plan = await planned(20_000, "basic", "always-call");
  const [one, two, stopped] = [folder(), folder(), folder()];
  await runEvent(plan, { directory: one, workers: 1 });
  await runEvent(plan, { directory: two, workers: 2 });
  const stop = new AbortController();
  await runEvent(plan, { directory: stopped, workers: 1, signal: stop.signal, onProgress: () => stop.abort() });
  expect(standings(stopped).event.complete).toBe(false);
  await resumeRun({ directory: stopped, workers: 2 });
  const all = [one, two, stopped].map(standings);
  expect(new Set(all.map(({ resultHash }) => resultHash)).size).toBe(1);
  expect(check("standings", all[0])).toMatchObject({ ok: true });
});

test("the exact losses lie in the intervals, in antes per 100 hands", async () => {
  const directory = folder();
  await runEvent(await planned(100_000, "basic", "always-call"), { directory, workers: 2 });
  const { entrants, headToHead } = standings(directory);
  // Exact by counting every hand: test/caribbean.deep.test.ts
  for (const [i, exact] of [-5.2245, -16.6072].entries()) {
    expect(entrants[i]!.rate.low!).toBeLessThan(exact);
    expect(entrants[i]!.rate.high!).toBeGreaterThan(exact);
  }
  expect(entrants.map(({ name }) => name)).toEqual(["basic", "always-call"]);
  expect(headToHead).toEqual([]);
});

test("what a bot sees has its shape, holds one card of the dealer's, and the result tells the other four", async () => {
  const seen: HouseObservation[] = [];
  const results: HouseResult[] = [];
  await match(
    (observation) => {
      seen.push(structuredClone(observation) as HouseObservation);
      return "call";
    },
    (result) => void results.push(structuredClone(result) as HouseResult),
  );
  expect([seen.length, results.length]).toEqual([300, 300]);
  for (const [i, observation] of seen.entries()) {
    expect(check("houseObservation", observation)).toMatchObject({ ok: true });
    expect(check("houseResult", results[i])).toMatchObject({ ok: true });
    const { dealer } = results[i]!;
    expect(dealer[4]).toBe(observation.upcard);
    const text = JSON.stringify(observation);
    expect(dealer.slice(0, 4).filter((card) => text.includes(card))).toEqual([]);
    expect(new Set([...dealer, ...observation.cards]).size).toBe(10);
  }
});

test("faults are counted, and the house takes the ante", async () => {
  const answers: (() => unknown)[] = [
    () => "raise",
    () => 7,
    () => {
      throw new Error("tired");
    },
    () => "call",
    () => Promise.resolve("fold"),
  ];
  let turn = 0;
  const { result } = await match(() => answers[turn++ % 5]!() as "call");
  expect(result.seats[0]!.faults).toEqual({ illegal: 60, unreadable: 60, late: 0, crashed: 60, "out-of-memory": 0 });
  expect(result.seats[0]!.decisions).toBe(300);
  const folded = await match(() => "fold");
  expect(folded.result.seats[0]!.net).toBe(-300);
});

test("the generator of a bot begins anew with each deal", async () => {
  const drawn: number[] = [];
  const bot = defineHouseBot({
    name: "own",
    version: "1.0.0",
    create: ({ random }) => ({
      act: () => {
        drawn.push(random());
        return "fold";
      },
    }),
  });
  const job = houseJobOf(await planned(300, "basic"), 0, 0);
  await playHouseMatch({ ...job, firstDeal: 0, hands: 20 }, bot);
  const all = drawn.splice(0);
  await playHouseMatch({ ...job, firstDeal: 10, hands: 10 }, bot);
  expect(drawn).toEqual(all.slice(10));
  expect(new Set(all).size).toBe(20);
});

test("a bot of the tables does not play against the house, and its event needs one bot", async () => {
  const inspected = await inspectBots([{ name: "caller", module: moduleOf("caller") }]);
  if (!inspected.ok) throw new Error("the caller is a bot");
  const request = { name: "house", game: "caribbean", hands: 0, seed: "s" } as const;
  expect(planHouseEvent({ ...request, bots: inspected.value })).toMatchObject({
    problems: [
      { at: "/hands", message: "must be a whole number of at least 1, got 0" },
      { at: "/bots/0", message: "caller does not play caribbean; it plays stud, stud8, razz" },
    ],
  });
  expect(planHouseEvent({ ...request, hands: 1, bots: [] })).toMatchObject({
    problems: [{ at: "/bots", message: "must be one or more, got 0" }],
  });
});
