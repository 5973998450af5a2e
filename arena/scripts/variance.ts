/** Prints the table of docs/variance-reduction.md: how much variance is left with luck taken off, and what that costs. */
import { GAMES } from "@doorcard/engine";
import { factorOf, LINE_UPS, playBlocks, ratesOf, STACKS, type Trial } from "../src/luck/variance.cases.ts";

const seed = process.argv[2] ?? "another seed";

/** Microseconds of CPU time a hand, of the second half of the deals, when the code is warm. */
async function cost(trial: Trial, reduce?: "luck"): Promise<number> {
  const deals = trial.deals / 2;
  await playBlocks({ ...trial, deals: deals / 4 }, reduce);
  const before = process.cpuUsage();
  const results = await playBlocks({ ...trial, deals }, reduce);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / results.reduce((sum, { hands }) => sum + hands, 0);
}

process.stdout.write("| game | stack | bots | variance / variance without luck | us a hand | with luck | a second |\n");
process.stdout.write("|---|--:|---|---|--:|--:|---|\n");
for (const stack of STACKS) {
  for (const game of GAMES) {
    for (const { bots, deals } of LINE_UPS) {
      const trial = { game, bots, stack, seed, deals };
      const factors = ratesOf(bots, await playBlocks(trial, "luck")).map(factorOf);
      const [plain, reduced] = [await cost(trial), await cost(trial, "luck")];
      const told = (times: number): string =>
        factors.map((factor) => (Number.isFinite(factor) ? (factor * times).toFixed(1) : "-")).join(", ");
      process.stdout.write(
        `| ${game} | ${stack / 16} | ${bots.join(", ")} | ${told(1)} | ${plain.toFixed(0)} | ${reduced.toFixed(0)} | ${told(plain / reduced)} |\n`,
      );
    }
  }
}
