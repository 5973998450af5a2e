import { isLegal, priceOf, type Action, type Observation, type Street } from "@doorcard/sdk";

/** What is thought of a spot. */
export interface Estimate {
  /** Share of the pot at the showdown, 0 to 1. */
  readonly share: number;
  /** Live seats, mine included. */
  readonly rows: number;
  /** Chance that a wager of mine takes the pot at once. */
  readonly foldChance: number;
}

/** Big bets that a seat which stays in is likely to pay on later streets. */
const BETS_AHEAD: Readonly<Record<Street, number>> = { third: 0.7, fourth: 0.65, fifth: 0.5, sixth: 0.25, seventh: 0 };

/** Share of the pot that I would have had against the hands that fold to a wager. */
const SHARE_AGAINST_FOLDERS = 0.8;

/** Part of a wager that it must be worth more than a call, since it may be raised. */
const RISK = 0.05;

const WAGERS: readonly Action[] = ["raise-big", "bet-big", "raise", "bet", "complete"];

/** The legal action that is worth most. */
export function bestAction(seen: Observation, estimate: Estimate): Action {
  const wager = WAGERS.find((action) => isLegal(seen, action));
  const passive = isLegal(seen, "check") ? "check" : isLegal(seen, "bring-in") ? "bring-in" : "call";
  const staying = worthOfStaying(seen, estimate, passive === "bring-in" ? priceOf(seen, passive)! : seen.toCall);
  if (wager !== undefined) {
    const pays = priceOf(seen, wager)!;
    const raised = pays - seen.toCall;
    const otherwise = passive === "call" ? Math.max(0, staying) : staying;
    if (worthOfWager(seen, estimate, pays) > otherwise + RISK * raised) return wager;
  }
  return staying > 0 || passive !== "call" ? passive : "fold";
}

/** Chips ahead, with what must be paid later in the hand. */
function worthOfStaying({ pot, street, stakes }: Observation, { share }: Estimate, pays: number): number {
  const ahead = BETS_AHEAD[street] * stakes.bigBet;
  return share * (pot + pays + 2 * ahead) - pays - ahead;
}

function worthOfWager(seen: Observation, { share, rows, foldChance }: Estimate, pays: number): number {
  const ahead = BETS_AHEAD[seen.street] * seen.stakes.bigBet;
  const others = (pays - seen.toCall) * (rows - 1);
  const called = Math.max(0, (share - SHARE_AGAINST_FOLDERS * foldChance) / (1 - foldChance));
  const stays = called * (seen.pot + pays + others + 2 * ahead) - pays - ahead;
  return foldChance * seen.pot + (1 - foldChance) * stays;
}
