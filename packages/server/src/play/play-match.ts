import {
  commitment,
  PersonLeft,
  PersonSeat,
  playWithPerson,
  type Answered,
  type KeptHand,
  type ThinkingTime,
} from "@doorcard/arena";
import type { PlayNews } from "@doorcard/protocol";
import type { PlayPlan } from "./play-plan.ts";

/** Hears news as JSON. */
type Listener = (news: string) => void;

/** One match of a person against bots: what its page is told, and what is kept of it. */
export class PlayMatch {
  readonly id: string;
  /** The hands that are over. */
  readonly hands: KeptHand[] = [];
  isOver = false;
  readonly #plan: PlayPlan;
  readonly #seat: PersonSeat;
  readonly #listeners = new Set<Listener>();
  /** News of the hand in play and of the one before it: all that a page needs which comes back. */
  #news: string[] = [];
  /** Where in that the hand in play begins. */
  #handAt = 0;
  /** Hands that were over when that begins, and when the hand in play does. */
  #before = 0;
  #played = 0;

  constructor(id: string, plan: PlayPlan, time: ThinkingTime) {
    this.id = id;
    this.#plan = plan;
    this.#seat = new PersonSeat((kind, news) => this.#tell(kind, news), time);
  }

  /** Whether a page listens. */
  get isSeen(): boolean {
    return this.#listeners.size > 0;
  }

  /** Plays to the end; nothing is thrown, since the end tells how it came. */
  async play(): Promise<void> {
    const { job, entrants } = this.#plan;
    try {
      await playWithPerson({ job, entrants, entrant: 0, person: this.#seat, keep: (hand) => this.hands.push(hand) });
      this.#end("played");
    } catch (error) {
      this.#end(error instanceof PersonLeft ? "left" : "failed");
    }
  }

  answer(ask: number, action: string): Answered {
    return this.#seat.answer(ask, action);
  }

  leave(): void {
    this.#seat.leave();
  }

  /** Tells a page all it must know, then what is new; the answer ends that. */
  follow(listener: Listener): () => void {
    listener(JSON.stringify(this.#match()));
    for (const news of this.#news) listener(news);
    const { clock } = this.#seat;
    if (clock !== undefined) listener(JSON.stringify(clock));
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #match(): PlayNews {
    const { job, entrants } = this.#plan;
    const { game, rules, stakes, stack, hands } = job;
    return {
      kind: "match",
      id: this.id,
      game,
      rules,
      stakes,
      stack,
      seat: 1,
      names: entrants.map(({ name }) => name),
      hands,
      commitment: commitment(job.seed),
      played: this.#before,
      nets: this.#nets(this.#before),
    };
  }

  #nets(hands: number): number[] {
    const records = this.hands.slice(0, hands);
    return this.#plan.entrants.map((_, at) => records.reduce((sum, { record }) => sum + (record.net[at] ?? 0), 0));
  }

  #tell(kind: PlayNews["kind"], news: string): void {
    if (kind === "hand") {
      this.#news = this.#news.slice(this.#handAt);
      this.#handAt = this.#news.length;
      this.#before = this.#played;
      this.#played = this.hands.length;
    }
    // A clock is told as it stands when somebody comes back
    if (kind !== "clock") this.#news.push(news);
    for (const listener of this.#listeners) listener(news);
  }

  #end(ending: "played" | "left" | "failed"): void {
    this.isOver = true;
    const { seed, stakes } = this.#plan.job;
    const nets = this.#nets(this.hands.length);
    const over: PlayNews = {
      kind: "over",
      ending,
      played: this.hands.length,
      nets,
      bigBets: nets.map((net) => net / stakes.bigBet),
      late: this.#seat.faults.late,
      seed,
      commitment: commitment(seed),
      hands: this.hands.map(({ record }) => record.id),
    };
    this.#tell("over", JSON.stringify(over));
  }
}
