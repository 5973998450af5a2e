import type { BotPage, HandList, HandPage, RunList, RunPage } from "@doorcard/protocol";

export { liveSource } from "./live-source.ts";
export { savedSource } from "./saved-source.ts";

/** Where the page has its data from. What cannot be had is a SourceError that says what to do. */
export interface Source {
  /** Whether it is a page saved with its data, which never changes. */
  readonly isSaved: boolean;
  runs(): Promise<RunList>;
  /** Tells the run as it is, at once and on each change, until it is closed; or why it cannot, and undefined when it can again. */
  run(id: string, onChange: (page: RunPage) => void, onTrouble?: (trouble: Error | undefined) => void): Watch;
  bot(id: string, name: string): Promise<BotPage>;
  /** Hands that fit a search: `q`, `bot`, `least`, `sort`. */
  hands(id: string, query: URLSearchParams): Promise<HandList>;
  /** A hand by its line-up, rotation and deal, "4.1.12034". */
  hand(id: string, hand: string): Promise<HandPage>;
}

/** A run that is watched. */
export interface Watch {
  close(): void;
}
