import { TERM } from "./columns.ts";
import type { GameRow } from "./games.ts";
import type { Rules } from "./rules.ts";
import type { Stakes } from "./words.ts";

/** What the column of heads-up caps holds: places in this list. */
export const HEADS_UP_CAPS: readonly Rules["headsUpCap"][] = ["kept", "lifted-by-street", "lifted-by-hand"];

/** What the column of open pairs holds: places in this list. */
export const OPEN_PAIRS: readonly Rules["openPair"][] = ["none", "holder", "any"];

/** Writes the stakes and the rules of a table into a hand's row of numbers. */
export function setTerms(hand: number, table: Terms): void {
  const numbers = termsOf(table);
  for (const name of Object.keys(numbers) as (keyof typeof TERM)[]) TERM[name][hand] = Number(numbers[name]);
}

interface Terms {
  readonly row: GameRow;
  readonly rules: Rules;
  readonly stakes: Stakes;
}

const termsOf = ({ row, rules, stakes }: Terms): Record<keyof typeof TERM, number | boolean> => ({
  ante: stakes.ante,
  bringIn: stakes.bringIn,
  smallBet: stakes.smallBet,
  bigBet: stakes.bigBet,
  cap: rules.cap,
  headsUpCap: HEADS_UP_CAPS.indexOf(rules.headsUpCap),
  openPair: OPEN_PAIRS.indexOf(rules.openPair),
  burns: rules.burn,
  foldsWhenFree: rules.foldWhenFree,
  foldedKeepsCards: rules.foldedSeatKeepsCards,
  halfBetCounts: rules.partialWager === "half-bet",
  leftBringsIn: rules.allInLowCard === "left-brings-in",
  openerShows: rules.showFirst === "opener",
  highBringsIn: row.bringsIn === "highest",
  suitBringsIn: rules.bringInTie === "suit",
  lowOpens: row.opens === "lowest",
  suitOpens: rules.boardTie === "suit" && row.suitsOpen,
});
