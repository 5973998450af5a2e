import type { Option } from "@doorcard/engine";
import type { Action } from "@doorcard/protocol";

/** How likely a seat takes each action, against the others that are legal. */
export type Mood = Readonly<Record<Action, number>>;

const EVEN: Mood = {
  fold: 1,
  check: 3,
  "bring-in": 3,
  call: 3,
  complete: 2,
  bet: 2,
  raise: 2,
  "bet-big": 3,
  "raise-big": 3,
};

/** Tables where everybody stays, where everybody raises, and something of all. */
export const MOODS: readonly Mood[] = [
  { ...EVEN, fold: 0.1, check: 30, "bring-in": 20, call: 60, complete: 1, bet: 1, raise: 1 },
  { ...EVEN, check: 1, call: 4, complete: 8, bet: 10, raise: 12, "bet-big": 12, "raise-big": 12 },
  EVEN,
];

/** One of the legal actions by its weight. */
export function chosen(options: readonly Option[], mood: Mood, draw: () => number): Action {
  const sum = options.reduce((total, { action }) => total + mood[action], 0);
  let left = draw() * sum;
  for (const { action } of options) {
    left -= mood[action];
    if (left < 0) return action;
  }
  return options.at(-1)!.action;
}
