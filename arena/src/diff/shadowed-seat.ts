import type { Action, Fault, HandStart } from "@doorcard/protocol";
import { snapshot, type BotDefinition, type Observation } from "@doorcard/sdk";
import seedrandom from "seedrandom";
import type { Place, Seater } from "../match.ts";
import { InProcessSeat } from "../seats/in-process-seat.ts";
import type { Judged, Seat, Waiter } from "../seats/seat.ts";

/** A decision of the bot that plays, with what the one behind it would have done; `seen` is good until the hand goes on. */
export interface Compared {
  readonly deal: number;
  readonly seen: Observation;
  readonly did: Action;
  readonly didFault: Fault | undefined;
  readonly would: Action;
  readonly wouldFault: Fault | undefined;
}

/** Seats a bot and lets another look over its shoulder; `compare` is told of every decision. */
export const shadowed =
  (
    bot: BotDefinition,
    other: BotDefinition,
    compare: (compared: Compared) => void,
    seated: (seat: Seat) => void,
  ): Seater =>
  (place) => {
    const shadow = new Shadow(other, place);
    seated(shadow.seat);
    return new ShadowedSeat(new InProcessSeat(() => bot.create(place)), shadow, compare);
  };

/** The bot that is asked and never acts: it hears all that the other hears, and draws the same luck from a generator of its own. */
class Shadow {
  readonly seat: InProcessSeat;
  readonly #place: Place;
  #deal: number;
  #draw: (() => number) | undefined;

  constructor(bot: BotDefinition, place: Place) {
    this.#place = place;
    this.#deal = place.firstDeal;
    this.seat = new InProcessSeat(() => bot.create({ ...place, random: () => this.#random() }));
  }

  begin(deal: number, start: () => HandStart): void {
    this.#deal = deal;
    this.#draw = undefined;
    this.seat.begin(deal, start);
  }

  #random(): number {
    this.#draw ??= seedrandom.alea(this.#place.key(this.#deal));
    return this.#draw();
  }
}

/** A seat with a bot that plays and one behind it. For the table it is the seat of the first alone. */
class ShadowedSeat implements Seat {
  readonly #player: InProcessSeat;
  readonly #shadow: Shadow;
  readonly #compare: (compared: Compared) => void;
  #deal = 0;

  constructor(player: InProcessSeat, shadow: Shadow, compare: (compared: Compared) => void) {
    this.#player = player;
    this.#shadow = shadow;
    this.#compare = compare;
  }

  get faults(): Seat["faults"] {
    return this.#player.faults;
  }

  get decisions(): number {
    return this.#player.decisions;
  }

  get timed(): number {
    return this.#player.timed;
  }

  get micros(): number {
    return this.#player.micros;
  }

  get lastFault(): Fault | undefined {
    return this.#player.lastFault;
  }

  get lost(): undefined {
    return undefined;
  }

  open(): void {
    this.#player.open();
    this.#shadow.seat.open();
  }

  begin(deal: number, start: () => HandStart): void {
    this.#deal = deal;
    this.#player.begin(deal, start);
    this.#shadow.begin(deal, start);
  }

  ask(hand: Judged, seen: unknown, waiter: Waiter): Action | undefined {
    const action = this.#player.ask(hand, seen, {
      answered: (did) => {
        if (this.#askShadow(hand, seen as Observation, did, waiter)) waiter.answered(did);
      },
      failed: (error) => waiter.failed(error),
    });
    if (action === undefined) return undefined;
    return this.#askShadow(hand, seen as Observation, action, waiter) ? action : undefined;
  }

  /** Asks the bot behind before the hand goes on; whether it answered at once, and the waiter is not told later. */
  #askShadow(hand: Judged, seen: Observation, did: Action, waiter: Waiter): boolean {
    // A copy, since lists that it wrote to would be those of the table
    const would = this.#shadow.seat.ask(hand, snapshot(seen), {
      answered: (late) => {
        this.#tell(seen, did, late);
        waiter.answered(did);
      },
      failed: (error) => waiter.failed(error),
    });
    if (would === undefined) return false;
    this.#tell(seen, did, would);
    return true;
  }

  #tell(seen: Observation, did: Action, would: Action): void {
    const [didFault, wouldFault] = [this.#player.lastFault, this.#shadow.seat.lastFault];
    this.#compare({ deal: this.#deal, seen, did, didFault, would, wouldFault });
  }

  end(hand: Judged, result: () => unknown): void {
    this.#player.end(hand, result);
    this.#shadow.seat.end(hand, result);
  }

  close(): void {
    this.#player.close();
    this.#shadow.seat.close();
  }
}
