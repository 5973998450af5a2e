import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkBot, LIMITS } from "@doorcard/arena";
import { expect, test } from "vitest";
import { notPassed, repositoryBot, ROOT } from "./checked-bots.ts";

/** Time enough on a busy machine, for what is not about time. */
const PATIENT = { ...LIMITS, decisionMs: 8000, startMs: 30_000 };

const has = (program: string): boolean => spawnSync(program, ["--version"]).status === 0;

test.each([
  ["caller", []],
  ["chart", []],
  ["raiser", []],
  ["rock", []],
  ["odds", []],
  // It folds where a check is free, and says so in its README
  ["random", [17]],
])("every check passes %s, but for %j", async (bot, warned) => {
  const report = await checkBot(repositoryBot(bot), { limits: PATIENT });
  expect(notPassed(report)).toEqual(warned);
  expect([report.failed, report.skipped]).toEqual([0, 0]);
});

const inFolder = (name: string): string => pathToFileURL(join(ROOT, "bots", name)).href;

test.skipIf(!has("python3"))("every check passes miser (skipped where python3 is missing)", async () => {
  expect(
    notPassed(
      await checkBot({ name: "miser", module: inFolder("miser"), command: ["python3", "bot.py"] }, { limits: PATIENT }),
    ),
  ).toEqual([]);
});

test.skipIf(!has("cc"))("every check passes hasty (skipped where no C compiler is)", async () => {
  const folder = join(ROOT, "bots", "hasty");
  if (!existsSync(join(folder, "hasty"))) spawnSync("make", { cwd: folder });
  expect(
    notPassed(await checkBot({ name: "hasty", module: inFolder("hasty"), command: ["./hasty"] }, { limits: PATIENT })),
  ).toEqual([]);
});
