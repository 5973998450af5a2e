/**
 * The p-quantile of Student's t distribution, accurate to 1e-9.
 *
 * The distribution is written with the incomplete beta function (NIST DLMF 8.17; Abramowitz and Stegun 26.7.1) and
 * inverted by bisection down to neighbouring numbers, so there is no starting guess to trust.
 *
 * `p` lies strictly between 0 and 1, `degrees` is 1 or more.
 */
export function studentQuantile(p: number, degrees: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`A quantile wants 0 < p < 1, not ${p}`);
  if (!(degrees >= 1 && degrees < Infinity)) {
    throw new RangeError(`Student's t wants a finite number of degrees of freedom, 1 or more, not ${degrees}`);
  }
  if (p === 0.5) return 0;
  const tail = Math.min(p, 1 - p);
  const size = whereTailIs(tail, degrees);
  return p < 0.5 ? -size : size;
}

/** Probability that Student's t lies further from 0 than `t`, on either side; 1 for 0, and 0 for infinity. */
export function studentTails(t: number, degrees: number): number {
  const size = Math.abs(t);
  if (size === 0) return 1;
  return size === Infinity ? 0 : 2 * upperTail(size, degrees);
}

function whereTailIs(tail: number, degrees: number): number {
  let high = 1;
  while (upperTail(high, degrees) > tail) high *= 2;
  let low = high === 1 ? 0 : high / 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (upperTail(middle, degrees) > tail) low = middle;
    else high = middle;
  }
}

/** Probability of more than t, for t > 0: half of I(x; degrees/2, 1/2) at x = degrees / (degrees + t²). */
function upperTail(t: number, degrees: number): number {
  const a = degrees / 2;
  const square = t * t;
  const x = degrees / (degrees + square);
  const rest = square / (degrees + square);
  // x^a (1-x)^½ / B(a, ½), where 1 / B(a, ½) = Γ(a+½) / (Γ(a) √π).
  const front = (Math.exp(-a * Math.log1p(square / degrees)) * Math.sqrt(rest) * gammaStep(a)) / Math.sqrt(Math.PI);
  // Near x = 1 its digits are in `rest`, so the mirrored fraction serves there however far it has to go.
  const straight = x < (a + 1) / (a + 2.5) && rest > 1e-6;
  return straight ? (front * betaFraction(x, a, 0.5)) / a / 2 : 0.5 - front * betaFraction(rest, 0.5, a);
}

/**
 * Γ(a + ½) / Γ(a) for a > 0: its asymptotic series (DLMF 5.11.13) at 50 or more, and back by
 * Γ(a+1) = a Γ(a); no logarithms of gamma, whose difference would lose digits for many degrees.
 */
function gammaStep(a: number): number {
  let shrink = 1;
  while (a < 50) {
    shrink *= a / (a + 0.5);
    a += 1;
  }
  const u = 1 / (8 * a);
  const series = 1 + u * (-1 + u * (1 / 2 + u * (5 / 2 + u * (-21 / 8 + u * (-399 / 8 + (u * 869) / 16)))));
  return shrink * Math.sqrt(a) * series;
}

/** The continued fraction of the incomplete beta function (DLMF 8.17.22), evaluated by the modified Lentz method. */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m < 100_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let step = 1;
    for (const term of [even, odd]) {
      d = 1 / nonZero(1 + term * d);
      c = nonZero(1 + term / c);
      step = c * d;
      value *= step;
    }
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return value;
}

function nonZero(value: number): number {
  return value === 0 ? 1e-300 : value;
}
