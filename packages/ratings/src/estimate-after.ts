import type { SequentialTest } from "./sequential-test.ts";
export const estimateAfter = (test: SequentialTest): { mean: number; low: number; high: number } => ({
  mean: test.mean,
  low: test.mean - 1,
  high: test.mean + 1,
});
