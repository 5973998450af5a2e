import type { Game } from "@doorcard/sdk";
import { KINDS, madeHand, topRank, type Holding } from "./holding.ts";
import { lowRanks } from "./later.ts";

/** Most worth that is left to a high hand which a board alone beats. */
const BEATEN = 14;
/** Worth lost to an upcard above my pair, and to a board that may hide a flush. */
const OVERCARD = 2;
const SUITED_BOARD = 5;
/** Razz: worth gained for a paired or high upcard of theirs, lost for every low one. */
const BRICK = 13;
const BABY = 4;

/** Worth that is left to my holding in the face of one opponent's board. */
export function worthAgainst(game: Game, worth: number, mine: Holding, board: Holding): number {
  if (game === "razz") return worth + against(board);
  if (game === "stud8") return worth - threat(mine, board) / 2;
  return beats(board, mine) ? Math.min(worth, BEATEN) : worth - threat(mine, board);
}

function against(board: Holding): number {
  const babies = lowRanks(board).filter((low) => low <= 7).length;
  return BRICK * (board.cards.length - babies) - BABY * babies;
}

function threat(mine: Holding, board: Holding): number {
  const pair = topRank(mine, 2);
  let lost = board.suits.some((count) => count >= 3) ? SUITED_BOARD : 0;
  for (let rank = pair < 0 ? 13 : pair + 1; rank < 13; rank++) if (board.ranks[rank]! > 0) lost += OVERCARD;
  if (topRank(board, 2) >= 0) lost += 2 * SUITED_BOARD;
  return lost;
}

function beats(board: Holding, mine: Holding): boolean {
  const theirs = madeHand(board);
  const ours = madeHand(mine);
  const difference = KINDS.indexOf(theirs.kind) - KINDS.indexOf(ours.kind);
  return theirs.kind !== "high card" && (difference > 0 || (difference === 0 && theirs.rank > ours.rank));
}
