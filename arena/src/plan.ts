import { problemsWith } from "@doorcard/engine";
import type { Dealing, Game, MatchJob, Problem, RulesInForce, Stakes } from "@doorcard/protocol";
import type { InspectedBot } from "./inspect.ts";
import { combinations, rotationsOf } from "./line-ups.ts";

/** An event as it is asked for; chips are whole. */
export interface EventRequest {
  readonly name: string;
  /** The entrants, inspected. */
  readonly bots: readonly InspectedBot[];
  readonly game: Game;
  readonly rules: RulesInForce;
  readonly stakes: Stakes;
  /** Chips every seat starts each hand with. */
  readonly stack: number;
  /** Seats at a table, 2 to 8; every combination of that many bots is a line-up. */
  readonly seats: number;
  readonly rotations: "cyclic" | "all";
  /** Hands in all; rounded up to whole blocks. */
  readonly hands: number;
  /** Deals in a match; chosen so that there are 100 to 500 blocks where the hands allow, unless given. */
  readonly handsPerMatch?: number;
  readonly dealing: Dealing;
  readonly seed: string;
}

/** An event ready to be played: plain data from which every job follows. */
export interface EventPlan extends Omit<EventRequest, "handsPerMatch" | "bots"> {
  readonly entrants: readonly InspectedBot[];
  /** Entrant numbers of each line-up. */
  readonly lineUps: readonly (readonly number[])[];
  /** Seatings of a line-up within a block: for each seat, the place in the line-up of who sits there. */
  readonly seatings: readonly (readonly number[])[];
  readonly handsPerMatch: number;
  readonly blocks: number;
  readonly matches: number;
}

/** Plans an event, or tells everything that is wrong with what was asked for. */
export function planEvent(request: EventRequest): { ok: true; value: EventPlan } | { ok: false; problems: Problem[] } {
  const problems = problemsOf(request);
  if (problems.length > 0) return { ok: false, problems };
  const { bots, ...asked } = request;
  const lineUps = combinations(bots.length, request.seats);
  const seatings = rotationsOf(request.seats, request.rotations);
  const matchesABlock = lineUps.length * seatings.length;
  const deals = Math.ceil(request.hands / matchesABlock);
  const handsPerMatch =
    request.handsPerMatch ??
    Math.max(1, Math.min(deals, Math.min(Math.max(Math.ceil(deals / 500), 250), Math.ceil(deals / 100))));
  const blocks = Math.ceil(deals / handsPerMatch);
  const matches = blocks * matchesABlock;
  return {
    ok: true,
    value: {
      ...asked,
      entrants: bots,
      lineUps,
      seatings,
      handsPerMatch,
      blocks,
      matches,
      hands: matches * handsPerMatch,
    },
  };
}

function problemsOf(request: EventRequest): Problem[] {
  const { bots, seats, game, rules, stakes, stack, hands, handsPerMatch } = request;
  const problems: Problem[] = [];
  const wrong = (at: string, message: string): unknown => problems.push({ code: "event", at, message });
  if (bots.length < 2) wrong("/bots", `must be two or more, got ${bots.length}`);
  const names = bots.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) wrong("/bots", `has two entrants with the name ${twice}`);
  if (!Number.isInteger(seats) || seats < 2 || seats > 8)
    wrong("/seats", `must be a whole number from 2 to 8, got ${seats}`);
  else if (bots.length >= 2 && seats > bots.length)
    wrong("/seats", `must be at most the number of bots, ${bots.length}, got ${seats}`);
  for (const [key, value] of Object.entries({ hands, handsPerMatch })) {
    if (value !== undefined && (!Number.isSafeInteger(value) || value < 1))
      wrong(`/${key}`, `must be a whole number of at least 1, got ${value}`);
  }
  bots.forEach((bot, i) => {
    if (!bot.games.includes(game))
      wrong(`/bots/${i}`, `${bot.name} does not play ${game}; it plays ${bot.games.join(", ")}`);
  });
  const table = problemsWith({ game, rules, stakes, stacks: [stack, stack], firstSeat: 1 }).filter(
    ({ at }) => at !== "/stacks/1",
  );
  return [...problems, ...table.map((problem) => ({ ...problem, at: problem.at.replace("/stacks/0", "/stack") }))];
}

/** The jobs of an event, block by block, made as they are asked for. */
export function* jobsOf(plan: EventPlan): Generator<MatchJob> {
  for (let block = 0; block < plan.blocks; block++) {
    for (let lineUp = 0; lineUp < plan.lineUps.length; lineUp++) {
      for (let rotation = 0; rotation < plan.seatings.length; rotation++) yield jobOf(plan, lineUp, block, rotation);
    }
  }
}

/** The job of one match. */
export function jobOf(plan: EventPlan, lineUp: number, block: number, rotation: number): MatchJob {
  const { game, rules, stakes, stack, dealing, seed, handsPerMatch } = plan;
  const entrants = plan.seatings[rotation]!.map((place) => plan.lineUps[lineUp]![place]!);
  const id = `${lineUp}.${block}.${rotation}`;
  return {
    id,
    lineUp,
    block,
    rotation,
    game,
    rules,
    stakes,
    stack,
    dealing,
    entrants,
    firstDeal: block * handsPerMatch,
    hands: handsPerMatch,
    seed,
  };
}
