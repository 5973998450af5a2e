import { formatCard } from "@doorcard/cards";
import type { Hand } from "@doorcard/engine";
import type { HandRecord, RecordedAction, RulesInForce, Stakes, Game } from "@doorcard/protocol";

/** What a table knows of a hand that the hand itself does not. */
export interface Table {
  readonly id: string;
  readonly game: Game;
  readonly rules: RulesInForce;
  readonly stakes: Stakes;
  readonly firstSeat: number;
  /** Names by seat, seat 1 first. */
  readonly names: readonly string[];
  /** Stacks before the ante, in chips, seat 1 first. */
  readonly stacks: readonly number[];
}

/** The record of a hand that is over: everything needed to play it again, hidden cards included. */
export function recordOf(table: Table, hand: Hand, actions: readonly RecordedAction[]): HandRecord {
  const { id, game, rules, stakes, firstSeat } = table;
  return {
    version: 1,
    id,
    game,
    rules,
    stakes,
    firstSeat,
    seats: table.names.map((name, i) => ({ name, stack: table.stacks[i]!, cards: hand.cardsOf(i + 1) })),
    community: hand.community === undefined ? [] : [formatCard(hand.community)],
    burns: hand.burns.map(formatCard),
    actions: [...actions],
    net: table.names.map((_, i) => hand.net(i + 1)),
  };
}
