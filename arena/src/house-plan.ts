import type { HouseGame, HouseJob, Problem } from "@doorcard/protocol";
import type { InspectedBot } from "./inspect.ts";
import { isApart } from "./seats/isolation.ts";
import { commonProblems, inBlocks, strangersTo, type AskedHands, type PlanShape } from "./plan-shape.ts";

/** An event against the house as it is asked for. */
export interface HouseRequest extends AskedHands {
  readonly name: string;
  /** The entrants, inspected. */
  readonly bots: readonly InspectedBot[];
  readonly game: HouseGame;
  readonly seed: string;
}

/** An event in which each bot plays the same deals alone against the house. */
export interface HousePlan extends PlanShape {
  readonly game: HouseGame;
}

/** Plans an event against the house, or tells everything that is wrong with what was asked for. */
export function planHouseEvent(
  request: HouseRequest,
): { ok: true; value: HousePlan } | { ok: false; problems: Problem[] } {
  const { bots, name, game, seed } = request;
  const problems = [
    ...(bots.length < 1 ? [{ at: "/bots", message: "must be one or more, got 0" }] : []),
    ...commonProblems(
      request,
      bots.map((bot) => bot.name),
    ),
    ...strangersTo(game, bots),
    ...bots.flatMap((bot, i) =>
      isApart(bot) ? [{ at: `/bots/${i}`, message: `${bot.name} must play in process: against the house all do` }] : [],
    ),
  ];
  if (problems.length > 0) return { ok: false, problems: problems.map((problem) => ({ code: "event", ...problem })) };
  const lineUps = bots.map((_, entrant) => [entrant]);
  return {
    ok: true,
    value: {
      name,
      game,
      seed,
      ...(request.until !== undefined && { until: request.until }),
      entrants: bots,
      lineUps,
      seatings: [[0]],
      ...inBlocks(request, bots.length),
    },
  };
}

/** The job of one match against the house. */
export function houseJobOf(plan: HousePlan, lineUp: number, block: number): HouseJob {
  const { game, seed, handsPerMatch } = plan;
  return {
    id: `${lineUp}.${block}.0`,
    lineUp,
    block,
    rotation: 0,
    game,
    entrants: [plan.lineUps[lineUp]![0]!],
    firstDeal: block * handsPerMatch,
    hands: handsPerMatch,
    seed,
  };
}
