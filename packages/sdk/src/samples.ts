import type { Action, Card, Deed, Game, Street } from "@doorcard/protocol";
import type { Observation } from "./bot.ts";

/** What a test says of a turn: cards as texts with a space between, seat 1 being mine. */
export interface Spot {
  readonly game: Game;
  readonly downcards: string;
  readonly upcards: string;
  readonly opponents: readonly string[];
  readonly actions: readonly Action[];
  readonly pot?: number;
  readonly toCall?: number;
  readonly wagers?: number;
  readonly history?: readonly Deed[];
}

const STREETS: readonly Street[] = ["third", "fourth", "fifth", "sixth", "seventh"];
const STAKES = { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 };

/**
 * The observation of a spot, for the tests of a bot: a 2/4/8/16 table at which everybody has 1,000 chips behind. What a spot
 * does not tell, such as the rules in force, is missing from it.
 */
export function observe({
  game,
  downcards,
  upcards,
  opponents,
  actions,
  pot = 8,
  toCall = 0,
  wagers = 0,
  history = [],
}: Spot): Observation {
  const boards = [upcards, ...opponents].map(split);
  const dealt = split(downcards).length + boards[0]!.length;
  const bet = dealt > 4 ? STAKES.bigBet : STAKES.smallBet;
  const players = boards.map((board, i) => ({
    seat: i + 1,
    live: true,
    stack: 1000,
    streetBet: 0,
    invested: 2,
    upcards: board,
  }));
  const options = actions.map((action) => ({ action, pays: paysFor(action, toCall, bet) }));
  const cards = { downcards: split(downcards), community: [], players };
  const table = { game, stakes: STAKES, street: STREETS[dealt - 3]!, seat: 1, firstSeat: 1, opener: 1 };
  return { ...table, ...cards, pot, toCall, wagers, history, options } as unknown as Observation;
}

const split = (texts: string): Card[] => texts.split(" ").filter((text) => text !== "");

const paysFor = (action: Action, toCall: number, bet: number): number =>
  action === "fold" || action === "check"
    ? 0
    : action === "call"
      ? toCall
      : action === "bring-in"
        ? STAKES.bringIn
        : toCall + bet;
