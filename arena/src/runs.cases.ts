import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rulesFor } from "@doorcard/engine";
import { onTestFinished } from "vitest";
import { inspectBots, type InspectedBot } from "./inspect.ts";
import { planEvent, type EventPlan, type EventRequest } from "./plan.ts";

const BOTS = join(import.meta.dirname, "..", "..", "bots");

/** A new folder for a run or for several, gone after the test, or when `after` says. */
export function newRunFolder(after: (done: () => void) => void = onTestFinished): string {
  const made = mkdtempSync(join(tmpdir(), "doorcard-"));
  after(() => rmSync(made, { recursive: true, force: true, maxRetries: 3 }));
  return join(made, "run");
}

/** The module of a bot that comes with Doorcard, or of a fixture of these tests. */
const moduleOf = (bot: string): string =>
  pathToFileURL(
    ["faulty", "drawer", "listener"].includes(bot)
      ? join(import.meta.dirname, "fixtures", `${bot}.ts`)
      : join(BOTS, bot, "src", "bot.ts"),
  ).href;

/** A bot as it says it is, under its own name. */
export async function inspected(bot: string): Promise<InspectedBot> {
  const looked = await inspectBots([{ name: bot, module: moduleOf(bot) }]);
  if (!looked.ok) throw new Error(JSON.stringify(looked.problems));
  return looked.value[0]!;
}

/** Bots that were inspected, by name: each is loaded once for all tests of a file. */
const known = new Map<string, Promise<InspectedBot>>();

/** An event of named bots at a classic table; a bot named twice gets a number: `chart#2` is chart under a name of its own. */
export async function planned(names: readonly string[], request: Partial<EventRequest> = {}): Promise<EventPlan> {
  const bots: InspectedBot[] = [];
  for (const [i, bot] of names.entries()) {
    if (!known.has(bot)) known.set(bot, inspected(bot));
    bots.push({ ...(await known.get(bot)!), name: names.indexOf(bot) === i ? bot : `${bot}#${i + 1}` });
  }
  const { game = "stud" } = request;
  const rules = rulesFor("classic", game);
  if (!rules.ok) throw new Error("classic is missing");
  const plan = planEvent({
    name: "test",
    bots,
    game,
    rules: rules.value,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    stack: 1600,
    seats: 2,
    rotations: "cyclic",
    hands: 2000,
    dealing: "lanes",
    seed: "test",
    ...request,
  });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}
