import type { AnyGame, Isolation, Limits, LimitsAsked, Problem } from "@doorcard/protocol";
import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import { Child } from "./seats/child.ts";
import { whyNotIsolated } from "./seats/isolation.ts";
import { launchOf, type ProcessBot } from "./seats/launch.ts";
import { LIMITS } from "./seats/limits.ts";
import { Thread } from "./thread.ts";

/** A bot as it is named: a name of its own in the event, where its code is, and how far it is kept apart. */
export interface BotSource {
  readonly name: string;
  /** URL of its module, or of the folder that its command is started in. */
  readonly module: string;
  /** The command that starts it, when it is no module of Node's. */
  readonly command?: readonly string[];
  /** In process unless said. */
  readonly isolation?: Isolation;
}

/** A bot that was loaded once: it can be, and this is what it says of itself. */
export interface InspectedBot extends BotSource {
  readonly version: string;
  readonly games: readonly AnyGame[];
}

/** How long a bot may take to load, in milliseconds. */
const PATIENCE = 20_000;

/** Loads every bot once in the body that it will have; tells of each that cannot be loaded, with its place in the list. */
export async function inspectBots(
  sources: readonly BotSource[],
  limits: LimitsAsked = {},
): Promise<{ ok: true; value: InspectedBot[] } | { ok: false; problems: Problem[] }> {
  const value: InspectedBot[] = [];
  const problems: Problem[] = [];
  // Each gets its time to start, so not all are started at once
  const queue = new PQueue({ concurrency: availableParallelism() });
  const all = await queue.addAll(sources.map((source) => () => inspect(source, { ...LIMITS, ...limits })));
  for (const [i, source] of sources.entries()) {
    const inspected = all[i]!;
    if (typeof inspected === "string") {
      problems.push({ code: "bot", at: `/bots/${i}`, message: `${source.name} could not be loaded: ${inspected}` });
    } else value.push({ ...source, ...inspected });
  }
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
}

type Said = Pick<InspectedBot, "version" | "games">;

/** What a bot says of itself, or why it cannot be loaded. */
async function inspect(source: BotSource, limits: Limits): Promise<Said | string> {
  const { isolation = "in-process", command } = source;
  const refused = whyNotIsolated(isolation, command !== undefined);
  if (refused !== undefined) return refused;
  return isolation === "in-process" ? inspectInThread(source) : inspectInProcess({ ...source, isolation }, limits);
}

async function inspectInProcess(source: ProcessBot, limits: Limits): Promise<Said | string> {
  try {
    const child = await Child.start(launchOf(source, limits, ""), limits);
    await child.close();
    const { version, games } = child.hello;
    return { version, games };
  } catch (error) {
    return (error as Error).message;
  }
}

async function inspectInThread(source: BotSource): Promise<Said | string> {
  const thread = new Thread({ entrants: [] });
  try {
    return (await thread.order({ kind: "inspect", module: source.module }, PATIENCE)) as Said;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await thread.close();
  }
}
