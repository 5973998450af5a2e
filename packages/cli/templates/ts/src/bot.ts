import { choose, defineBot, type Action, type Game, type Observation } from "@doorcard/sdk";

export default defineBot({
  name: "my-bot",
  version: "1.0.0", // raise it when the strategy changes: results of different versions are never mixed
  games: ["stud", "stud8", "razz"],
  // Called for every match, with seat, game, rules, stakes and random; what the bot is to remember lives in here
  create: () => ({ act }),
});

/** What cards are worth: nothing, a single bet, or a bet of our own. */
type Worth = 0 | 1 | 2;

function act(seen: Observation): Action {
  // Upcards lie open, so they are found in `players`, seat 1 first; your downcards are told to you alone
  const upcards = seen.players[seen.seat - 1]!.upcards;
  // A card is a text of rank and suit, "Td" for the ten of diamonds
  const ranks = [...seen.downcards, ...upcards, ...seen.community].map((card) => card.charAt(0));
  const worth = WORTH[seen.game](ranks);
  // `wagers` counts the bets and raises of this street; `choose` takes the first action of its list that is legal now
  if (worth === 2 && seen.wagers < 3) return choose(seen, "raise", "bet", "complete", "call");
  if (worth === 2 || (worth === 1 && seen.wagers < 2)) return choose(seen, "check", "call");
  // With nothing to choose from it checks if that is free, brings it in if it must, and folds else
  return choose(seen);
}

/** For the high: a high pair on third and fourth street, two pair or better later on. */
function highWorth(ranks: readonly string[]): Worth {
  const repeated = ranks.filter((rank, i) => ranks.indexOf(rank) < i);
  if (repeated.length !== 1) return repeated.length === 0 ? 0 : 2;
  return ranks.length <= 4 && "TJQKA".includes(repeated[0]!) ? 2 : 1;
}

/** For the low: eights and lower without a pair, as many as there can be; one too few is worth a bet until seventh street. */
function lowWorth(ranks: readonly string[]): Worth {
  const low = new Set(ranks.filter((rank) => "A2345678".includes(rank))).size;
  const missing = Math.min(5, ranks.length) - low;
  return missing === 0 ? 2 : missing === 1 && ranks.length > 3 && ranks.length < 7 ? 1 : 0;
}

const WORTH: Readonly<Record<Game, (ranks: readonly string[]) => Worth>> = {
  stud: highWorth,
  razz: lowWorth,
  stud8: (ranks) => (highWorth(ranks) > lowWorth(ranks) ? highWorth(ranks) : lowWorth(ranks)),
};
