import type { Ledger } from "./ledger.ts";
import { finishedBlocks, type Tally } from "./tally.ts";

/** What a rating of finishing orders makes of an entrant. */
export interface SecondOpinion {
  /** Skill; everybody begins at 25. */
  readonly mu: number;
  /** How unsure it is; everybody begins at 25/3. */
  readonly sigma: number;
}

/**
 * Skill by number of the entrant from who finished before whom, whatever the chips: Plackett-Luce (Weng and Lin 2011, "A
 * Bayesian approximation method for online ranking", by the package openskill).
 *
 * Each finished block of each line-up is one game, lowest block first and its line-ups in order, since this rating depends on the order
 * of games; equal chips tie. It takes games for independent, which line-ups of one block are not, so its sigma promises too
 * much. It is there to be compared with win rates: where it ranks otherwise, someone wins often and little, or seldom and
 * much. Who is out keeps the rating of the beginning.
 */
export async function secondOpinion(tally: Tally): Promise<SecondOpinion[]> {
  // Only those who ask wait for its hundred packages.
  const { rate, rating } = await import("openskill");
  const opinions = tally.shape.entrants.map(() => rating());
  for (const { ledger, block } of games(tally)) {
    const nets = ledger.entrants.map((entrant) => ledger.sample(block, entrant).net);
    const rank = nets.map((net) => 1 + nets.filter((other) => other > net).length);
    const rated = rate(
      ledger.entrants.map((entrant) => [opinions[entrant]!]),
      // Bots do not change during an event, so nothing is added to what is unsure between games.
      { rank, tau: 0 },
    );
    ledger.entrants.forEach((entrant, place) => {
      opinions[entrant] = rated[place]![0]!;
    });
  }
  return opinions.map(({ mu, sigma }) => ({ mu, sigma }));
}

/** Finished blocks of all line-ups that count, lowest block first. */
function games(tally: Tally): { readonly ledger: Ledger; readonly block: number }[] {
  const entrants = tally.shape.entrants.map((_, entrant) => entrant).filter((entrant) => !tally.isOut(entrant));
  const counting = new Set(entrants.flatMap((entrant) => tally.ledgersOf(entrant)));
  return tally.ledgers
    .filter((ledger) => counting.has(ledger))
    .flatMap((ledger) => finishedBlocks([ledger]).map((block) => ({ ledger, block })))
    .sort((one, other) => one.block - other.block);
}
