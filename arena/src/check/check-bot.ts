import type { BotHello, Game, Limits } from "@doorcard/protocol";
import type { BotSource } from "../inspect.ts";
import { RunError } from "../run-error.ts";
import { whyNotIsolated } from "../seats/isolation.ts";
import { LIMITS } from "../seats/limits.ts";
import { arenaCheck } from "./arena-check.ts";
import { fail, type Check, type Outcome, type Verdict } from "./check.ts";
import { conductChecks } from "./conduct-checks.ts";
import { conversationChecks } from "./conversation-checks.ts";
import { Exam } from "./exam.ts";
import { helloChecks } from "./hello-checks.ts";
import { resourceChecks } from "./resource-checks.ts";
import { samenessChecks } from "./sameness-checks.ts";
import { sturdinessChecks } from "./sturdiness-checks.ts";
import { turnChecks } from "./turn-checks.ts";

/** Hands of each match that a bot is asked. */
const HANDS = 3;

/** Every check, by number. */
export const CHECKS: readonly Check[] = [
  ...helloChecks,
  ...conversationChecks,
  ...turnChecks,
  ...samenessChecks,
  ...sturdinessChecks,
  ...resourceChecks,
  ...conductChecks,
  arenaCheck,
];

/** How a bot is to be checked. */
export interface CheckOptions {
  readonly isolation?: "process" | "sandboxed";
  /** What every card and all luck come from. */
  readonly seed?: string;
  /** Numbers of the checks to run; all unless said. Those without which no other can be run are run always, and told when they fail. */
  readonly only?: readonly number[];
  readonly limits?: Limits;
  /** Hands of each match that it is asked. */
  readonly hands?: number;
  /** Is told of every check as soon as it is over. */
  readonly after?: (result: CheckResult) => void;
}

/** What one check came to. */
export interface CheckResult {
  readonly number: number;
  readonly name: string;
  readonly outcome: Outcome;
  /** What there is to say; nothing for what was skipped since the bot cannot be talked to. */
  readonly found?: string;
  /** What to do about it, where it did not pass. */
  readonly remedy?: string;
}

/** What all checks came to. */
export interface CheckReport {
  readonly bot: string;
  readonly version: string | null;
  readonly games: readonly Game[];
  readonly isolation: "process" | "sandboxed";
  readonly checks: readonly CheckResult[];
  readonly passed: number;
  readonly warned: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Looks a bot over in a process of its own, check after check. Throws RunError when this machine cannot keep it apart so. */
export async function checkBot(source: BotSource, options: CheckOptions = {}): Promise<CheckReport> {
  const { isolation = "process", seed = "check", limits = LIMITS, hands = HANDS } = options;
  const refused = whyNotIsolated(isolation, source.command !== undefined);
  if (refused !== undefined) throw new RunError(refused);
  const exam = new Exam({ source: { ...source, isolation }, limits, seed, hands });
  try {
    const checks = await runAll(exam, options);
    const { hello } = await exam.greeting();
    return reportOf(typeof hello === "string" ? undefined : hello, source.name, isolation, checks);
  } finally {
    exam.close();
  }
}

async function runAll(exam: Exam, { only, after }: CheckOptions): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  let isOver = false;
  for (const check of CHECKS) {
    const isAsked = only === undefined || only.includes(check.number);
    if (!isAsked && (check.isVital !== true || isOver)) continue;
    const verdict: Verdict = isOver ? { outcome: "skipped" } : await run(check, exam);
    if (!isAsked && verdict.outcome !== "fail") continue;
    isOver ||= check.isVital === true && verdict.outcome === "fail";
    const result = resultOf(check, verdict);
    results.push(result);
    after?.(result);
  }
  return results;
}

/** Runs a check; what throws there is that the bot could not be started again. */
async function run(check: Check, exam: Exam): Promise<Verdict> {
  try {
    return await check.run(exam);
  } catch (error) {
    return fail((error as Error).message);
  }
}

function resultOf({ number, name, remedy }: Check, { outcome, found }: Verdict): CheckResult {
  const told = found === undefined ? {} : { found };
  return { number, name, outcome, ...told, ...(outcome === "warn" || outcome === "fail" ? { remedy } : {}) };
}

function reportOf(
  hello: BotHello | undefined,
  found: string,
  isolation: CheckReport["isolation"],
  checks: readonly CheckResult[],
): CheckReport {
  const count = (outcome: Outcome): number => checks.filter((check) => check.outcome === outcome).length;
  const { name: bot = found, version = null, games = [] } = hello ?? {};
  const counts = { passed: count("pass"), warned: count("warn"), failed: count("fail"), skipped: count("skipped") };
  return { bot, version, games, isolation, checks, ...counts };
}
