import type { Action, Observation } from "@doorcard/sdk";

/** Whether a word puts in a bet or raise that others must answer. */
export const isWager = (action: Action): boolean => WAGERS.has(action);

const WAGERS: ReadonlySet<Action> = new Set(["complete", "bet", "raise", "bet-big", "raise-big"]);

/** Deeds and wagers a seat is credited with before it has been seen: a quarter of what it does is a wager. */
const BEFORE = { deeds: 12, wagers: 3 };

/** How freely each seat wagers, from the turns seen in this match. */
export class Temper {
  readonly #deeds = new Float64Array(9).fill(BEFORE.deeds);
  readonly #wagers = new Float64Array(9).fill(BEFORE.wagers);
  readonly #now = new Uint8Array(9);
  #read = 0;

  /** A new hand begins. */
  begin(): void {
    this.#read = 0;
  }

  /** Reads what was done since the last turn. */
  read({ history }: Observation): void {
    if (history.length < this.#read) this.#read = 0;
    for (; this.#read < history.length; this.#read++) {
      const { seat, action } = history[this.#read]!;
      if (action === "bring-in") continue;
      this.#deeds[seat]!++;
      if (isWager(action)) this.#wagers[seat]!++;
    }
    this.#now.fill(0);
    for (let i = 0; i < history.length; i++) if (isWager(history[i]!.action)) this.#now[history[i]!.seat]!++;
  }

  /** The part of its deeds that are wagers, 0 to 1. */
  freely = (seat: number): number => this.#wagers[seat]! / this.#deeds[seat]!;

  /** Its wagers in this hand. */
  wagersNow = (seat: number): number => this.#now[seat]!;
}
