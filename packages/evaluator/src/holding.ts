import { rankOf, suitOf, type Card } from "@doorcard/cards";
import { checkSize } from "./holding-size.ts";
import { flushByRanks, flushSuitOfSum, highByKey, highOfSum } from "./high.ts";
import { cardKeys } from "./keys.ts";
import { eightBit, eightOfBits } from "./eight.ts";
import { razzByKey, razzOfSum } from "./razz.ts";
import type { Strength } from "./strength.ts";

const KEYS = cardKeys();
const MOST = 7;

/**
 * A hand that grows card by card. What its strengths are looked up by is kept as cards come, so that a strength costs one
 * look-up and not seven: faster where cards are dealt one after another, as in stud and in run-outs. Cards must be different.
 */
export class Holding {
  readonly #cards = new Uint8Array(MOST);
  #size = 0;
  #sum = 0;
  #eights = 0;

  /** How many cards it has, 0 to 7. */
  get size(): number {
    return this.#size;
  }

  /** Takes all cards away. */
  clear(): void {
    this.#size = 0;
    this.#sum = 0;
    this.#eights = 0;
  }

  /** Adds a card. Throws RangeError when there are seven. */
  add(card: Card): void {
    if (this.#size === MOST) throw new RangeError("A holding has at most seven cards");
    this.#cards[this.#size++] = card;
    this.#sum = (this.#sum + KEYS[card]!) | 0;
    this.#eights |= eightBit(card);
  }

  /** High strength of the best five, as `highStrength`. Throws RangeError for fewer than five cards. */
  high(): Strength {
    const strength = this.#size === MOST ? highByKey(this.#sum) : highOfSum(this.#sum, this.#sized());
    return strength !== 0 ? strength : this.#flush() | 0;
  }

  /** Ace-to-five strength of the lowest five, as `razzStrength`. Throws RangeError for fewer than five cards. */
  razz(): Strength {
    return this.#size === MOST ? razzByKey(this.#sum) : razzOfSum(this.#sum, this.#sized());
  }

  /** Eight-or-better strength of the lowest five, 0 for none, as `eightStrength`. Throws RangeError for fewer than five cards. */
  eight(): Strength {
    this.#sized();
    return eightOfBits(this.#eights);
  }

  #sized(): number {
    checkSize(this.#size);
    return this.#size;
  }

  /** Of five cards or more of one suit the ranks alone count. */
  #flush(): Strength {
    const suit = flushSuitOfSum(this.#sum, this.#size);
    let ranks = 0;
    for (let i = 0; i < this.#size; i++) if (suitOf(this.#cards[i]!) === suit) ranks |= 1 << rankOf(this.#cards[i]!);
    return flushByRanks(ranks);
  }
}
