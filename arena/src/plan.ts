import { problemsWith } from "@doorcard/engine";
import type {
  Dealing,
  Game,
  HouseJob,
  LimitsAsked,
  MatchJob,
  Problem,
  Reduction,
  RulesInForce,
  Stakes,
} from "@doorcard/protocol";
import { houseJobOf, type HousePlan } from "./house-plan.ts";
import type { InspectedBot } from "./inspect.ts";
import { combinations, rotationsOf } from "./line-ups.ts";
import type { TestRule } from "@doorcard/ratings";
import { commonProblems, inBlocks, strangersTo, type AskedHands, type PlanShape, type Wrong } from "./plan-shape.ts";
import { scheduleOf } from "./schedule.ts";

/** An event as it is asked for; chips are whole. */
export interface EventRequest extends AskedHands {
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
  readonly dealing: Dealing;
  readonly seed: string;
  /** What is taken off the results, so that fewer hands tell as much; nothing unless said. */
  readonly reduce?: Reduction;
  readonly limits?: LimitsAsked;
  readonly faultLimit?: number;
}

/** An event ready to be played. */
export interface EventPlan extends PlanShape, Omit<EventRequest, "handsPerMatch" | "bots"> {
  readonly hands: number;
}

/** An event of any game, ready to be played. */
export type AnyPlan = EventPlan | HousePlan;

/** A planned event, or everything that is wrong with what was asked for. */
export type Planned = { ok: true; value: EventPlan } | { ok: false; problems: Problem[] };

/** Plans an event: every combination of bots is a line-up. */
export const planEvent = (request: EventRequest): Planned =>
  planned(request, problemsOf(request), () => combinations(request.bots.length, request.seats));

/**
 * Plans the test of a candidate, the first bot, against a baseline, the second: both sit in the same seats of the same deals,
 * each with every combination of the other bots; with no others they meet each other.
 */
export function planRegress(request: EventRequest, test: Omit<TestRule, "handsPerBlock">): Planned {
  const field = request.bots.length - 2;
  const isDuel = field === 0;
  const others = request.seats - 1;
  const problems = problemsOf(isDuel ? request : { ...request, seats: Math.min(request.seats, request.bots.length) });
  if (isDuel ? request.seats > 2 : others > field) {
    const needs = `needs ${others} ${others === 1 ? "bot" : "bots"} in the field, got ${field}`;
    problems.splice(0, problems.length, ...problems.filter(({ at }) => at !== "/seats"));
    problems.push({ code: "event", at: "/seats", message: needs });
  }
  const tables = combinations(field, others).map((table) => table.map((bot) => bot + 2));
  const lineUps = isDuel ? [[0, 1]] : [0, 1].flatMap((version) => tables.map((table) => [version, ...table]));
  const until = { kind: "tested", ...test, handsPerBlock: 0 } as const;
  const plan = planned({ ...request, until }, problems, () => lineUps);
  if (!plan.ok) return plan;
  const { handsPerMatch, seatings } = plan.value;
  const handsPerBlock = handsPerMatch * seatings.length * (isDuel ? 1 : tables.length);
  return { ok: true, value: { ...plan.value, until: { ...until, handsPerBlock } } };
}

function planned(request: EventRequest, problems: readonly Problem[], lineUpsOf: () => number[][]): Planned {
  if (problems.length > 0) return { ok: false, problems: [...problems] };
  const { bots, ...asked } = request;
  const lineUps = lineUpsOf();
  const seatings = rotationsOf(request.seats, request.rotations);
  const blocks = inBlocks(request, lineUps.length * seatings.length);
  return { ok: true, value: { ...asked, entrants: bots, lineUps, seatings, ...blocks } };
}

function problemsOf(request: EventRequest): Problem[] {
  const { bots, seats, game, rules, stakes, stack } = request;
  const names = bots.map(({ name }) => name);
  const problems: Wrong[] = [
    ...(bots.length < 2 ? [{ at: "/bots", message: `must be two or more, got ${bots.length}` }] : []),
    ...commonProblems(request, names),
    ...strangersTo(game, bots),
  ];
  if (!Number.isInteger(seats) || seats < 2 || seats > 8)
    problems.push({ at: "/seats", message: `must be a whole number from 2 to 8, got ${seats}` });
  else if (bots.length >= 2 && seats > bots.length)
    problems.push({ at: "/seats", message: `must be at most the number of bots, ${bots.length}, got ${seats}` });
  const table = problemsWith({ game, rules, stakes, stacks: [stack, stack], firstSeat: 1 }).filter(
    ({ at }) => at !== "/stacks/1",
  );
  return [
    ...problems.map((problem) => ({ code: "event", ...problem })),
    ...table.map((problem) => ({ ...problem, at: problem.at.replace("/stacks/0", "/stack") })),
  ];
}

/** The jobs of an event in the order in which they are played, made as they are asked for. */
export function* jobsOf(plan: AnyPlan): Generator<MatchJob | HouseJob> {
  for (const { lineUp, block, rotation } of scheduleOf(plan))
    yield plan.game === "caribbean" ? houseJobOf(plan, lineUp, block) : jobOf(plan, lineUp, block, rotation);
}

/** The job of one match. */
export function jobOf(plan: EventPlan, lineUp: number, block: number, rotation: number): MatchJob {
  const { game, rules, stakes, stack, dealing, seed, handsPerMatch, reduce } = plan;
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
    ...(reduce && { reduce }),
  };
}
