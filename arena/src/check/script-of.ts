import { Hand, type Rules } from "@doorcard/engine";
import type { Game, MatchJob, Stakes, Turn } from "@doorcard/protocol";
import { Deals } from "../deals.ts";
import { resultOf } from "../match.ts";
import { botKey, botRandom } from "../streams.ts";
import { chosen, type Mood } from "./moods.ts";
import type { Move, Script, ScriptedHand } from "./script.ts";

/** A house that has a game: its rules for it and its stakes. */
export interface House {
  readonly rules: Rules;
  readonly stakes: Stakes;
}

/** A table at which a script is played. */
export interface Table extends House {
  readonly game: Game;
  readonly seats: number;
  readonly seat: number;
  readonly stacks: readonly number[];
  readonly dealing: MatchJob["dealing"];
  readonly mood: Mood;
  readonly seed: string;
}

/** Which hands are wanted, and how many of them are enough. */
export interface Search {
  readonly count: number;
  readonly isWanted: (hand: ScriptedHand) => boolean;
}

/** Plays so many deals at a table; where only some hands are wanted, until there are enough of them. */
export function scriptOf(table: Table, deals: number, search?: Search): Script {
  const { game, rules, stakes, seat, seats, stacks, seed, dealing } = table;
  const cards = new Deals({ seed, dealing, rules, entrants: stacks.map((_, i) => i) });
  const hand = Hand.deal({ game, rules, stakes, stacks, firstSeat: 1, cards: cards.lay(0) });
  const { count = deals, isWanted = () => true } = search ?? {};
  const hands: ScriptedHand[] = [];
  for (let deal = 0; deal < deals && hands.length < count; deal++) {
    const firstSeat = cards.firstSeat(deal);
    hand.redeal(firstSeat, cards.lay(deal));
    const moves = playOut(hand, table, botRandom(seed, deal, 0));
    const start = { firstSeat, stacks: [...stacks] };
    const played = { random: botKey(seed, deal, seat), start, moves, result: resultOf(hand, seats) };
    if (isWanted(played)) hands.push(played);
  }
  return { game, rules, stakes, seat, seats, hands };
}

/** Plays a hand by luck and by the mood of the table; the seat that is looked at folds rarely, so that it sees every street. */
function playOut(hand: Hand, { seat, mood }: Table, draw: () => number): Move[] {
  const moves: Move[] = [];
  const patient = { ...mood, fold: mood.fold / 10 };
  let seen = 0;
  const look = (turn: Turn | undefined): void => {
    const events = hand.eventsFrom(seen);
    seen += events.length;
    moves.push({ events, turn });
  };
  for (let toAct = hand.seatToAct; toAct !== 0; toAct = hand.seatToAct) {
    if (toAct === seat) look(turnOf(hand, seat));
    hand.play(chosen(hand.turn!.options, toAct === seat ? patient : mood, draw));
  }
  look(undefined);
  return moves;
}

/** A turn as it is told on the wire. */
function turnOf(hand: Hand, from: number): Turn {
  const { game: _, rules: __, stakes: ___, seat: ____, ...turn } = hand.viewFrom(from);
  return turn as Turn;
}
