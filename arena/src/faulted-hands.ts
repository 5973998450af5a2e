import type { FaultedHands as Told } from "@doorcard/protocol";

/** Counts the hands of one seat in which the arena had to act for its bot, and what it won or lost there. */
export class FaultedHands {
  /** Whether the arena has acted for it in the hand that is played. */
  isFaulted = false;
  #hands = 0;
  #net = 0;

  /** The hand is over, with so many chips won or lost. */
  end(net: number): void {
    if (!this.isFaulted) return;
    this.isFaulted = false;
    this.#hands++;
    this.#net += net;
  }

  /** The part of a result that tells of them: nothing when there were none. */
  get told(): { readonly faulted?: Told } {
    return this.#hands > 0 ? { faulted: { hands: this.#hands, net: this.#net } } : {};
  }
}
