import type { ThinkingTime } from "@doorcard/arena";
import { randomBytes } from "node:crypto";
import { PlayMatch } from "./play-match.ts";
import type { PlayPlan } from "./play-plan.ts";

/** How matches of persons are kept. */
export interface PlayLimits extends ThinkingTime {
  /** Matches at once, those that are over among them while somebody looks at them. */
  readonly mostMatches: number;
  /** Milliseconds after which a match ends that no page listens to. */
  readonly awayMs: number;
}

/** A minute for each turn and ten in the bank. */
export const PLAY_LIMITS: PlayLimits = { freeMs: 60_000, bankMs: 600_000, mostMatches: 4, awayMs: 60_000 };

/** The matches that persons play: a few, and none for longer than its page is there. */
export class PlayMatches {
  readonly #limits: PlayLimits;
  readonly #matches = new Map<string, PlayMatch>();
  readonly #away = new Map<string, NodeJS.Timeout>();

  constructor(limits: PlayLimits) {
    this.#limits = limits;
  }

  /** Begins a match; undefined when as many are in play as may be. */
  begin(plan: PlayPlan): PlayMatch | undefined {
    if (this.#matches.size >= this.#limits.mostMatches) this.#forgetOneThatIsOver();
    if (this.#matches.size >= this.#limits.mostMatches) return undefined;
    // Who does not know the name of a match can neither see it nor play in it
    const match = new PlayMatch(randomBytes(16).toString("hex"), plan, this.#limits);
    this.#matches.set(match.id, match);
    this.#awaitPage(match);
    void match.play();
    return match;
  }

  find(id: string): PlayMatch | undefined {
    return this.#matches.get(id);
  }

  /** Lets a page follow a match; the answer ends that. */
  follow(match: PlayMatch, listener: (news: string) => void): () => void {
    clearTimeout(this.#away.get(match.id));
    const unfollow = match.follow(listener);
    return () => {
      unfollow();
      if (!match.isSeen) this.#awaitPage(match);
    };
  }

  #awaitPage(match: PlayMatch): void {
    clearTimeout(this.#away.get(match.id));
    const timer = setTimeout(() => this.#forget(match), this.#limits.awayMs);
    timer.unref();
    this.#away.set(match.id, timer);
  }

  #forget(match: PlayMatch): void {
    match.leave();
    clearTimeout(this.#away.get(match.id));
    this.#away.delete(match.id);
    this.#matches.delete(match.id);
  }

  #forgetOneThatIsOver(): void {
    const over = [...this.#matches.values()].find(({ isOver }) => isOver);
    if (over !== undefined) this.#forget(over);
  }
}
