import { test } from "vitest";
import { surviveKills } from "./kill-run.ts";

test("a run that is killed twice at any moment goes on to the same result hash, with each match once", () =>
  surviveKills({ seed: 2, kills: 2, jobs: 2, isolation: "in-process", hands: 400 }));
