import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  inspectBots,
  Journal,
  planEvent,
  runEvent,
  type BotSource,
  type EventPlan,
  type InspectedBot,
} from "@doorcard/arena";
import { RULE_SETS, rulesFor } from "@doorcard/engine";
import type { Isolation, LimitsAsked, MatchResult } from "@doorcard/protocol";

const HOSTILE = join(import.meta.dirname, "hostile");
const KIT = join(import.meta.dirname, "..", "packages", "kit-python");
const BOTS = join(import.meta.dirname, "..", "bots");

const LIMITS: LimitsAsked = { decisionMs: 1500, startMs: 4000, memoryMb: 200 };

/** Bots that play beside the hostile ones, and against each other. */
const PEACEFUL: readonly BotSource[] = ["caller", "rock"].map((name) => ({
  name,
  module: pathToFileURL(join(BOTS, name, "src", "bot.ts")).href,
}));

/** A folder for an event and for what bots may try to write. */
export const newFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), "doorcard-hostile-")));

/** What came of an event: the results of the peaceful bots against each other, and those of each hostile one against the first. */
export interface Outcome {
  readonly peaceful: readonly MatchResult[];
  readonly hostile: ReadonlyMap<string, readonly MatchResult[]>;
}

/** Plays a few hands of each hostile bot beside two peaceful ones. Throws Error with the reason when it can't begin. */
export async function playBeside(folder: string, hostile: readonly BotSource[], limits = LIMITS): Promise<Outcome> {
  const inspected = await inspectBots([...PEACEFUL, ...hostile], limits);
  if (!inspected.ok) throw new Error(inspected.problems.map(({ message }) => message).join("; "));
  const run = join(folder, "run");
  await runEvent(eventBetween(inspected.value), { directory: run, workers: 2 });
  const journal = Journal.open(run);
  const results = [...journal.results()];
  journal.close();
  return {
    peaceful: results.filter(({ lineUp }) => lineUp === 0),
    hostile: new Map(hostile.map(({ name }, i) => [name, results.filter(({ lineUp }) => lineUp === i + 1)])),
  };
}

/** The peaceful bots against each other, and each hostile one against the first of them. */
function eventBetween(bots: readonly InspectedBot[]): EventPlan {
  const rules = rulesFor("classic", "stud");
  if (!rules.ok) throw new Error("The classic rules are for stud");
  const [{ stakes }] = RULE_SETS as readonly [(typeof RULE_SETS)[number]];
  const asked = { name: "hostile", game: "stud", rules: rules.value, stakes, stack: 1600, seats: 2 } as const;
  const dealt = { rotations: "cyclic", hands: 16, handsPerMatch: 8, dealing: "lanes", seed: "hostile" } as const;
  const plan = planEvent({ ...asked, ...dealt, bots, limits: LIMITS });
  if (!plan.ok) throw new Error(plan.problems[0]!.message);
  const lineUps = bots.slice(1).map((_, i) => [0, i + 1]);
  const matches = lineUps.length * plan.value.seatings.length * plan.value.blocks;
  return { ...plan.value, lineUps, matches, hands: matches * plan.value.handsPerMatch };
}

/** Links that a bot's author might bring along: one out, and one from which going up leads elsewhere than it seems. */
function layLinks(folder: string): void {
  symlinkSync("/", join(folder, "out"));
  mkdirSync(join(folder, "deep", "down"), { recursive: true });
  symlinkSync(join(BOTS, "caller", "src"), join(folder, "deep", "down", "aside"));
}

/** A hostile bot as a file of its own in a folder, with the places that it goes for filled in. */
export function hostileBot(fileName: string, folder: string, isolation: Isolation, port = 0): BotSource {
  const text = readFileSync(join(HOSTILE, fileName), "utf8")
    .replaceAll("%RUN%", join(folder, "run"))
    .replaceAll("%FOLDER%", folder)
    .replaceAll("%KIT%", KIT)
    .replaceAll("%PORT%", String(port));
  const file = join(folder, fileName);
  writeFileSync(file, text);
  if (!existsSync(join(folder, "deep"))) layLinks(folder);
  const name = fileName;
  if (extname(fileName) !== ".py") return { name, module: pathToFileURL(file).href, isolation };
  return { name, module: pathToFileURL(folder).href, command: ["python3", fileName], isolation };
}
