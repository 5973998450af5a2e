import type { Ledger } from "./ledger.ts";
import { afterGame, BEGINNER, type Skill } from "./plackett-luce.ts";
import { finishedBlocks, type Tally } from "./tally.ts";

/**
 * Skill by number of the entrant from who finished before whom, whatever the chips: Plackett-Luce (Weng and Lin 2011, "A
 * Bayesian approximation method for online ranking", as the package openskill has it).
 *
 * Each finished block of each line-up is one game, lowest block first and its line-ups in order, since this rating depends on the order
 * of games; equal chips tie. It takes games for independent, which line-ups of one block are not, so its sigma promises too
 * much. It is there to be compared with win rates: where it ranks otherwise, someone wins often and little, or seldom and
 * much. Who is out keeps the rating of the beginning.
 */
export function secondOpinion(tally: Tally): Skill[] {
  const skills = tally.shape.entrants.map(() => BEGINNER);
  for (const { ledger, block } of games(tally)) {
    const nets = ledger.entrants.map((entrant) => ledger.sample(block, entrant).net);
    const ranks = nets.map((net) => 1 + nets.filter((other) => other > net).length);
    const after = afterGame(
      ledger.entrants.map((entrant) => skills[entrant]!),
      ranks,
    );
    ledger.entrants.forEach((entrant, place) => {
      skills[entrant] = after[place]!;
    });
  }
  return skills;
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
