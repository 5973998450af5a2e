import { DECK_SIZE, parseCard, type Card } from "@doorcard/cards";
import type { MatchJob } from "@doorcard/protocol";
import type { Observation } from "@doorcard/sdk";
import { botRandom } from "../streams.ts";
import { handOf, type ChangedDecision } from "./changed-decision.ts";
import { luckOf } from "./luck.ts";
import { drawAnew } from "./redrawn.ts";
import type { Draw } from "./second-table.ts";

/** The draws of one decision, each known by the name of its pass and its number alone. */
export class Redraws {
  readonly #name: (number: number) => string;
  readonly #seat: number;
  readonly #dealt: (seat: number) => () => number;

  constructor({ seed }: MatchJob, decision: ChangedDecision, pass: string) {
    const { deal, seat, number } = decision;
    this.#name = (draw) => `${pass}/${handOf(decision)}/${number}/${draw}/${seed}`;
    this.#seat = seat;
    this.#dealt = (whose) => botRandom(seed, deal, whose);
  }

  /** The hand as it was dealt. */
  get asItWas(): Draw {
    return { standIns: drawAnew(EVERY_CARD, () => 0), before: this.#dealt, after: this.#dealt, mustFit: false };
  }

  /** All but the known cards drawn anew, and the opponents' luck. */
  fitting(number: number, known: readonly Card[]): Draw {
    const name = this.#name(number);
    const before = (seat: number): (() => number) =>
      seat === this.#seat ? this.#dealt(seat) : luckOf(`before/${seat}/${name}`);
    return { ...this.#drawn(name, known), before, mustFit: true };
  }

  /** Only cards to come drawn anew, all luck up to the decision as it was. */
  keeping(number: number, dealt: readonly Card[]): Draw {
    return { ...this.#drawn(`kept/${this.#name(number)}`, dealt), before: this.#dealt, mustFit: false };
  }

  #drawn(name: string, known: readonly Card[]): Pick<Draw, "standIns" | "after"> {
    return { standIns: drawAnew(known, luckOf(`cards/${name}`)), after: (seat) => luckOf(`after/${seat}/${name}`) };
  }
}

const EVERY_CARD: readonly Card[] = Array.from({ length: DECK_SIZE }, (_, card) => card);

/** The cards that a seat sees: its own, every upcard, and a card for all. */
export function seenCards({ downcards, players, community }: Observation): Card[] {
  return [...downcards, ...players.flatMap(({ upcards }) => upcards), ...community].map((text) => parseCard(text)!);
}
