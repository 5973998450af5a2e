import type { Game, HandEvent, HandResult, HandStart, RulesInForce, Stakes, Turn } from "@doorcard/protocol";

/** What the table saw since the last turn of a seat, and its next turn; none when the hand goes to its end without it. */
export interface Move {
  readonly events: readonly HandEvent[];
  readonly turn: Turn | undefined;
}

/** A hand that was played, as one seat saw it. */
export interface ScriptedHand {
  readonly random: string;
  readonly start: HandStart;
  readonly moves: readonly Move[];
  readonly result: HandResult;
}

/** A match that was played, as one seat saw it; a bot is asked its turns, and the match goes on as it did, whatever it answers. */
export interface Script {
  readonly game: Game;
  readonly rules: RulesInForce;
  readonly stakes: Stakes;
  readonly seat: number;
  readonly seats: number;
  readonly hands: readonly ScriptedHand[];
}

/** The first hand of a match alone. */
export const firstHandOf = (script: Script): Script => ({ ...script, hands: script.hands.slice(0, 1) });
