import type { Fault, Street } from "@doorcard/protocol";
import type { HandFacts, SeatFacts } from "./hand-facts.ts";
import type { HoldingClass } from "./holding-class.ts";

/** One thing that a search asks of a hand. */
export interface Condition {
  /** As a part of a sentence after "hands": "in which odds lost with a full house". */
  readonly told: string;
  /** What is special about a hand that fits, perhaps nothing (""); undefined when it does not fit. */
  readonly find: (hand: HandFacts) => string | undefined;
}

const STREETS: readonly Street[] = ["third", "fourth", "fifth", "sixth", "seventh"];

const FAULT_WORDS: Readonly<Record<Fault, string>> = {
  illegal: "an illegal answer",
  unreadable: "an unreadable answer",
  late: "a late answer",
  crashed: "a crash",
  "out-of-memory": "too much memory",
};

/** Conditions by what they ask; `bot` is the name of the bot that is meant, undefined for any. */
export const conditions = {
  sat: (bot: string): Condition => ({
    told: `in which ${bot} sat`,
    find: ({ seats }) => (seats.some(({ name }) => name === bot) ? "" : undefined),
  }),
  had: (bot: string | undefined, how: "lost" | "won" | "was", kind: HoldingClass): Condition => ({
    told: `in which ${bot ?? "a bot"} ${how === "was" ? "came to the showdown" : how} with ${kind.told}`,
    find: ofSeat(
      bot,
      ({ net, classes }) => (how === "lost" ? net < 0 : how === "won" ? net > 0 : true) && kind.fits(classes),
      ({ name, net, holding }) => `${name} ${net < 0 ? "loses" : net > 0 ? "wins" : "is even"} with ${holding}`,
    ),
  }),
  foldedWinner: (bot: string | undefined, street: Street | undefined): Condition => ({
    told: `in which ${bot ?? "a bot"} folded${street === undefined ? "" : ` on ${street} street`} and would have won, had it stayed`,
    find: ofSeat(
      bot,
      ({ foldedWinner, folded }) => foldedWinner && (street === undefined || folded === street),
      ({ name, folded }) => `${name} folds the winner on ${folded} street`,
    ),
  }),
  faulted: (bot: string | undefined, fault: Fault | undefined): Condition => ({
    told: `with ${fault === undefined ? "a fault" : FAULT_WORDS[fault]}${bot === undefined ? "" : ` of ${bot}`}`,
    find: ofSeat(
      bot,
      ({ faults }) => (fault === undefined ? faults.length > 0 : faults.includes(fault)),
      ({ name, faults }) => `${FAULT_WORDS[fault ?? faults[0]!]} of ${name}`,
    ),
  }),
  showdown: (bots: readonly string[]): Condition => ({
    told: `with a showdown${bots.length > 1 ? " between" : bots.length === 1 ? " of" : ""} ${bots.join(" and ")}`.trim(),
    find: ({ isShowdown, seats }) => {
      const there = seats.filter(({ holding }) => holding !== undefined);
      return isShowdown && bots.every((bot) => there.some(({ name }) => name === bot))
        ? showdownTold(there)
        : undefined;
    },
  }),
  allIn: (bot: string | undefined): Condition => ({
    told: `in which ${bot ?? "a bot"} was all-in`,
    find: ofSeat(
      bot,
      ({ isAllIn }) => isAllIn,
      ({ name }) => `${name} is all-in`,
    ),
  }),
  street: (street: Street): Condition => ({
    told: `that were dealt ${street} street`,
    find: (hand) => (STREETS.indexOf(hand.street) >= STREETS.indexOf(street) ? "" : undefined),
  }),
  least: (chips: number): Condition => ({
    told: `with at least ${chips} ${chips === 1 ? "chip" : "chips"} in the pots`,
    find: ({ pot }) => (pot >= chips ? "" : undefined),
  }),
  scooped: (bot: string | undefined): Condition => ({
    told: `in which ${bot ?? "a bot"} won both halves`,
    find: (hand) =>
      hand.isScooped
        ? ofSeat(
            bot,
            ({ net }) => net > 0,
            ({ name }) => `${name} scoops`,
          )(hand)
        : undefined,
  }),
  split: (): Condition => ({
    told: "in which a pot was split",
    find: ({ isSplit }) => (isSplit ? "split pot" : undefined),
  }),
  unopposed: (): Condition => ({
    told: "that were won without a showdown",
    find: ({ isShowdown }) => (isShowdown ? undefined : ""),
  }),
  community: (): Condition => ({
    told: "with one card for all",
    find: ({ hasCommunity }) => (hasCommunity ? "one card for all" : undefined),
  }),
} as const;

/** Finds the first seat that fits, of one bot or of any. */
const ofSeat =
  (bot: string | undefined, fits: (seat: SeatFacts) => boolean, tell: (seat: SeatFacts) => string) =>
  ({ seats }: HandFacts): string | undefined => {
    const found = seats.find((seat) => (bot === undefined || seat.name === bot) && fits(seat));
    return found === undefined ? undefined : tell(found);
  };

function showdownTold(there: readonly SeatFacts[]): string {
  return there
    .toSorted((a, b) => b.net - a.net)
    .map(({ name, holding }) => `${name} ${holding}`)
    .join("; ");
}
