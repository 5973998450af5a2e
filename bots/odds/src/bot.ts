import { defineBot, type Bot, type MatchContext } from "@doorcard/sdk";
import { SeenCards } from "./seen-cards.ts";
import { shareOfPot } from "./run-outs.ts";
import { HALVES } from "./showdown.ts";
import { isWager, Temper } from "./temper.ts";
import { bestAction } from "./price.ts";
import { Surrender } from "./surrender.ts";

/** Counts its share of the pot by dealing the hand out, and pays what that share is worth. */
export default defineBot({ name: "odds", version: "1.0.0", create });

/** Run-outs a decision: the noise of a share is then 8 in 100 at most. */
const TRIALS = 40;
/** How far one wager of a seat that rarely wagers makes its cards better than any two. */
const DOUBT_A_WAGER = 0.6;
const MOST_DOUBT = 0.75;

function create({ seat, game, random }: MatchContext): Bot {
  const cards = new SeenCards();
  const temper = new Temper();
  const surrender = new Surrender(seat);
  const doubts = new Float64Array(8);
  return {
    act: (seen) => {
      temper.read(seen);
      cards.read(seen);
      for (let row = 1; row < cards.count; row++) doubts[row] = doubtOf(temper, cards.seats[row]!);
      const share = shareOfPot(cards, {
        halves: HALVES[game],
        trials: TRIALS,
        seed: Math.floor(random() * 2 ** 32),
        doubts,
      });
      const action = bestAction(seen, { share, rows: cards.count, foldChance: surrender.chance });
      surrender.acted(isWager(action));
      return action;
    },
    handStarted: () => {
      temper.begin();
      surrender.begin();
    },
    handOver: (result) => surrender.over(result),
  };
}

/** A seat that wagers with everything tells nothing by it. */
const doubtOf = (temper: Temper, seat: number): number =>
  Math.min(MOST_DOUBT, DOUBT_A_WAGER * temper.wagersNow(seat) * Math.max(0, 1 - 1.5 * temper.freely(seat)));
