/** Skill on a scale where everybody begins at 25, and how unsure it is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Where everybody begins. */
export const BEGINNER: Skill = { mu: 25, sigma: 25 / 3 };

/** How much a single game says of skill: its deviation (Weng and Lin's beta). */
const SWING = 25 / 6;

/** Least share of the variance that a game leaves. */
const LEAST_LEFT = 1e-4;

/**
 * Skills after a game in which each finished at a rank, 1 for the first, equals tied: one step of the Plackett-Luce model
 * (Weng and Lin 2011, "A Bayesian approximation method for online ranking", algorithm 4), with their usual constants and gamma = sigma/c.
 */
export function afterGame(skills: readonly Skill[], ranks: readonly number[]): Skill[] {
  const c = Math.sqrt(skills.reduce((sum, { sigma }) => sum + sigma * sigma + SWING * SWING, 0));
  const weights = skills.map(({ mu }) => Math.exp(mu / c));
  // Who finished at this rank or behind could have finished there
  const behind = ranks.map((rank) => weights.reduce((sum, weight, at) => (ranks[at]! >= rank ? sum + weight : sum), 0));
  const tied = ranks.map((rank) => ranks.filter((other) => other === rank).length);
  return skills.map(({ mu, sigma }, own) => {
    let pull = 0;
    let known = 0;
    ranks.forEach((rank, other) => {
      if (rank > ranks[own]!) return;
      const chance = weights[own]! / behind[other]!;
      pull += ((other === own ? 1 : 0) - chance) / tied[other]!;
      known += (chance * (1 - chance)) / tied[other]!;
    });
    const variance = sigma * sigma;
    const left = Math.max(LEAST_LEFT, 1 - (known * variance * (sigma / c)) / (c * c));
    return { mu: mu + (pull * variance) / c, sigma: sigma * Math.sqrt(left) };
  });
}
