/** Probability that a standard normal variable is above z. */
export function normalTail(z: number): number {
  return z >= 0 ? normalDensity(z) * millsRatio(z) : 1 - normalTail(-z);
}

/** Density of a standard normal variable. */
export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/**
 * Tail above z over density at z, for z >= 0; it loses no digits far out, where both vanish.
 *
 * The power series near 0 (Abramowitz and Stegun 26.2.11), beyond it Laplace's continued fraction (26.2.14), read from its end.
 */
export function millsRatio(z: number): number {
  if (z > 3) {
    let value = z;
    for (let k = Math.ceil(10 + 300 / (z * z)); k >= 1; k--) value = z + k / value;
    return 1 / value;
  }
  let term = z;
  let sum = z;
  for (let odd = 3; term > 1e-18; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 1 / (2 * normalDensity(z)) - sum;
}
