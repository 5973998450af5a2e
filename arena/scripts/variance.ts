/** Prints the table of docs/variance-reduction.md: how much variance is left with luck taken off, and what that costs. */
import { GAMES } from "@doorcard/engine";
import { factorOf, LINE_UPS, playBlocks, ratesOf, STACKS, type Trial } from "../src/luck/variance.cases.ts";

const seed = process.argv[2] ?? "another seed";

/** How often each way is timed, by turns; the fastest turn counts, since a shared machine only ever adds time. */
const TURNS = 6;

/** Microseconds of CPU time a hand, without and with the luck of each seat. */
async function costs(trial: Trial): Promise<{ plain: number; reduced: number }> {
  const least = { plain: Infinity, reduced: Infinity };
  for (let turn = 0; turn < TURNS; turn++) {
    least.plain = Math.min(least.plain, await cost(trial));
    least.reduced = Math.min(least.reduced, await cost(trial, "luck"));
  }
  return least;
}

async function cost(trial: Trial, reduce?: "luck"): Promise<number> {
  const before = process.cpuUsage();
  const results = await playBlocks({ ...trial, deals: trial.deals / 8 }, reduce);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / results.reduce((sum, { hands }) => sum + hands, 0);
}

/** Thousands of hands a second. */
const speed = (micros: number): string => `${(1000 / micros).toFixed(0)} k`;

process.stdout.write("| game | stack | bots | less variance | hands/s | with luck | for the same time |\n");
process.stdout.write("|---|--:|---|---|--:|--:|---|\n");
for (const stack of STACKS) {
  for (const game of GAMES) {
    for (const { bots, deals } of LINE_UPS) {
      const trial = { game, bots, stack, seed, deals };
      const factors = ratesOf(bots, await playBlocks(trial, "luck")).map(factorOf);
      const { plain, reduced } = await costs(trial);
      const told = (times: number): string =>
        factors.map((factor) => (Number.isFinite(factor) ? (factor * times).toFixed(1) : "-")).join(", ");
      process.stdout.write(
        `| ${game} | ${stack / 16} | ${bots.join(", ")} | ${told(1)} | ${speed(plain)} | ${speed(reduced)} | ${told(plain / reduced)} |\n`,
      );
    }
  }
}
