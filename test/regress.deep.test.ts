import type { Regression } from "@doorcard/protocol";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./checked-bots.ts";
import { doorcard, newFolder } from "./cli-call.ts";

const has = (program: string): boolean => spawnSync(program, ["--version"]).status === 0;
const GAMES = ["stud", "stud8", "razz"] as const;

/** Tests a bot against itself and holds every difference to exactly 0. */
async function holdsToZero(bot: string, ...more: readonly string[]): Promise<void> {
  const folder = newFolder();
  const args = ["regress", bot, "--against", bot, "--seed", "same", "--max-hands", "4k", "--json", "-q", ...more];
  const { stdout, stderr } = await doorcard(folder, ...args, "--limits", "decisionMs=20000");
  expect(stderr).toBe("");
  const { estimate, changedBlocks, blocks } = JSON.parse(stdout) as Regression;
  expect({ seen: estimate.seen, changedBlocks }).toEqual({ seen: 0, changedBlocks: 0 });
  expect(blocks).toBeGreaterThan(3);
}

for (const bot of ["caller", "chart", "raiser", "rock", "odds", "random"]) {
  test.each(GAMES)(`${bot} against itself in %s is exactly 0, before a field`, (game) =>
    holdsToZero(bot, "--game", game, "--seats", "3", "--field", "random,chart"),
  );
  test(`${bot} against itself is exactly 0, head to head`, () => holdsToZero(bot));
}

test.skipIf(!has("python3"))("miser against itself is exactly 0 (skipped where python3 is missing)", () =>
  holdsToZero("miser", "--hands-per-match", "50"),
);

test.skipIf(!has("cc"))("hasty against itself is exactly 0 (skipped where no C compiler is)", async () => {
  const folder = join(ROOT, "bots", "hasty");
  if (!existsSync(join(folder, "hasty"))) spawnSync("make", { cwd: folder });
  await holdsToZero("hasty");
});
