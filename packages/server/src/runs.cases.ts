import {
  inspectBots,
  Journal,
  planEvent,
  planHouseEvent,
  runEvent,
  type EventPlan,
  type EventRequest,
  type PlayedMatch,
} from "@doorcard/arena";
import { rulesFor } from "@doorcard/engine";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";

const BOTS = join(import.meta.dirname, "..", "..", "..", "bots");

/** A new folder that may hold runs, gone after the test, or when `after` says. */
export function newFolder(after: (done: () => void) => void = onTestFinished): string {
  const made = mkdtempSync(join(tmpdir(), "doorcard-"));
  after(() => rmSync(made, { recursive: true, force: true, maxRetries: 3 }));
  return join(made, "runs");
}

const bots = async (names: readonly string[]) => {
  const sources = names.map((name) => ({
    name,
    module: pathToFileURL(join(BOTS, name.split("#")[0]!, "src", "bot.ts")).href,
  }));
  const inspected = await inspectBots(sources);
  if (!inspected.ok) throw new Error(JSON.stringify(inspected.problems));
  return inspected.value;
};

/** An event of bots that come with Doorcard, at a classic table; `chart#2` is chart under a name of its own. */
export async function planned(names: readonly string[], request: Partial<EventRequest> = {}): Promise<EventPlan> {
  const { game = "stud" } = request;
  const rules = rulesFor("classic", game);
  if (!rules.ok) throw new Error("classic is missing");
  const plan = planEvent({
    name: "test",
    bots: await bots(names),
    game,
    rules: rules.value,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    stack: 1600,
    seats: 2,
    rotations: "cyclic",
    hands: 2000,
    dealing: "lanes",
    seed: "test",
    ...request,
  });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}

/** Plays a run in a folder of runs, under its name there; gives its folder. */
export async function playRun(folder: string, id: string, plan: EventPlan): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await runEvent(plan, { directory: join(folder, id), workers: 1 });
  return join(folder, id);
}

/** Plays a run of caribbean. */
export async function playHouseRun(folder: string, id: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const asked = {
    name: "house",
    bots: await bots(["basic", "always-call"]),
    game: "caribbean",
    hands: 400,
    seed: "s",
  } as const;
  const plan = planHouseEvent(asked);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  await runEvent(plan.value, { directory: join(folder, id), workers: 1 });
  return join(folder, id);
}

/** Begins a journal that is written by hand. */
export function begunJournal(folder: string, id: string, plan: EventPlan): Journal {
  mkdirSync(folder, { recursive: true });
  return Journal.create(join(folder, id), plan);
}

/** Made-up results of the matches of a plan in the order of its blocks, in which chips swing to and fro. */
export function* madeUp(plan: EventPlan): Generator<PlayedMatch> {
  const faults = { illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 };
  for (let block = 0; block < plan.blocks; block++) {
    for (const [lineUp, entrants] of plan.lineUps.entries()) {
      for (const [rotation, seating] of plan.seatings.entries()) {
        const swing = ((block * 7919 + lineUp * 104_729 + rotation * 1299) % 2001) - 1000;
        const seats = seating.map((place, seat) => ({
          entrant: entrants[place]!,
          net: seat === 0 ? swing : seat === 1 ? -swing : 0,
          decisions: plan.handsPerMatch * 3,
          faults,
        }));
        const id = `${lineUp}.${block}.${rotation}`;
        const result = { id, lineUp, block, rotation, hands: plan.handsPerMatch, digest: "0123456789abcdef", seats };
        yield { result, timings: seats.map(() => ({ timed: 1, micros: 2.5 })) };
      }
    }
  }
}
