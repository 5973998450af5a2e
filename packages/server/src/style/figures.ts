import { STREETS, type Action } from "@doorcard/engine";
import type { HandRecord, StyleFigure } from "@doorcard/protocol";
import { handTold, type Decision } from "./decisions.ts";

/** Figures of third street: at which decisions one could, and what it is to do so. */
const DECIDED: readonly {
  readonly key: string;
  readonly told: string;
  could: (at: Decision) => boolean;
  did: (action: Action) => boolean;
}[] = [
  {
    key: "brings-in",
    told: "brings in, where it could complete at once",
    could: ({ isForced }) => isForced,
    did: (action) => action === "bring-in",
  },
  {
    key: "completes",
    told: "completes, first to enter",
    could: ({ isFirstIn }) => isFirstIn,
    did: (action) => action === "complete",
  },
  {
    key: "steals",
    told: "completes with the best door card against one or two",
    could: ({ isSteal }) => isSteal,
    did: (action) => action === "complete",
  },
  {
    key: "folds-to-completion",
    told: "folds to a completion",
    could: ({ facesCompletion }) => facesCompletion,
    did: (action) => action === "fold",
  },
];

/** Figures of whole hands. */
const GONE = [
  { key: "sees-fourth", told: "sees fourth street" },
  { key: "goes-to-showdown", told: "goes to showdown, having seen fourth street" },
  { key: "wins-at-showdown", told: "wins there, all or a part" },
] as const;

const AGGRESSIVE: readonly Action[] = ["complete", "bet", "raise", "bet-big", "raise-big"];

/** How often a bot does what it could, counted hand by hand. */
export class Style {
  readonly #name: string;
  readonly #counts = new Map<string, { times: number; of: number }>();
  /** Hands counted in which it sat. */
  hands = 0;

  /** `name` is that of the bot. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Counts a hand; one in which the bot did not sit says nothing. Throws an error when the engine plays it otherwise. */
  add(record: HandRecord): void {
    const seat = record.seats.findIndex(({ name }) => name === this.#name) + 1;
    if (seat === 0) return;
    this.hands++;
    const told = handTold(record);
    for (const decision of told.decisions) if (decision.seat === seat) this.#decided(decision);
    const sawFourth = told.sawFourth.includes(seat);
    const atShowdown = sawFourth && told.atShowdown.includes(seat);
    this.#count("sees-fourth", sawFourth);
    if (sawFourth) this.#count("goes-to-showdown", atShowdown);
    if (atShowdown) this.#count("wins-at-showdown", told.wonThere.includes(seat));
  }

  /** The figures, in the order of a hand; one that could not be is 0 of 0. */
  figures(): StyleFigure[] {
    const named = [...DECIDED, ...GONE].map(({ key, told }) => ({ key, told }));
    const byStreet = STREETS.map((street) => ({
      key: `aggression-${street}`,
      told: `bets or raises on ${street} street, of all it does there`,
    }));
    return [...named, ...byStreet].map((figure) => ({
      ...figure,
      ...(this.#counts.get(figure.key) ?? { times: 0, of: 0 }),
    }));
  }

  #decided(decision: Decision): void {
    const { action, street } = decision;
    for (const { key, could, did } of DECIDED) if (could(decision)) this.#count(key, did(action));
    // To bring in is nobody's wish
    if (action !== "bring-in") this.#count(`aggression-${street}`, AGGRESSIVE.includes(action));
  }

  #count(key: string, did: boolean): void {
    const count = this.#counts.get(key) ?? { times: 0, of: 0 };
    this.#counts.set(key, { times: count.times + (did ? 1 : 0), of: count.of + 1 });
  }
}
