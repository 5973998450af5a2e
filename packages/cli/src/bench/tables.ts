import type { Subject } from "./measure.ts";
import { peer, type Peers } from "./peers.ts";

/** As much of poker-ts as playing a hand of hold'em takes. */
interface HoldemTable {
  sitDown(seat: number, chips: number): void;
  startHand(): void;
  isHandInProgress(): boolean;
  isBettingRoundInProgress(): boolean;
  legalActions(): { readonly actions: readonly string[] };
  actionTaken(action: string): void;
  endBettingRound(): void;
  areBettingRoundsCompleted(): boolean;
  showdown(): void;
}

type TableMaker = new (blinds: { smallBlind: number; bigBlind: number }, seats: number) => HoldemTable;

const PACKAGE = "poker-ts";
const HANDS = 100;

/**
 * The fastest table engine of npm, with callers as in our own events: hold'em, for it has no stud, and without bots,
 * seeds or a journal. Empty where it is not installed.
 */
export function peerTables(seats: readonly number[]): Peers {
  const Table = peer(PACKAGE)?.["Table"] as TableMaker | undefined;
  if (Table === undefined) return { subjects: [], missing: [PACKAGE] };
  const subjects = seats.map((count): Subject => {
    const table = new Table({ smallBlind: 1, bigBlind: 2 }, count);
    for (let seat = 0; seat < count; seat++) table.sitDown(seat, 1e9);
    return { what: `${PACKAGE}, hold'em, ${count} seats`, batch: () => playHands(table), isPeer: true };
  });
  return { subjects, missing: [] };
}

function playHands(table: HoldemTable): number {
  for (let hand = 0; hand < HANDS; hand++) {
    table.startHand();
    while (table.isHandInProgress()) {
      while (table.isBettingRoundInProgress()) {
        table.actionTaken(table.legalActions().actions.includes("check") ? "check" : "call");
      }
      table.endBettingRound();
      if (table.areBettingRoundsCompleted()) table.showdown();
    }
  }
  return HANDS;
}
