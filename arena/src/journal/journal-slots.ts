import type { MatchResult } from "@doorcard/protocol";
import type { PlanShape } from "../plan-shape.ts";
import { RunError } from "../run-error.ts";

/** Which match of an event: its line-up, block and rotation, each from 0. */
export type MatchPlace = Pick<MatchResult, "lineUp" | "block" | "rotation">;

/** The matches of a plan as numbers from 0, in order of identity: line-up, block, rotation. */
export class Slots {
  /** How many there are. */
  readonly count: number;
  readonly #lineUps: number;
  readonly #blocks: number;
  readonly #rotations: number;

  /** Throws RunError when there are more than an index can hold. */
  constructor({ lineUps, blocks, seatings }: Pick<PlanShape, "lineUps" | "blocks" | "seatings">) {
    this.#lineUps = lineUps.length;
    this.#blocks = blocks;
    this.#rotations = seatings.length;
    this.count = lineUps.length * blocks * seatings.length;
    if (this.count > 0xffff_ffff)
      throw new RunError(`an event of ${this.count} matches is too long for a journal; put more hands into a match`);
  }

  /** The slot of a match; -1 for one that is not in the plan. */
  of(lineUp: number, block: number, rotation: number): number {
    if (lineUp >= this.#lineUps || block >= this.#blocks || rotation >= this.#rotations) return -1;
    return (lineUp * this.#blocks + block) * this.#rotations + rotation;
  }

  /** The match of a slot. */
  place(slot: number): MatchPlace {
    const round = Math.floor(slot / this.#rotations);
    return {
      lineUp: Math.floor(round / this.#blocks),
      block: round % this.#blocks,
      rotation: slot % this.#rotations,
    };
  }

  /** The identity of the match of a slot. */
  id(slot: number): string {
    const { lineUp, block, rotation } = this.place(slot);
    return `${lineUp}.${block}.${rotation}`;
  }
}
