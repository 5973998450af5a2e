import type { Encounter, EventSummary, Rate, Standing, Standings, StopSummary } from "@doorcard/protocol";
import { rateOf, type Sample } from "./rate.ts";
import { fieldView, type FieldView } from "./field.ts";
import { prospectsOf, type Prospects } from "./prospects.ts";
import { rates } from "./rates.ts";
import { secondOpinion } from "./second-opinion.ts";
import { Looked, type Until } from "./stopping.ts";
import { samplesFrom, type Tally, type Totals } from "./tally.ts";

/** What a tally cannot know of its event; `hands` are those planned. */
export type About = Omit<EventSummary, "commitment" | "handsPlayed" | "blocks" | "complete" | "until">;

/** What a tally cannot know of how its event was played. */
export interface HowPlayed {
  readonly resultHash: string;
  /** By number of the entrant; null where none was timed. */
  readonly decisionsPerSecond: readonly (number | null)[];
  /** When the event stops by itself, the blocks it may have, and whether it has stopped. */
  readonly stop?: { readonly until: Until; readonly blocks: number; readonly isStopped: boolean };
  /** What each counts for as an opponent, by number of the entrant; the strongest field that they make unless said. */
  readonly field?: readonly number[];
  /** Whether skills by finishing orders stand beside the rates. */
  readonly withSecondOpinion?: boolean;
}

/**
 * Every entrant against every other it met, both directions, by numbers of the entrants; none unless all tables seat two.
 * `rate` makes a rate of samples, where it is not the usual one.
 */
export function encounters(tally: Tally, rate = usualRate): Encounter[] {
  if (tally.ledgers.some((ledger) => ledger.entrants.length !== 2)) return [];
  const directions = tally.ledgers.flatMap((ledger) => {
    const [one = 0, other = 0] = ledger.entrants;
    return [
      { own: one, against: other, ledger },
      { own: other, against: one, ledger },
    ];
  });
  directions.sort((a, b) => a.own - b.own || a.against - b.against);
  return directions.map(({ own, against, ledger }) => ({
    name: nameOf(tally, own),
    against: nameOf(tally, against),
    hands: ledger.hands,
    rate: rate(samplesFrom([ledger], own), tally.shape.bigBet),
  }));
}

const usualRate = (samples: readonly Sample[], bigBet: number): Rate => rateOf(samples, bigBet);

/**
 * The standings of an event, best mean first. Equal means share a rank and keep the order of their numbers; who is out of
 * the event comes last.
 */
export function standingsOf(tally: Tally, about: About, how: HowPlayed): Standings {
  const { name, game, rules, stakes, seats, seed, hands, reduced } = about;
  const { resultHash, stop } = how;
  const handsPlayed = tally.hands;
  const complete = handsPlayed >= hands || stop?.isStopped === true;
  const progress = { handsPlayed, blocks: tally.blocks, complete, ...(stop && { until: untilTold(tally, stop) }) };
  const field = fieldView(tally, how.field);
  const prospects = prospectsOf(tally, seed, stop === undefined);
  return {
    version: 1,
    event: { name, game, rules, stakes, seats, seed, hands, ...progress, ...(reduced && { reduced }) },
    entrants: ranked(tally, how, prospects, field),
    headToHead: encounters(tally, stop && ((samples, bigBet) => looked(tally, stop).interval(samples, bigBet))),
    ...(field && { field: fieldTold(tally, field) }),
    resultHash,
  };
}

const looked = (tally: Tally, { blocks }: NonNullable<HowPlayed["stop"]>): Looked => new Looked(tally, blocks);

/** When the event stops, and how far it is from that. */
function untilTold(tally: Tally, { until, blocks, isStopped }: NonNullable<HowPlayed["stop"]>): StopSummary {
  if (until.kind === "tested") return { rule: "tested", isKnown: isStopped };
  if (until.kind === "interval") return { rule: "interval", within: until.halfWidth, isKnown: isStopped };
  const neighbours = new Looked(tally, blocks).neighbours(until.margin).map(({ better, worse, difference, told }) => ({
    name: nameOf(tally, better),
    against: nameOf(tally, worse),
    difference,
    told,
  }));
  return { rule: "separated", within: until.margin, isKnown: isStopped, neighbours };
}

function ranked(
  tally: Tally,
  { decisionsPerSecond: speeds, stop, withSecondOpinion }: HowPlayed,
  prospects: Prospects,
  field: FieldView | undefined,
): Standing[] {
  const skills = withSecondOpinion === true ? secondOpinion(tally) : undefined;
  const all = stop === undefined ? rates(tally) : looked(tally, stop).rates;
  const rows = tally.totals.map((totals, entrant) => {
    const { hands, decisions, faults } = totals;
    const rate = all[entrant] ?? { mean: 0, low: null, high: null };
    const isBetter = (other: Rate, number: number): boolean =>
      tally.isOut(number) === tally.isOut(entrant) ? other.mean > rate.mean : tally.isOut(entrant);
    const rank = 1 + all.filter(isBetter).length;
    const name = nameOf(tally, entrant);
    const decisionsPerSecond = speeds[entrant] ?? null;
    const out = tally.isOut(entrant);
    return {
      rank,
      name,
      hands,
      rate,
      ...prospects[entrant],
      ...(skills && !out && { secondOpinion: { ...skills[entrant]! } }),
      ...(field && !out && { fieldRate: field.rates[entrant]! }),
      decisions,
      decisionsPerSecond,
      faults: { ...faults },
      ...faultedTold(totals, tally.shape.bigBet),
      ...(out && { out }),
    };
  });
  return rows.sort((one, other) => one.rank - other.rank);
}

function fieldTold(tally: Tally, { chosen, weights }: FieldView): NonNullable<Standings["field"]> {
  return { chosen, weights: Object.fromEntries(weights.map((weight, entrant) => [nameOf(tally, entrant), weight])) };
}

/** The hands in which the arena acted for an entrant, and its rate without them; nothing when there were none. */
function faultedTold({ hands, net, faulted }: Totals, bigBet: number): Pick<Standing, "faulted"> {
  if (faulted.hands === 0) return {};
  const others = hands - faulted.hands;
  const rateWithout = others === 0 ? null : ((net - faulted.net) / others) * (100 / bigBet);
  return { faulted: { ...faulted, rateWithout } };
}

function nameOf(tally: Tally, entrant: number): string {
  return tally.shape.entrants[entrant] ?? "";
}
