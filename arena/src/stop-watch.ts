import {
  Looked,
  looks,
  Tally,
  testOf,
  type TalliedMatch,
  type Until,
  type UntilRanked,
  type UntilTested,
} from "@doorcard/ratings";
import type { PlanShape } from "./plan-shape.ts";
import { shapeOf } from "./shape-of.ts";

/**
 * Stops an event when its answer is known. It looks after fixed numbers of blocks, at matches in the order of the schedule,
 * which finishes the blocks up to each look before it begins any other.
 */
export class StopWatch {
  readonly #until: Until;
  readonly #tally: Tally;
  readonly #blocks: number;
  readonly #matchesABlock: number;
  readonly #looks: number[];
  #matches = 0;
  /** After how many blocks the answer was known; undefined while it is not. */
  blocks: number | undefined;
  /** How much of the answer was not known at the last look: pairs, or intervals; undefined before the first. */
  open: number | undefined;

  /** `out` holds who is out of the event, now and later. */
  constructor(plan: PlanShape & { readonly until: Until }, out: ReadonlySet<number>) {
    this.#until = plan.until;
    this.#tally = new Tally({ ...shapeOf(plan), out });
    this.#blocks = plan.blocks;
    this.#matchesABlock = plan.lineUps.length * plan.seatings.length;
    this.#looks = looks(plan.blocks, plan.until.kind);
  }

  #knownAfter(until: UntilRanked): number | undefined {
    this.open = new Looked(this.#tally, this.#blocks).open(until);
    return this.open === 0 ? this.#tally.blocks : undefined;
  }

  /** A test that lost one of its two is decided too. */
  #decidedAfter(until: UntilTested): number | undefined {
    if (this.#tally.isOut(0) || this.#tally.isOut(1)) return this.#tally.blocks;
    const { verdict, blocks } = testOf(this.#tally, until);
    this.open = verdict === undefined ? 1 : 0;
    return verdict === undefined ? undefined : blocks;
  }

  /** Enters the next match of the schedule, without a result when it does not count. */
  enter(result: TalliedMatch | undefined): void {
    if (result !== undefined) this.#tally.add(result);
    if (++this.#matches < this.#looks[0]! * this.#matchesABlock) return;
    this.#looks.shift();
    this.blocks = this.#until.kind === "tested" ? this.#decidedAfter(this.#until) : this.#knownAfter(this.#until);
  }
}
