import fc from "fast-check";
import jStat from "jstat";
import { describe, expect, test } from "vitest";
import { studentQuantile } from "./student.ts";

describe("studentQuantile", () => {
  // One degree: tan(π (p - ½)). Two degrees: (2p - 1) √2 / √(4p (1 - p)) (Abramowitz and Stegun 26.7).
  test.each([
    { p: 0.975, degrees: 1, t: Math.tan(Math.PI * 0.475) },
    { p: 0.995, degrees: 1, t: Math.tan(Math.PI * 0.495) },
    { p: 0.975, degrees: 2, t: (0.95 * Math.SQRT2) / Math.sqrt(4 * 0.975 * 0.025) },
    { p: 0.6, degrees: 2, t: (0.2 * Math.SQRT2) / Math.sqrt(4 * 0.6 * 0.4) },
    { p: 0.975, degrees: 10, t: 2.228138852 },
    { p: 0.975, degrees: 1e12, t: 1.9599639845 },
  ])("p $p with $degrees degrees is $t", ({ p, degrees, t }) => {
    near(studentQuantile(p, degrees), t);
  });

  // z + (z³ + z) / 4n + (5z⁵ + 16z³ + 3z) / 96n² (Abramowitz and Stegun 26.7.5).
  test.each([1e4, 1e5, 1e6, 1e7, 5e7, 2e8, 1e10])("nears the normal quantile as it should with %d degrees", (n) => {
    const z = 1.9599639845400545;
    const expected = z + (z ** 3 + z) / (4 * n) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * n * n);
    near(studentQuantile(0.975, n), expected);
  });

  test("agrees with jstat, which answers to about seven digits", () => {
    fc.assert(
      fc.property(probability, fc.integer({ min: 1, max: 2000 }), (p, degrees) => {
        const t = studentQuantile(p, degrees);
        expect(Math.abs(t - jStat.studentt.inv(p, degrees))).toBeLessThan(1e-6 * Math.max(1, t));
      }),
      { seed: 7 },
    );
  });

  test("agrees with the closed forms of one, two and four degrees wherever it is asked", () => {
    fc.assert(
      fc.property(probability, (p) => {
        const alpha = 4 * p * (1 - p);
        const q = Math.cos(Math.acos(Math.sqrt(alpha)) / 3) / Math.sqrt(alpha);
        near(studentQuantile(p, 1), Math.tan(Math.PI * (p - 0.5)));
        near(studentQuantile(p, 2), ((2 * p - 1) * Math.SQRT2) / Math.sqrt(alpha));
        near(studentQuantile(p, 4), 2 * Math.sqrt(q - 1));
      }),
      { seed: 8 },
    );
  });

  test("is the same on both sides of the middle", () => {
    expect(studentQuantile(0.5, 3)).toBe(0);
    expect(studentQuantile(0.25, 3)).toBe(-studentQuantile(0.75, 3));
  });

  test.each([
    { p: 0, degrees: 5 },
    { p: 1, degrees: 5 },
    { p: Number.NaN, degrees: 5 },
    { p: 0.9, degrees: 0 },
    { p: 0.9, degrees: Infinity },
  ])("refuses p $p with $degrees degrees", ({ p, degrees }) => {
    expect(() => studentQuantile(p, degrees)).toThrow(RangeError);
  });
});

const probability = fc.double({ min: 0.51, max: 0.9995, noNaN: true });

function near(t: number, expected: number): void {
  expect(Math.abs(t - expected)).toBeLessThan(1e-9 * Math.max(1, expected));
}
