import { diffPlan, type EventPlan, type InspectedBot } from "@doorcard/arena";
import { readCount } from "./counts.ts";
import { readEventOptions, type EventOptions, type ReadOptions } from "./event-options.ts";
import { plannedEvent } from "./event-plan.ts";

/** What is to be compared, as commander hands it over: texts, unread. */
export interface AskedDiff extends Omit<EventOptions, "bots"> {
  readonly bot: string;
  readonly other: string;
  readonly field?: readonly string[];
}

/** Hands of a comparison, unless said. */
const USUAL_HANDS = 20_000;

/** The event that a bot plays against the field, and the bot that is asked in its place. Throws Misuse with all that is wrong. */
export async function plannedDiff(
  asked: AskedDiff,
  otherProblems: readonly string[],
): Promise<{ plan: EventPlan; other: InspectedBot }> {
  const options = read(asked);
  const whole = await plannedEvent({
    options,
    unlessSaid: { name: "diff", hands: USUAL_HANDS, isolation: "in-process" },
    otherProblems: [...otherProblems, ...problemsOf(asked)],
  });
  return diffPlan(whole as EventPlan, (options.document["hands"] as number | undefined) ?? USUAL_HANDS);
}

/** The options of the event, its bots being the one that plays, the field, and last the one that is asked. */
function read({ bot, other, field, ...options }: AskedDiff): ReadOptions {
  const { game, ...rest } = options;
  const { document, typed, problems } = readEventOptions({
    ...rest,
    ...(game !== undefined && game !== HOUSE && { game }),
    bots: [bot, ...(field ?? []), other],
  });
  const [own, ...others] = document["bots"] as Named[];
  const copies = field === undefined ? copiesOf(own!, seatsOf(options)) : [];
  return {
    document: { ...document, bots: [own, ...copies, ...others] },
    typed: { ...typed, bots: `${bot} ${other}${field === undefined ? "" : ` --field ${field.join(",")}`}` },
    problems,
  };
}

type Named = string | { readonly name: string; readonly bot: string };

const HOUSE = "caribbean";

/** Seats at the table; two where what was said is no number of seats, which is told elsewhere. */
function seatsOf({ seats = "2" }: EventOptions): number {
  const count = readCount(seats);
  return count !== undefined && count >= 2 && count <= 8 ? count : 2;
}

/** The bot once more for every other seat, under names of their own. */
const copiesOf = (own: Named, seats: number): Named[] =>
  Array.from({ length: seats - 1 }, (_, i) =>
    typeof own === "string" ? own : { ...own, name: `${own.name}#${i + 2}` },
  );

function problemsOf({ game, seats, field, ...options }: AskedDiff): string[] {
  const most = (field?.length ?? 8) + 1;
  const count = seatsOf({ ...options, ...(seats !== undefined && { seats }) });
  return [
    ...(game === HOUSE ? [`--game ${HOUSE}: bots are compared at a table, not against the house`] : []),
    ...(count > most ? [`--seats ${seats ?? count}: must be at most ${most}, the bot and those of --field`] : []),
  ];
}
