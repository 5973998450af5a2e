import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleOf } from "./audit-sample.ts";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

test("a sample has its size, or all there is, in order, each once, and the same seed draws the same", () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(400), fc.string(), (of, size, seed) => {
      const drawn = [...sampleOf(numbers(of), { size, of, seed })];
      expect(drawn).toHaveLength(Math.min(size, of));
      expect(drawn).toEqual([...new Set(drawn)].toSorted((a, b) => a - b));
      expect([...sampleOf(numbers(of), { size, of, seed })]).toEqual(drawn);
    }),
  );
});

test("each is as likely as the others: 3 of 10, drawn 3,000 times, within four standard deviations of 900", () => {
  const counts = numbers(10).map(() => 0);
  for (let seed = 0; seed < 3000; seed++)
    for (const one of sampleOf(numbers(10), { size: 3, of: 10, seed: String(seed) })) counts[one]!++;
  const deviation = Math.sqrt(3000 * 0.3 * 0.7);
  for (const count of counts) expect(Math.abs(count - 900)).toBeLessThan(4 * deviation);
});
