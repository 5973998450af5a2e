/** Least temperature, as a part of the largest win; the rest of the way to 0 is extrapolated. */
const COLDEST = 2 ** -24;

/**
 * The mix of players of a fair game for two from which nobody can win, and of all such mixes the most even one (largest entropy;
 * Balduzzi et al. 2018). `wins[i][j]` is what i wins from j, so `wins[j][i]` is its negative. Good to 1e-6.
 *
 * It is the limit, as the temperature goes to 0, of mixes p with p proportional to exp(wins p / temperature): equilibria of
 * the game in which either side is also paid for entropy. At every temperature there is exactly one, which Newton's method finds from
 * the one before, and its entropy is at least that of every unbeatable mix.
 */
export function nashWeights(wins: readonly (readonly number[])[]): number[] {
  const largest = Math.max(0, ...wins.flat().map(Math.abs));
  if (largest === 0) return wins.map(() => 1 / wins.length);
  const game = wins.map((row) => row.map((win) => win / largest));
  let scores = game.map(() => 0);
  let before = mixOf(scores);
  let mix = before;
  for (let temperature = 1; temperature >= COLDEST; temperature /= 2) {
    scores = equilibrium(game, scores, temperature);
    before = mix;
    mix = mixOf(scores);
  }
  // The error halves with the temperature, so what the last step moved is moved once more.
  return normalised(mix.map((weight, at) => Math.max(0, 2 * weight - before[at]!)));
}

/** Scores z with temperature z = wins softmax(z), from a guess, by Newton steps that are halved until they help. */
function equilibrium(game: readonly (readonly number[])[], guess: readonly number[], temperature: number): number[] {
  let scores = [...guess];
  let error = missOf(game, scores, temperature);
  for (let round = 0; round < 100 && sizeOf(error) > 1e-15; round++) {
    const step = solved(slopeOf(game, mixOf(scores), temperature), error);
    let part = 1;
    let next = scores;
    let missed = error;
    for (; part > 1e-6; part /= 2) {
      next = scores.map((score, at) => score - part * step[at]!);
      missed = missOf(game, next, temperature);
      if (sizeOf(missed) < sizeOf(error)) break;
    }
    if (part <= 1e-6) break;
    scores = next;
    error = missed;
  }
  return scores;
}

function missOf(game: readonly (readonly number[])[], scores: readonly number[], temperature: number): number[] {
  const mix = mixOf(scores);
  return game.map((row, at) => temperature * scores[at]! - row.reduce((sum, win, other) => sum + win * mix[other]!, 0));
}

/** Derivative of the miss: the temperature on the diagonal, less wins (diag p - p pᵀ). Never singular, since wins are antisymmetric. */
function slopeOf(game: readonly (readonly number[])[], mix: readonly number[], temperature: number): number[][] {
  return game.map((row, at) => {
    const mean = row.reduce((sum, win, other) => sum + win * mix[other]!, 0);
    return row.map((win, other) => (at === other ? temperature : 0) - (win - mean) * mix[other]!);
  });
}

function mixOf(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  return normalised(scores.map((score) => Math.exp(score - top)));
}

function normalised(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function sizeOf(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}

/** Solution of linear equations by Gauss's elimination, largest pivot first. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = column + 1; row < size; row++) {
      const factor = rows[row]![column]! / rows[column]![column]!;
      if (factor === 0) continue;
      for (let at = column; at <= size; at++) rows[row]![at]! -= factor * rows[column]![at]!;
    }
  }
  const solution = right.map(() => 0);
  for (let row = size - 1; row >= 0; row--) {
    let value = rows[row]![size]!;
    for (let at = row + 1; at < size; at++) value -= rows[row]![at]! * solution[at]!;
    solution[row] = value / rows[row]![row]!;
  }
  return solution;
}
