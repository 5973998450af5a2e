import type { Action, Hearing, Street } from "../generated/types.ts";

/** Actions by their number in binary frames. */
export const ACTIONS: readonly Action[] = [
  "fold",
  "check",
  "bring-in",
  "call",
  "complete",
  "bet",
  "raise",
  "bet-big",
  "raise-big",
];

/** Streets by their number in binary frames. */
export const STREETS: readonly Street[] = ["third", "fourth", "fifth", "sixth", "seventh"];

/** What can be heard at a table; the bits of a binary answer, lowest first. */
export const HEARINGS: readonly Hearing[] = ["hand", "event", "result"];

/** Kinds of items in a binary frame. */
export const JSON_ITEM = 0;
export const HAND_ITEM = 1;
export const ASK_ITEM = 2;

/** What a binary answer holds where no action stands. */
export const HEARS = 252;
export const UNREADABLE = 253;
export const CRASHED = 254;
export const FAULTS = 255;

/** Bytes of the number before each frame that says how long it is. */
export const LENGTH_BYTES = 4;

/** Bytes of a key for the luck of a hand. */
export const KEY_BYTES = 32;
