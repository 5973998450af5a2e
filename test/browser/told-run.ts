import { inspectBots, planEvent, recordsOf, runEvent } from "@doorcard/arena";
import { rulesFor, type Game } from "@doorcard/engine";
import { replay } from "@doorcard/history";
import type { HandPage, HandRecord } from "@doorcard/protocol";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pageOf } from "../../packages/server/src/hand/hand-page.ts";

const BOTS = join(import.meta.dirname, "..", "..", "bots");

/** Plays a short event and gives the pages of its hands that came to a showdown, the biggest pots first. */
export async function handsOf(game: Game, names: readonly string[], most: number, stack = 400): Promise<HandPage[]> {
  const made = mkdtempSync(join(tmpdir(), "doorcard-"));
  try {
    const module = (name: string): string => pathToFileURL(join(BOTS, name.replace(/\d$/, ""), "src", "bot.ts")).href;
    const bots = await inspectBots(names.map((name) => ({ name, module: module(name) })));
    const rules = rulesFor("classic", game);
    if (!bots.ok || !rules.ok) throw new Error("the event cannot be planned");
    const planned = planEvent({
      name: "hands",
      bots: bots.value,
      game,
      rules: rules.value,
      stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
      stack,
      seats: names.length,
      rotations: "cyclic",
      hands: 40,
      dealing: "lanes",
      seed: "hands",
    });
    if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
    const directory = join(made, "run");
    await runEvent(planned.value, { directory, workers: 1 });
    const records: HandRecord[] = [];
    for await (const record of recordsOf(directory)) records.push(record);
    return records
      .flatMap((record) => {
        const replayed = replay(record);
        if (!replayed.ok) throw new Error(replayed.difference);
        const { events } = replayed.hand;
        const pot = events.reduce((sum, event) => sum + (event.kind === "award" ? event.amount : 0), 0);
        return events.some(({ kind }) => kind === "show") ? [{ record, events, pot }] : [];
      })
      .toSorted((a, b) => b.pot - a.pot)
      .slice(0, most)
      .map(({ record, events }) => pageOf(record, events));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
