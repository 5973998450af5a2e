import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CHECKS, type BotSource, type CheckReport } from "@doorcard/arena";

export const ROOT = join(import.meta.dirname, "..");
export const BROKEN = join(import.meta.dirname, "fixtures", "broken-bots");

/** Checks that a busy machine may warn of. */
export const BY_THE_CLOCK = new Set([6, 52]);

/** The checks of one process that is asked all matches. */
export const MAIN = CHECKS.map(({ number }) => number).filter(
  (number) => (number >= 10 && number <= 41) || number === 55,
);

export const brokenBot = (name: string): BotSource => ({
  name,
  module: pathToFileURL(join(BROKEN, `${name}.mjs`)).href,
});

export const repositoryBot = (name: string): BotSource => ({
  name,
  module: pathToFileURL(join(ROOT, "bots", name, "src", "bot.ts")).href,
});

/** Numbers of the checks that a bot did not pass, those by the clock left out. */
export const notPassed = ({ checks }: CheckReport): number[] =>
  checks
    .filter(({ number, outcome }) => (outcome === "warn" || outcome === "fail") && !BY_THE_CLOCK.has(number))
    .map(({ number }) => number);
