import type { PlayNews } from "@doorcard/protocol";
import { signal } from "@preact/signals";
import { followPlay } from "./play-client.ts";
import { afterNews } from "./play-news.ts";
import type { PlayState } from "./play-state.ts";

/** Where the tab keeps which match it plays, so that it comes back after a reload. */
const KEPT = "doorcard-play";

/** A match that is followed: what is shown of it, and news that wait until the person has seen how a hand ended. */
export class PlaySession {
  readonly state = signal<PlayState | undefined>(undefined);
  readonly isLost = signal(false);
  readonly id: string;
  readonly #close: () => void;
  #waiting: { readonly news: PlayNews; readonly at: number }[] = [];
  /** Hands of which the person has seen the end. */
  #seen = 0;

  constructor(id: string) {
    this.id = id;
    sessionStorage.setItem(KEPT, id);
    this.#close = followPlay(
      id,
      (news) => this.#hear(news),
      () => {
        this.isLost.value = true;
      },
    );
  }

  /** The match of this tab; undefined when it plays none. */
  static kept(): PlaySession | undefined {
    const id = sessionStorage.getItem(KEPT);
    return id === null ? undefined : new PlaySession(id);
  }

  /** Goes on from the end of a hand. */
  next(): void {
    this.#seen = this.state.value?.hand ?? this.#seen;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { news, at } of waiting) this.#take(news, at);
  }

  /** Follows the match no longer, and forgets it. */
  forget(): void {
    sessionStorage.removeItem(KEPT);
    this.#close();
  }

  /** Follows it no longer; the tab may come back to it. */
  close(): void {
    this.#close();
  }

  #hear(news: PlayNews): void {
    if (news.kind === "match") this.#waiting = [];
    this.#take(news, performance.now());
  }

  #take(news: PlayNews, at: number): void {
    const { value } = this.state;
    const isHeld = news.kind !== "match" && value?.result !== undefined && value.hand > this.#seen;
    const hasLeft = news.kind === "over" && news.ending !== "played";
    if (isHeld && !hasLeft) this.#waiting.push({ news, at });
    else this.state.value = afterNews(value, news, at);
  }
}
