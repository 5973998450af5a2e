import { millsRatio } from "./normal.ts";

/**
 * A Brownian motion that starts at 0, varies by 1 per unit of time and ends at the first of two bounds: what a sum of many
 * small block differences looks like.
 *
 * The probabilities are the usual series: by reflections for short times, by sines for long ones (Borodin and Salminen,
 * Handbook of Brownian Motion, exit times of a motion with drift; Siegmund, Sequential Analysis, 1985, chapter 3). Both are
 * good to about 1e-12 where they meet.
 */
export interface Bounds {
  /** Above 0. */
  readonly upper: number;
  /** Below 0. */
  readonly lower: number;
}

/** Reflections on each side, and sines, of which the next would add less than 1e-20 where the two kinds of series meet. */
const REFLECTIONS = 4;
const SINES = 6;

/** Probability that the motion ends at the upper bound, however long it takes (Wald, Sequential Analysis, 1947). */
export function endsAbove({ upper, lower }: Bounds, drift: number): number {
  const width = upper - lower;
  if (Math.abs(drift) * width < 1e-9) return -lower / width;
  const near = Math.expm1(2 * Math.abs(drift) * lower) / Math.expm1(-2 * Math.abs(drift) * width);
  return drift > 0 ? near : near * Math.exp(2 * drift * upper);
}

/** Mean time until the motion ends (Wald's identity). */
export function meanTime(bounds: Bounds, drift: number): number {
  const { upper, lower } = bounds;
  if (Math.abs(drift) * (upper - lower) < 1e-4) return -upper * lower;
  const above = endsAbove(bounds, drift);
  return (above * upper + (1 - above) * lower) / drift;
}

/** Probability that the motion has ended at the upper bound by a time. */
export function endsAboveBy(bounds: Bounds, drift: number, time: number): number {
  if (time <= 0) return 0;
  return isShort(bounds, time)
    ? endsAboveReflected(bounds, drift, time)
    : endsAbove(bounds, drift) - endsAboveLater(bounds, drift, time);
}

/** Probability that the motion has ended at the lower bound by a time. */
export function endsBelowBy({ upper, lower }: Bounds, drift: number, time: number): number {
  return endsAboveBy({ upper: -lower, lower: -upper }, -drift, time);
}

/** Probability that the motion is still between the bounds at a time, and there at `level` or above. */
export function staysAbove(bounds: Bounds, drift: number, time: number, level: number): number {
  if (level >= bounds.upper) return 0;
  const from = Math.max(level, bounds.lower);
  return isShort(bounds, time)
    ? staysAboveReflected(bounds, drift, time, from)
    : staysAboveSines(bounds, drift, time, from);
}

function isShort({ upper, lower }: Bounds, time: number): boolean {
  return time < (upper - lower) ** 2 / 2;
}

/** Each reflection of the start ends at a distance from the bound, and its first passage is an inverse Gaussian. */
function endsAboveReflected({ upper, lower }: Bounds, drift: number, time: number): number {
  return sumOver(-REFLECTIONS, REFLECTIONS, (k) => {
    const distance = upper + 2 * k * (upper - lower);
    const far = Math.abs(distance);
    const lean = Math.abs(drift);
    return (
      Math.sign(distance) *
      (scaledBelow(drift * upper - lean * far, (lean * time - far) / Math.sqrt(time)) +
        scaledBelow(drift * upper + lean * far, (-lean * time - far) / Math.sqrt(time)))
    );
  });
}

function endsAboveLater({ upper, lower }: Bounds, drift: number, time: number): number {
  const width = upper - lower;
  return sumOver(1, SINES, (k) => {
    const wave = (k * Math.PI) / width;
    const speed = (drift * drift + wave * wave) / 2;
    const sign = k % 2 === 1 ? 1 : -1;
    return (sign * (wave / width) * Math.sin(-wave * lower) * Math.exp(drift * upper - speed * time)) / speed;
  });
}

function staysAboveReflected({ upper, lower }: Bounds, drift: number, time: number, level: number): number {
  const between = (start: number): number => {
    const at = (place: number): number => (place - start - drift * time) / Math.sqrt(time);
    const [high, low] = [at(upper), at(level)];
    // Above its middle the tails are subtracted, which keeps digits where both are small.
    return low > 0
      ? scaledBelow(drift * start, -low) - scaledBelow(drift * start, -high)
      : scaledBelow(drift * start, high) - scaledBelow(drift * start, low);
  };
  return sumOver(-REFLECTIONS, REFLECTIONS, (k) => {
    const shift = 2 * k * (upper - lower);
    return between(shift) - between(2 * upper + shift);
  });
}

function staysAboveSines({ upper, lower }: Bounds, drift: number, time: number, level: number): number {
  const width = upper - lower;
  return sumOver(1, SINES, (k) => {
    const wave = (k * Math.PI) / width;
    const speed = (drift * drift + wave * wave) / 2;
    const integral = (place: number): number =>
      (Math.exp(drift * place - speed * time) *
        (drift * Math.sin(wave * (place - lower)) - wave * Math.cos(wave * (place - lower)))) /
      (2 * speed);
    return (2 / width) * Math.sin(-wave * lower) * (integral(upper) - integral(level));
  });
}

/** exp(exponent) times the probability below z of a standard normal variable, without overflow in between. */
function scaledBelow(exponent: number, z: number): number {
  if (z > 0) return Math.exp(exponent) - scaledBelow(exponent, -z);
  return (Math.exp(exponent - (z * z) / 2) * millsRatio(-z)) / Math.sqrt(2 * Math.PI);
}

function sumOver(first: number, last: number, term: (k: number) => number): number {
  let sum = 0;
  for (let k = first; k <= last; k++) sum += term(k);
  return sum;
}
