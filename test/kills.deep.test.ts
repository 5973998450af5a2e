import { test } from "vitest";
import { surviveKills } from "./kill-run.ts";

test.each([
  { jobs: 1, isolation: "in-process", kills: 20 },
  { jobs: 2, isolation: "in-process", kills: 20 },
  { jobs: 2, isolation: "process", kills: 8 },
] as const)(
  "killed $kills times at any moment, $jobs workers, bots $isolation: the same result hash, each match once",
  (how) => surviveKills({ ...how, seed: how.jobs, hands: 2000 }),
  600_000,
);
