import type { Street } from "@doorcard/protocol";
import type { ToldAction } from "../told-hand.ts";
import type { Cards } from "./cards.ts";

/** A seat while its hand is being read. */
export interface Sitting {
  readonly name: string;
  readonly stack: number;
  ante: number;
  cards: Cards;
  /** Units in front of it on this street. */
  streetBet: number;
  folded: boolean;
  dealtIn: boolean;
}

/** An action of a seat that may have sat out: its seat is told as an object. */
export type Deed = Omit<ToldAction, "seat"> & { readonly seat: Sitting };

/** What a seat got. */
export interface Share {
  readonly seat: Sitting;
  readonly amount: number;
}

/** A hand while it is being read, line by line. */
export interface Telling {
  readonly scale: number;
  /** Seats by the number in the log. */
  readonly seats: Map<string, Sitting>;
  street: Street | undefined;
  part: "seats" | "play" | "summary";
  community: string | undefined;
  readonly deeds: Deed[];
  readonly returned: Share[];
  readonly collected: Share[];
  /** The largest bring-in that was not all-in. */
  bringIn: number | undefined;
  rake: number | undefined;
  ended: boolean;
}

/** A hand of which nothing is told yet, its amounts in so many units for one of the log's own. */
export const newTelling = (scale: number): Telling => ({
  scale,
  seats: new Map(),
  street: undefined,
  part: "seats",
  community: undefined,
  deeds: [],
  returned: [],
  collected: [],
  bringIn: undefined,
  rake: undefined,
  ended: false,
});

/** The seats whose name, with this after it, begins a text; the longest name first. */
export const namesAt = (hand: Telling, text: string, after: string): Sitting[] =>
  [...hand.seats.values()]
    .filter(({ name }) => text.startsWith(name + after))
    .sort((a, b) => b.name.length - a.name.length);
