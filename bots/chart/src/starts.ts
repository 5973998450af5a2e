import { ACE, rankOf, suitOf } from "@doorcard/cards";
import { rankMask, topRank, type Holding } from "./holding.ts";

/** One line of a starting-hand chart: what three cards must be, and what they are worth from 0 to 100. */
interface Start {
  readonly name: string;
  readonly fits: (holding: Holding) => boolean;
  /** Worth with a deuce for its telling rank. */
  readonly base: number;
  /** Worth gained for every rank above; lost, where it is negative. */
  readonly aRank: number;
  /** The rank that tells one such hand from another. */
  readonly telling: (holding: Holding) => number;
}

const TEN = 8;
const EIGHT = 7;
const anything = (): boolean => true;
const pairRank = (holding: Holding): number => topRank(holding, 2);
const highRank = (holding: Holding): number => topRank(holding, 1);
const secondRank = (holding: Holding): number => topRank(holding, 1, highRank(holding));
/** Ace 0, deuce 1: the order of lows. */
const lowOf = (rank: number): number => (rank + 1) % 13;
const lows = ({ cards }: Holding): number[] => cards.map((card) => lowOf(rankOf(card))).toSorted((a, b) => a - b);
const worstLow = (holding: Holding): number => lows(holding)[2]!;
const middleLow = (holding: Holding): number => lows(holding)[1]!;
const isPaired = (holding: Holding): boolean => pairRank(holding) >= 0;
const isSuited = ({ suits }: Holding): boolean => suits.includes(3);
const isRun = (holding: Holding): boolean => !isPaired(holding) && hasRunOfThree(rankMask(holding));
const hasRunOfThree = (mask: number): boolean => (mask & (mask >> 1) & (mask >> 2)) !== 0;
const babies = (holding: Holding): number => new Set(lows(holding).filter((low) => low <= EIGHT)).size;
const hasAce = ({ ranks }: Holding): boolean => ranks[ACE]! > 0;

/** Lines are read from the top; the first that fits counts. */
export const STARTS: Readonly<Record<"stud" | "stud8" | "razz", readonly Start[]>> = {
  stud: [
    { name: "rolled up", fits: ({ ranks }) => ranks.includes(3), base: 96, aRank: 0.3, telling: highRank },
    { name: "pair", fits: isPaired, base: 52, aRank: 2.6, telling: pairRank },
    {
      name: "three to a straight flush",
      fits: (held) => isSuited(held) && isRun(held),
      base: 60,
      aRank: 1.2,
      telling: highRank,
    },
    { name: "three to a flush", fits: isSuited, base: 44, aRank: 1.6, telling: highRank },
    { name: "three to a straight", fits: isRun, base: 32, aRank: 1.6, telling: highRank },
    {
      name: "three high cards",
      fits: ({ cards }) => cards.every((card) => rankOf(card) >= TEN),
      base: 28,
      aRank: 1.4,
      telling: highRank,
    },
    { name: "two high cards", fits: (held) => secondRank(held) >= TEN, base: 20, aRank: 1.6, telling: highRank },
    { name: "nothing", fits: anything, base: 6, aRank: 2.4, telling: highRank },
  ],
  stud8: [
    { name: "rolled up", fits: ({ ranks }) => ranks.includes(3), base: 96, aRank: 0.3, telling: highRank },
    {
      name: "three babies in a suit or a run",
      fits: (held) => babies(held) === 3 && (isSuited(held) || isRun(held)),
      base: 92,
      aRank: -1.5,
      telling: worstLow,
    },
    {
      name: "three babies with an ace",
      fits: (held) => babies(held) === 3 && hasAce(held),
      base: 84,
      aRank: -2,
      telling: worstLow,
    },
    { name: "three babies", fits: (held) => babies(held) === 3, base: 78, aRank: -3, telling: worstLow },
    {
      name: "low pair with a baby",
      fits: (held) => isPaired(held) && babies(held) === 2,
      base: 50,
      aRank: 2,
      telling: pairRank,
    },
    { name: "pair", fits: isPaired, base: 36, aRank: 2.8, telling: pairRank },
    { name: "three to a flush", fits: isSuited, base: 40, aRank: 1.2, telling: highRank },
    {
      name: "two babies with an ace",
      fits: (held) => babies(held) === 2 && hasAce(held),
      base: 50,
      aRank: -1,
      telling: middleLow,
    },
    { name: "two babies", fits: (held) => babies(held) === 2, base: 32, aRank: -1.5, telling: middleLow },
    { name: "nothing", fits: anything, base: 4, aRank: 1.8, telling: highRank },
  ],
  razz: [
    { name: "three babies", fits: (held) => babies(held) === 3, base: 104, aRank: -4.5, telling: worstLow },
    {
      name: "two babies and a nine or ten",
      fits: (held) => babies(held) === 2 && worstLow(held) > EIGHT && worstLow(held) <= EIGHT + 2,
      base: 62,
      aRank: -3,
      telling: middleLow,
    },
    { name: "two babies", fits: (held) => babies(held) === 2, base: 48, aRank: -2.5, telling: middleLow },
    { name: "one baby", fits: (held) => babies(held) === 1, base: 22, aRank: -1, telling: middleLow },
    { name: "nothing", fits: anything, base: 4, aRank: 0, telling: worstLow },
  ],
};

/** Worth lost for each card seen elsewhere that the start needs: of a pair's rank, or of the suit of three to a flush. */
const DEAD = { pairing: 6, suited: 3 };

/** What three cards are worth with these cards seen elsewhere, about 0 to 100. */
export function worthOfStart(game: "stud" | "stud8" | "razz", holding: Holding, elsewhere: Holding): number {
  const start = STARTS[game].find(({ fits }) => fits(holding))!;
  const worth = start.base + start.aRank * Math.max(0, start.telling(holding));
  return game === "razz" ? worth + deadBabies(holding, elsewhere) : worth - deadWeight(holding, elsewhere);
}

function deadWeight(holding: Holding, elsewhere: Holding): number {
  const pair = pairRank(holding);
  if (pair >= 0) return DEAD.pairing * elsewhere.ranks[pair]!;
  return isSuited(holding) ? DEAD.suited * elsewhere.suits[suitOf(holding.cards[0]!)]! : 0;
}

/** In razz a card of mine seen elsewhere cannot pair me. */
const deadBabies = ({ cards }: Holding, elsewhere: Holding): number =>
  cards.reduce((sum, card) => sum + elsewhere.ranks[rankOf(card)]!, 0);
