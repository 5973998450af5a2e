import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

// The long counts, *.deep.test.ts, run with DEEP=1 alone
const leftOut = process.env["DEEP"] === undefined ? ["**/*.deep.test.ts"] : [];

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.ts", "bots/*/src/**/*.test.ts", "arena/src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...leftOut],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "threads",
    isolate: false,
    // One more than processors, since many tests wait for a command line that they have started
    maxWorkers: availableParallelism() + 1,
  },
});
