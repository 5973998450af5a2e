import type { Move } from "./moment.ts";

/** What a key asks of the replayer. */
export type Asked = Move | "play" | "help" | "next-hand" | "hand-before";

const KEYS: Readonly<Record<string, Asked>> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "street-back",
  ArrowDown: "street-on",
  PageUp: "street-back",
  PageDown: "street-on",
  Home: "first",
  End: "last",
  " ": "play",
  "?": "help",
  n: "next-hand",
  p: "hand-before",
};

/** The keys as they are told. */
export const KEYS_TOLD: readonly (readonly [keys: string, does: string])[] = [
  ["← →", "a step back, a step on"],
  ["↑ ↓ or Page Up, Page Down", "a street back, a street on"],
  ["Home, End", "the beginning, the end"],
  ["Space", "play, and stop playing"],
  ["1 to 8", "the own view of a seat"],
  ["0", "all cards"],
  ["N, P", "the next hand of the list, the one before"],
  ["?", "these keys"],
];

/** What a key asks for at a table of so many seats; undefined where it is not ours, as in a field or on a button that takes it. */
export function askedBy(event: KeyboardEvent, seats: number): Asked | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { key } = event;
  // What is no longer shown, as the button of a dialog that was just closed, keeps the focus for a moment, and no keys
  const target = event.target instanceof Element && event.target.checkVisibility() ? event.target : undefined;
  const tag = target?.tagName ?? "";
  if (["INPUT", "SELECT", "TEXTAREA"].includes(tag)) return undefined;
  if (key === " " && ["BUTTON", "A", "SUMMARY"].includes(tag)) return undefined;
  // A box that scrolls has these keys for itself
  if (target?.role === "region" && /^(?:Arrow|Page|Home|End)/.test(key)) return undefined;
  if (/^[0-8]$/.test(key)) {
    const seat = Number(key);
    return seat > seats ? undefined : { view: seat === 0 ? "all" : seat };
  }
  return KEYS[key.length === 1 ? key.toLowerCase() : key];
}
