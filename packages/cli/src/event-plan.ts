import {
  inspectBots,
  planEvent,
  planHouseEvent,
  type AnyPlan,
  type EventRequest,
  type InspectedBot,
  type Planned,
} from "@doorcard/arena";
import { GAMES } from "@doorcard/engine";
import { check, type EventFile, type Problem } from "@doorcard/protocol";
import { dirname } from "node:path";
import { findBots, type FoundBot } from "./bot-lookup.ts";
import type { WrittenEvent } from "./event-file.ts";
import type { ReadOptions } from "./event-options.ts";
import { requested } from "./event-request.ts";
import { houseRequested } from "./house-request.ts";
import { Misuse } from "./exit.ts";
import { placed, type Origins } from "./origins.ts";
import { pointerSteps, valueAt } from "./pointer.ts";

/** An event as it is wished for: a file, options that win over it, and what holds where both are silent. */
export interface Wish {
  readonly file?: WrittenEvent;
  readonly options: ReadOptions;
  readonly unlessSaid: Partial<EventFile>;
  /** What else is wrong with the command, to be told in one go. */
  readonly otherProblems: readonly string[];
  /** Plans an event between bots, where it is no usual one. */
  readonly planner?: (request: EventRequest) => Planned;
}

/** Plans the event that is wished for. Throws Misuse with every problem at once, each with its place. */
export async function plannedEvent({ file, options, unlessSaid, otherProblems, planner }: Wish): Promise<AnyPlan> {
  const document: Record<string, unknown> = { ...unlessSaid, ...file?.document, ...options.document };
  const origins: Origins = { ...(file && { file }), options: options.typed };
  const shape = check("eventFile", document);
  const misshapen = shape.ok ? [] : shape.problems;
  const sound = soundPart(document, misshapen);
  const areFilesBots = file !== undefined && options.document["bots"] === undefined;
  const { entrants, problems: unseated } = await entrantsOf(sound, areFilesBots ? dirname(file.path) : ".");
  const { plan, unruly } = planOf(sound, entrants, planner);
  // Of an event of no known game nobody can tell who plays it, or how many must
  const isOfNoGame = misshapen.some(({ at }) => at === "/game");
  const unplanned = plan.ok ? [] : plan.problems.filter(({ at }) => !isOfNoGame || !at.startsWith("/bots"));
  const problems = [...misshapen, ...unseated, ...unruly, ...unplanned];
  const told = [
    ...otherProblems,
    ...options.problems,
    ...problems.map((problem) => placed(problem, document, origins)),
  ];
  if (told.length > 0 || !plan.ok) throw new Misuse(...new Set(told));
  return plan.value;
}

/** The event planned, whatever its game; `unruly` is what could not be asked for. */
function planOf(
  { game, ...event }: Partial<EventFile>,
  bots: readonly InspectedBot[],
  planner = planEvent,
): { plan: ReturnType<typeof planEvent | typeof planHouseEvent>; unruly: readonly Problem[] } {
  if (game === "caribbean") {
    const { request, problems } = houseRequested(event);
    return { plan: planHouseEvent({ ...request, bots }), unruly: problems };
  }
  const { request, problems } = requested({ ...event, ...(game !== undefined && { game }) });
  return { plan: planner({ ...request, bots }), unruly: problems };
}

/** The part of a document that has the shape it should, so that one thing wrong does not hide another. */
function soundPart(document: Readonly<Record<string, unknown>>, misshapen: readonly Problem[]): Partial<EventFile> {
  const sound = structuredClone(document) as Record<string, unknown>;
  for (const { code, at } of misshapen) {
    const steps = pointerSteps(at);
    const group =
      code === "unknown-key" ? (valueAt(sound, at.slice(0, at.lastIndexOf("/"))) as typeof sound | undefined) : sound;
    const key = code === "unknown-key" ? steps.at(-1) : steps[0];
    if (group !== undefined && key !== undefined) delete group[key];
  }
  return sound;
}

/** Any bot, where a list of bots is missing or one of them cannot be had: the rest of the event is judged all the same. */
const standIn = (place: number): InspectedBot => ({
  name: `bot ${place}`,
  module: "",
  version: "",
  games: [...GAMES, "caribbean"],
});

/** The entrants that are wanted, each found and loaded once. */
async function entrantsOf(
  { bots: wanted, game, isolation, limits }: Partial<EventFile>,
  folder: string,
): Promise<{ entrants: InspectedBot[]; problems: Problem[] }> {
  if (wanted === undefined) return { entrants: Array.from({ length: 8 }, (_, place) => standIn(place)), problems: [] };
  const { bots, problems } = findBots(wanted, folder, game === "caribbean" ? "in-process" : isolation);
  const inspected = await inspectBots(bots, limits);
  const entrants = wanted.map((_, place) => {
    const found = bots.findIndex((bot) => bot.place === place);
    if (found < 0) return standIn(place);
    return inspected.ok ? inspected.value[found]! : { ...standIn(place), name: bots[found]!.name };
  });
  const unloaded = inspected.ok
    ? []
    : inspected.problems.map((problem) => ({ ...problem, at: placeAmong(bots, problem) }));
  return { entrants, problems: [...problems, ...unloaded] };
}

/** The place that a bot has in the list of those wanted, where a problem counts only those found. */
function placeAmong(bots: readonly FoundBot[], { at }: Problem): string {
  return `/bots/${bots[Number(pointerSteps(at)[1])]!.place}`;
}
