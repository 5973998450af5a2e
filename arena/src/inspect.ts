import type { AnyGame, Problem } from "@doorcard/protocol";
import { Thread } from "./thread.ts";

/** A bot as it is named: a name of its own in the event, and the URL of its module. */
export interface BotSource {
  readonly name: string;
  readonly module: string;
}

/** A bot that was loaded once: it can be, and this is what it says of itself. */
export interface InspectedBot extends BotSource {
  readonly version: string;
  readonly games: readonly AnyGame[];
}

/** How long a bot may take to load, in milliseconds. */
const PATIENCE = 20_000;

/** Loads every bot once in a thread of its own; tells of each that cannot be loaded, with its place in the list. */
export async function inspectBots(
  sources: readonly BotSource[],
): Promise<{ ok: true; value: InspectedBot[] } | { ok: false; problems: Problem[] }> {
  const value: InspectedBot[] = [];
  const problems: Problem[] = [];
  const all = await Promise.all(sources.map(inspect));
  for (const [i, source] of sources.entries()) {
    const inspected = all[i]!;
    if (typeof inspected === "string") {
      problems.push({ code: "bot", at: `/bots/${i}`, message: `${source.name} could not be loaded: ${inspected}` });
    } else value.push({ ...source, ...inspected });
  }
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
}

/** What a bot says of itself, or why it cannot be loaded. */
async function inspect(source: BotSource): Promise<Pick<InspectedBot, "version" | "games"> | string> {
  const thread = new Thread({ entrants: [] });
  try {
    return (await thread.order({ kind: "inspect", module: source.module }, PATIENCE)) as Pick<
      InspectedBot,
      "version" | "games"
    >;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await thread.close();
  }
}
