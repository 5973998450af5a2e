import { Hand } from "@doorcard/engine";
import type { Action, HandResult, HandStart, MatchJob, MatchResult, RecordedAction } from "@doorcard/protocol";
import type { BotDefinition, MatchContext } from "@doorcard/sdk";
import { Deals } from "./deals.ts";
import { Digest } from "./digest.ts";
import { FaultedHands } from "./faulted-hands.ts";
import { MatchLuck } from "./luck/match-luck.ts";
import { InProcessSeat } from "./seats/in-process-seat.ts";
import type { Seat, Waiter } from "./seats/seat.ts";
import { botKey, botRandom } from "./streams.ts";

/** How long the turns took that were timed, by seat. Clocks are no part of a result. */
export interface Timing {
  readonly timed: number;
  readonly micros: number;
}

/** A match that was played: its result, which depends on the job alone, and its clocks, which do not. */
export interface PlayedMatch {
  readonly result: MatchResult;
  readonly timings: readonly Timing[];
}

/** Is shown a hand when it is over, with its actions and the number of its deal. */
export type Watcher = (hand: Hand, actions: readonly RecordedAction[], firstSeat: number, deal: number) => void;

/** Who is to be shown hands of a match: of one deal, or of all. */
export interface Watch {
  readonly deal: number | "all";
  readonly watcher: Watcher;
}

/** What a bot is given when it sits down, and for a bot elsewhere where its luck in each deal comes from. */
export interface Place extends MatchContext {
  readonly key: (deal: number) => string;
  readonly firstDeal: number;
}

/** Makes the seat of an entrant for one match. */
export type Seater = (place: Place) => Seat;

/** Seats a bot that is trusted. */
export const inProcess =
  (bot: BotDefinition): Seater =>
  (place) =>
    new InProcessSeat(() => bot.create(place));

/** Plays a match between bots in process: `bots` are the definitions of its entrants, seat 1 first. Bots are made anew. */
export const playMatch = (job: MatchJob, bots: readonly BotDefinition[], watch?: Watch): Promise<PlayedMatch> =>
  playSeated(job, bots.map(inProcess), watch);

/** Plays a match, whatever bodies its bots have, seat 1 first. Throws MatchSpoiled when a seat could not be kept apart from other matches. */
export async function playSeated(job: MatchJob, seaters: readonly Seater[], watch?: Watch): Promise<PlayedMatch> {
  const table = new MatchTable(job, seaters, watch);
  try {
    await table.open();
    await table.play();
  } finally {
    await table.close();
  }
  return table.played();
}

/** The table of one match: its deals, its hand, its bots and their views, all used again from deal to deal. */
class MatchTable implements Waiter {
  readonly #job: MatchJob;
  readonly #watch: Watch | undefined;
  readonly #deals: Deals;
  readonly #hand: Hand;
  readonly #seats: readonly Seat[];
  readonly #views;
  readonly #nets: number[];
  readonly #faulted: FaultedHands[];
  readonly #digest = new Digest();
  /** Kept only where the event takes luck off. */
  readonly #luck: MatchLuck | undefined;
  readonly #stacks: number[];
  /** What bots are told at the start and the end of a hand, made only for those who listen. */
  readonly #start = (): HandStart => ({ firstSeat: this.#deals.firstSeat(this.#deal), stacks: this.#stacks.slice() });
  readonly #result = (): HandResult => resultOf(this.#hand, this.#seats.length);
  #deal = 0;
  /** Called when the last deal is over. */
  #over: () => void = () => undefined;
  #watched: { readonly watcher: Watcher; readonly actions: RecordedAction[] } | undefined;

