import { replayHand } from "@doorcard/arena";
import { parseCards } from "@doorcard/cards";
import { holdingWords } from "@doorcard/evaluator";
import type { HandEvent, HandPage, HandRecord } from "@doorcard/protocol";
import { equitiesByStreet } from "./equities.ts";
import { spokenWords } from "./spoken.ts";

/** A hand of a run, played again and told. Throws RunError when the run has no such hand or its bots play it differently now. */
export async function handPage(directory: string, id: string): Promise<HandPage> {
  const { record, events } = await replayHand(directory, id);
  return pageOf(record, events);
}

/** A hand with what a dealer says, equities street by street, and what was shown in words. */
export function pageOf(record: HandRecord, events: readonly HandEvent[]): HandPage {
  const shown = events.filter((event) => event.kind === "show");
  return {
    record,
    events: [...events],
    spoken: spokenWords(record, events),
    equities: equitiesByStreet(record, events),
    holdings: shown.map(({ seat }) => ({
      seat,
      text: holdingWords(record.game, parseCards([...record.seats[seat - 1]!.cards, ...record.community].join(""))!),
    })),
  };
}
