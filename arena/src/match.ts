import { Hand } from "@doorcard/engine";
import type { Action, HandResult, HandStart, MatchJob, MatchResult, RecordedAction } from "@doorcard/protocol";
import type { BotDefinition } from "@doorcard/sdk";
import { Deals } from "./deals.ts";
import { Digest } from "./digest.ts";
import { SeatedBot } from "./seated-bot.ts";
import { botRandom } from "./streams.ts";

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

/** Plays a match: `bots` are the definitions of its entrants, seat 1 first. Bots are made anew. `watch` sees one deal, or all. */
export async function playMatch(
  job: MatchJob,
  bots: readonly BotDefinition[],
  watch?: { readonly deal: number | "all"; readonly watcher: Watcher },
): Promise<PlayedMatch> {
  const table = new MatchTable(job, bots);
  for (let deal = job.firstDeal; deal < job.firstDeal + job.hands; deal++) {
    const playing = table.play(deal, watch?.deal === "all" || watch?.deal === deal ? watch.watcher : undefined);
    if (playing !== undefined) await playing;
  }
  return table.played();
}

/** The table of one match: its deals, its hand, its bots and their views, all used again from deal to deal. */
class MatchTable {
  readonly #job: MatchJob;
  readonly #deals: Deals;
  readonly #hand: Hand;
  readonly #bots: readonly SeatedBot[];
  readonly #views;
  readonly #nets: number[];
  readonly #digest = new Digest();
  readonly #stacks: number[];
  /** What bots are told at the start and the end of a hand, made only for those who listen. */
  readonly #start = (): HandStart => ({ firstSeat: this.#deals.firstSeat(this.#deal), stacks: [...this.#stacks] });
  readonly #result = (): HandResult => resultOf(this.#hand, this.#bots.length);
  #deal = 0;
  #watched: { readonly watcher: Watcher; readonly actions: RecordedAction[] } | undefined;

  constructor(job: MatchJob, bots: readonly BotDefinition[]) {
    this.#job = job;
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
    this.#bots = bots.map(
      (bot, i) =>
        new SeatedBot(() =>
          bot.create({ seat: i + 1, seats: bots.length, game, rules, stakes, random: this.#randomFor(i + 1) }),
        ),
    );
    this.#views = bots.map((_, i) => this.#hand.keepView(i + 1));
    this.#nets = bots.map(() => 0);
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

  /** Plays a deal; a promise only when a bot answers with one, since waiting costs more than a turn. */
  play(deal: number, watcher?: Watcher): void | Promise<void> {
    this.#deal = deal;
    this.#watched = watcher === undefined ? undefined : { watcher, actions: [] };
    this.#hand.redeal(this.#deals.firstSeat(deal), this.#deals.lay(deal));
    for (const bot of this.#bots) bot.begin(this.#start);
    return this.#goOn();
  }

  /** Asks for turn after turn until the hand is over or an answer must be waited for. */
  #goOn(): void | Promise<void> {
    const hand = this.#hand;
    for (let seat = hand.seatToAct; seat !== 0; seat = hand.seatToAct) {
      const answer = this.#bots[seat - 1]!.ask(hand, this.#views[seat - 1]!);
      if (typeof answer !== "string") return this.#goOnAfter(seat, answer);
      this.#act(seat, answer);
    }
    this.#end();
  }

  async #goOnAfter(seat: number, answer: Promise<Action>): Promise<void> {
    this.#act(seat, await answer);
    await this.#goOn();
  }

  #act(seat: number, action: Action): void {
    if (this.#watched !== undefined) {
      const fault = this.#bots[seat - 1]!.lastFault;
      this.#watched.actions.push(fault === undefined ? { seat, action } : { seat, action, fault });
    }
    this.#hand.play(action);
  }

  #end(): void {
    this.#watched?.watcher(this.#hand, this.#watched.actions, this.#deals.firstSeat(this.#deal), this.#deal);
    this.#hand.digest(this.#digest);
    for (let i = 0; i < this.#bots.length; i++) {
      this.#nets[i]! += this.#hand.net(i + 1);
      this.#bots[i]!.end(this.#hand, this.#result);
    }
  }

  played(): PlayedMatch {
    const { id, lineUp, block, rotation, hands, entrants } = this.#job;
    const seats = this.#bots.map(({ decisions, faults }, i) => ({
      entrant: entrants[i]!,
      net: this.#nets[i]!,
      decisions,
      faults,
    }));
    const timings = this.#bots.map(({ timed, micros }) => ({ timed, micros }));
    return { result: { id, lineUp, block, rotation, hands, digest: this.#digest.toString(), seats }, timings };
  }
}

/** What everybody may know once a hand is over. */
function resultOf(hand: Hand, seats: number): HandResult {
  const shown = hand.events.filter((event) => event.kind === "show").map(({ seat, cards }) => ({ seat, cards }));
  return { net: Array.from({ length: seats }, (_, i) => hand.net(i + 1)), shown, awards: hand.awards };
}