  constructor(job: MatchJob, seaters: readonly Seater[], watch: Watch | undefined) {
    this.#job = job;
    this.#watch = watch;
    this.#deal = job.firstDeal;
    this.#deals = new Deals(job);
    this.#stacks = job.entrants.map(() => job.stack);
    const { game, stakes } = job;
    const rules = Object.freeze({ ...job.rules, rake: job.rules.rake && Object.freeze(job.rules.rake) });
    Object.freeze(stakes);
    this.#hand = Hand.deal({
      game,
      rules,
      stakes,
      stacks: this.#stacks,
      firstSeat: 1,
      cards: this.#deals.lay(job.firstDeal),
    });
    this.#seats = seaters.map((seated, i) =>
      seated({
        seat: i + 1,
        seats: seaters.length,
        game,
        rules,
        stakes,
        random: this.#randomFor(i + 1),
        key: (deal) => botKey(job.seed, deal, i + 1),
        firstDeal: job.firstDeal,
      }),
    );
    this.#views = seaters.map((_, i) => this.#hand.keepView(i + 1));
    this.#nets = seaters.map(() => 0);
    this.#faulted = seaters.map(() => new FaultedHands());
    if (job.reduce === "luck") this.#luck = new MatchLuck(job);
  }

  /** Seats everybody. */
  async open(): Promise<void> {
    await allSettled(this.#seats.map(async (seat) => seat.open()));
  }

  /** Lets everybody get up. */
  async close(): Promise<void> {
    await allSettled(this.#seats.map(async (seat) => seat.close()));
  }

  /** A generator that begins anew with each deal, made only when the bot draws. */
  #randomFor(seat: number): () => number {
    let deal = -1;
    let draw = (): number => 0;
    return () => {
      if (deal !== this.#deal) {
        deal = this.#deal;
        draw = botRandom(this.#job.seed, deal, seat);
      }
      return draw();
    };
  }

  /** Plays all deals. Throws MatchSpoiled. */
  play(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#over = resolve;
      this.failed = reject;
      this.#begin(this.#job.firstDeal);
      this.#goOn();
    });
  }

  failed: (error: Error) => void = () => undefined;

  answered(action: Action): void {
    try {
      this.#act(this.#hand.seatToAct, action);
      this.#goOn();
    } catch (error) {
      this.failed(error as Error);
    }
  }

  #begin(deal: number): void {
    this.#deal = deal;
    const isWatched = this.#watch?.deal === "all" || this.#watch?.deal === deal;
    this.#watched = isWatched ? { watcher: this.#watch.watcher, actions: [] } : undefined;
    this.#hand.redeal(this.#deals.firstSeat(deal), this.#deals.lay(deal));
    for (const seat of this.#seats) seat.begin(deal, this.#start);
  }

  /** Plays deal after deal until the last is over or an answer must be waited for. */
  #goOn(): void {
    const { firstDeal, hands } = this.#job;
    while (this.#askOn()) {
      this.#end();
      if (this.#deal + 1 === firstDeal + hands) return this.#over();
      this.#begin(this.#deal + 1);
    }
  }

  /** Asks for turn after turn; whether the hand came to its end, and no answer must be waited for. */
  #askOn(): boolean {
    const hand = this.#hand;
    for (let seat = hand.seatToAct; seat !== 0; seat = hand.seatToAct) {
      const answer = this.#seats[seat - 1]!.ask(hand, this.#views[seat - 1]!, this);
      if (answer === undefined) return false;
      this.#act(seat, answer);
    }
    return true;
  }

  #act(seat: number, action: Action): void {
    const fault = this.#seats[seat - 1]!.lastFault;
    if (fault !== undefined) this.#faulted[seat - 1]!.isFaulted = true;
    if (this.#watched !== undefined) {
      this.#watched.actions.push(fault === undefined ? { seat, action } : { seat, action, fault });
    }
    this.#hand.play(action);
  }

  #end(): void {
    this.#watched?.watcher(this.#hand, this.#watched.actions, this.#deals.firstSeat(this.#deal), this.#deal);
    this.#hand.digest(this.#digest);
    this.#luck?.enter(this.#hand, this.#deal);
    for (let i = 0; i < this.#seats.length; i++) {
      const net = this.#hand.net(i + 1);
      this.#nets[i]! += net;
      this.#faulted[i]!.end(net);
      this.#seats[i]!.end(this.#hand, this.#result);
    }
  }

  played(): PlayedMatch {
    const { id, lineUp, block, rotation, hands, entrants } = this.#job;
    const seats = this.#seats.map(({ decisions, faults, lost }, i) => ({
      entrant: entrants[i]!,
      net: this.#nets[i]!,
      ...(this.#luck && { luck: this.#luck.of(i + 1) }),
      decisions,
      faults,
      ...this.#faulted[i]!.told,
      ...(lost && { lost }),
    }));
    const timings = this.#seats.map(({ timed, micros }) => ({ timed, micros }));
    return { result: { id, lineUp, block, rotation, hands, digest: this.#digest.toString(), seats }, timings };
  }
}

/** What everybody may know once a hand is over. */
export function resultOf(hand: Hand, seats: number): HandResult {
  const shown = hand.events.filter((event) => event.kind === "show").map(({ seat, cards }) => ({ seat, cards }));
  return { net: Array.from({ length: seats }, (_, i) => hand.net(i + 1)), shown, awards: hand.awards };
}

/** Waits for all, and throws what the first to fail threw. */
async function allSettled(waits: readonly Promise<void>[]): Promise<void> {
  for (const settled of await Promise.allSettled(waits)) if (settled.status === "rejected") throw settled.reason;
}
