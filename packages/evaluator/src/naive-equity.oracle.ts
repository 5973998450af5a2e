import { freshDeck, shuffle, type Card } from "@doorcard/cards";
import { eightStrength, highStrength, razzStrength, type Spot } from "./index.ts";

/** How the shares of a pot spread. */
export interface Shares {
  readonly mean: number;
  readonly variance: number;
}

/** Equity heads-up by every deal there is of the missing cards; for spots of few unseen cards. */
export function exactHeadsUp(spot: Spot): Shares {
  const [upcards] = spot.others as [readonly Card[]];
  const unseen = unseenIn(spot);
  const shares = choices(unseen, 7 - spot.own.length).flatMap((own) => {
    const left = unseen.filter((card) => !own.includes(card));
    return choices(left, 7 - upcards.length).map((other) => {
      const holdings = [
        [...spot.own, ...own],
        [...upcards, ...other],
      ];
      return shareOf(spot.game, holdings);
    });
  });
  return spread(shares);
}

/** Equity by shuffling all unseen cards for each run-out and dealing every seat, with a community card when told so. */
export function dealtOut(spot: Spot, street: { readonly community: boolean }): Shares {
  const unseen = Uint8Array.from(unseenIn(spot));
  const shares = Array.from({ length: spot.trials }, () => {
    shuffle(unseen, spot.draw);
    const stub = [...unseen];
    const shared = street.community ? stub.splice(0, 1) : [];
    const holdings = [spot.own, ...spot.others].map((known) => {
      const missing = 7 - shared.length - known.length;
      return [...known, ...shared, ...stub.splice(0, missing)];
    });
    return shareOf(spot.game, holdings);
  });
  return spread(shares);
}

function unseenIn(spot: Spot): Card[] {
  const seen = new Set([...spot.own, ...spot.others.flat(), ...spot.dead]);
  return [...freshDeck()].filter((card) => !seen.has(card));
}

/** Share of the pot that the first of some full holdings wins. */
function shareOf(game: Spot["game"], holdings: readonly Card[][]): number {
  if (game === "razz") return shareByStrength(holdings.map((cards) => razzStrength(cards)));
  const high = shareByStrength(holdings.map((cards) => highStrength(cards)));
  const lows = holdings.map((cards) => eightStrength(cards));
  return game === "stud" || Math.max(...lows) === 0 ? high : (high + shareByStrength(lows)) / 2;
}

function shareByStrength(strengths: readonly number[]): number {
  const best = Math.max(...strengths);
  return strengths[0] === best ? 1 / strengths.filter((strength) => strength === best).length : 0;
}

function spread(shares: readonly number[]): Shares {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / shares.length;
  return { mean, variance };
}

/** All choices of so many cards. */
function choices(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}
