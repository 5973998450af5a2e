import { parseCard, type Card } from "@doorcard/cards";
import { Hand, type CardSource } from "@doorcard/engine";
import type { Action, MatchJob } from "@doorcard/protocol";
import type { BotDefinition, Observation } from "@doorcard/sdk";
import { Deals } from "../deals.ts";
import { InProcessSeat } from "../seats/in-process-seat.ts";
import type { ChangedDecision } from "./changed-decision.ts";
import { redrawn } from "./redrawn.ts";

/** With which cards and luck a hand is played once more. */
export interface Draw {
  /** Which card stands in for each of the 52. */
  readonly standIns: Uint8Array;
  /** The generator of a seat up to the decision, and from there on. */
  readonly before: (seat: number) => () => number;
  readonly after: (seat: number) => () => number;
  /** Whether the opponents must answer as they did. */
  readonly mustFit: boolean;
}

/**
 * A table at which the hand of one decision is played again and again with new cards and fresh bots. They know nothing of
 * earlier hands; up to the decision what they answer is overruled by what was played.
 */
export class SecondTable {
  readonly #decision: ChangedDecision;
  readonly #job: MatchJob;
  readonly #bots: readonly BotDefinition[];
  readonly #firstSeat: number;
  readonly #source: CardSource;
  readonly #hand: Hand;
  readonly #views: readonly unknown[];
  #seats: readonly InProcessSeat[] = [];
  #isAfter = false;

  /** `bots` are the definitions of the entrants of the match, seat 1 first. */
  constructor(job: MatchJob, bots: readonly BotDefinition[], decision: ChangedDecision) {
    this.#job = job;
    this.#bots = bots;
    this.#decision = decision;
    const deals = new Deals(job);
    this.#firstSeat = deals.firstSeat(decision.deal);
    this.#source = deals.lay(decision.deal);
    this.#hand = Hand.deal({
      game: job.game,
      rules: job.rules,
      stakes: job.stakes,
      stacks: bots.map(() => job.stack),
      firstSeat: this.#firstSeat,
      cards: this.#source,
    });
    this.#views = bots.map((_, i) => this.#hand.keepView(i + 1));
  }

  /** Plays to the decision and asks its bot; false as soon as an opponent that must fit answers otherwise than it did. */
  async reach(draw: Draw): Promise<boolean> {
    const { before, seat: own, deal } = this.#decision;
    this.#isAfter = false;
    this.#hand.redeal(this.#firstSeat, redrawn(this.#source, draw.standIns));
    this.#seats = this.#bots.map((bot, i) => this.#fresh(bot, i + 1, draw));
    for (const seat of this.#seats) {
      seat.open();
      seat.begin(deal, () => ({ firstSeat: this.#firstSeat, stacks: this.#bots.map(() => this.#job.stack) }));
    }
    for (const { seat, action } of before) {
      const asked = this.#ask(seat);
      const answer = typeof asked === "string" ? asked : await asked;
      if (draw.mustFit && seat !== own && answer !== action) return false;
      this.#hand.play(action);
    }
    // A bot may keep something of having been asked
    const asked = this.#ask(own);
    if (typeof asked !== "string") await asked;
    this.#isAfter = true;
    return true;
  }

  /** Plays the decision this way and the hand to its end; chips that the seat of the decision nets. */
  async playOn(action: Action): Promise<number> {
    const hand = this.#hand;
    hand.play(action);
    for (let seat = hand.seatToAct; seat !== 0; seat = hand.seatToAct) {
      const asked = this.#ask(seat);
      hand.play(typeof asked === "string" ? asked : await asked);
    }
    return hand.net(this.#decision.seat);
  }

  /** What the seat of the decision sees now. */
  seen(): Observation {
    return this.#hand.viewFrom(this.#decision.seat);
  }

  /** The cards that a seat was dealt so far. */
  cardsOf(seat: number): Card[] {
    return this.#hand.cardsOf(seat).map((text) => parseCard(text)!);
  }

  #fresh(bot: BotDefinition, seat: number, draw: Draw): InProcessSeat {
    const { game, rules, stakes } = this.#job;
    let before: (() => number) | undefined;
    let after: (() => number) | undefined;
    const random = (): number => (this.#isAfter ? (after ??= draw.after(seat))() : (before ??= draw.before(seat))());
    return new InProcessSeat(() => bot.create({ seat, seats: this.#bots.length, game, rules, stakes, random }));
  }

  /** The answer of a seat, or the promise of one. */
  #ask(seat: number): Action | Promise<Action> {
    let answered: (action: Action) => void = () => undefined;
    let failed: (error: Error) => void = () => undefined;
    const waiter = { answered: (action: Action) => answered(action), failed: (error: Error) => failed(error) };
    const action = this.#seats[seat - 1]!.ask(this.#hand, this.#views[seat - 1], waiter);
    if (action !== undefined) return action;
    return new Promise((resolve, reject) => {
      answered = resolve;
      failed = reject;
    });
  }
}
