import { Journal, planHouseEvent, runEvent, type EventPlan, type PlayedMatch } from "@doorcard/arena";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { inspected } from "../../../arena/src/runs.cases.ts";

export { newRunFolder, planned } from "../../../arena/src/runs.cases.ts";

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
    bots: await Promise.all(["basic", "always-call"].map(inspected)),
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
