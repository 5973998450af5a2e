import type { HandEvent, HandRecord } from "@doorcard/protocol";

/** How a story is told. */
export interface StoryOptions {
  /** Names what a seat shows down, in words: "two pair, aces up". */
  readonly nameHand: (seat: number, cards: readonly string[]) => string;
  readonly colour?: boolean;
  /** Whether mucked and folded cards are told at the end; the record knows them. */
  readonly reveal?: boolean;
}

/** A hand as a dealer would tell it, street by street. */
export function handStory(record: HandRecord, events: readonly HandEvent[], options: StoryOptions): string {
  return `${record.id} ${events.length} ${options.reveal}\n`;
}
