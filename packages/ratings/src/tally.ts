import type { FaultCounts, SeatResult } from "@doorcard/protocol";
import { Ledger } from "./ledger.ts";
import type { Sample } from "./rate.ts";
import { nameOf, type TalliedMatch } from "./tallied-match.ts";

/** What an event is made of, as far as its statistics care. */
export interface EventShape {
  /** Names of the entrants; an entrant's number is its place here. */
  readonly entrants: readonly string[];
  /** Numbers of the entrants in each line-up. */
  readonly lineUps: readonly (readonly number[])[];
  /** Matches of one line-up that make a block. */
  readonly rotations: number;
  /** Chips of a big bet. */
  readonly bigBet: number;
  /** Numbers of the entrants that are out of the event: their line-ups are not played to the end, so the others' rates leave those out. */
  readonly out?: ReadonlySet<number>;
}

/** Everything an entrant did, finished blocks or not. */
export interface Totals {
  hands: number;
  /** Chips won or lost. */
  net: number;
  decisions: number;
  readonly faults: FaultCounts;
  /** The hands in which the arena acted for it, and the chips it won or lost there. */
  readonly faulted: { hands: number; net: number };
}

/**
 * Adds up match results, in any order, each once.
 *
 * Holds a few numbers, whole or in steps of 1/64, for every block of every line-up and nothing per hand, so the order of adding cannot show in
 * what is read from it.
 */
export class Tally {
  readonly shape: EventShape;
  /** One book for each line-up. */
  readonly ledgers: readonly Ledger[];
  /** By number of the entrant. */
  readonly totals: readonly Totals[];

  constructor(shape: EventShape) {
    shape.lineUps.forEach((lineUp, number) => checkLineUp(lineUp, number, shape.entrants.length));
    this.shape = shape;
    this.ledgers = shape.lineUps.map((lineUp) => new Ledger(lineUp, shape.rotations));
    this.totals = shape.entrants.map(() => ({
      hands: 0,
      net: 0,
      decisions: 0,
      faults: noFaults(),
      faulted: { hands: 0, net: 0 },
    }));
  }

  add(result: TalliedMatch): void {
    const ledger = this.ledgers[result.lineUp];
    if (!ledger) {
      throw new Error(`Match ${nameOf(result)} is of line-up ${result.lineUp}, but there are ${this.ledgers.length}`);
    }
    ledger.enter(result);
    for (const seat of result.seats) this.#count(seat, result.hands);
  }

  /** Hands played in all. */
  get hands(): number {
    return this.ledgers.reduce((sum, ledger) => sum + ledger.hands, 0);
  }

  /** Blocks that every line-up has finished. */
  get blocks(): number {
    return finishedBlocks(this.ledgers.filter((ledger) => !this.#isBroken(ledger))).length;
  }

  /**
   * One sample for each block that all the entrant's line-ups have finished, summed over them: they meet the same
   * deals, so they are not independent of each other.
   */
  samplesOf(entrant: number): Sample[] {
    return samplesFrom(this.ledgersOf(entrant), entrant);
  }

  /** The books that an entrant's rate counts: those of its line-ups, without the ones that somebody else's being out broke. */
  ledgersOf(entrant: number): Ledger[] {
    const own = this.ledgers.filter((ledger) => ledger.entrants.includes(entrant));
    return this.isOut(entrant) ? own : own.filter((ledger) => !this.#isBroken(ledger));
  }

  /** Whether an entrant is out of the event. */
  isOut(entrant: number): boolean {
    return this.shape.out?.has(entrant) === true;
  }

  /** Whether a line-up is not played to its end, since one of its entrants is out. */
  #isBroken({ entrants }: Ledger): boolean {
    return entrants.some((entrant) => this.isOut(entrant));
  }

  #count(seat: SeatResult, hands: number): void {
    const totals = this.totals[seat.entrant];
    if (!totals) throw new Error(`There is no entrant ${seat.entrant}`);
    totals.hands += hands;
    totals.net += seat.net;
    totals.decisions += seat.decisions;
    totals.faulted.hands += seat.faulted?.hands ?? 0;
    totals.faulted.net += seat.faulted?.net ?? 0;
    for (const kind of faultKinds) totals.faults[kind] += seat.faults[kind];
  }
}

/** One sample of an entrant for each block that all these books have finished, lowest block first. */
export function samplesFrom(ledgers: readonly Ledger[], entrant: number): Sample[] {
  return finishedBlocks(ledgers).map((block) => sampleOf(ledgers, entrant, block));
}

/** What a block came to for an entrant over all these books. */
export function sampleOf(ledgers: readonly Ledger[], entrant: number, block: number): Sample {
  let net = 0;
  let hands = 0;
  for (const ledger of ledgers) {
    const sample = ledger.sample(block, entrant);
    net += sample.net;
    hands += sample.hands;
  }
  return { net, hands };
}

/** Numbers of the blocks that all these books have finished, lowest first; none without a book. */
export function finishedBlocks(ledgers: readonly Ledger[]): number[] {
  if (ledgers.length === 0) return [];
  const last = Math.max(...ledgers.map((ledger) => ledger.blocks));
  const finished: number[] = [];
  for (let block = 0; block < last; block++) {
    if (ledgers.every((ledger) => ledger.isComplete(block))) finished.push(block);
  }
  return finished;
}

const faultKinds = ["illegal", "unreadable", "late", "crashed", "out-of-memory"] as const;

function noFaults(): FaultCounts {
  return { illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 };
}

function checkLineUp(lineUp: readonly number[], number: number, entrants: number): void {
  const stranger = lineUp.find((entrant) => !(entrant >= 0 && entrant < entrants));
  if (stranger !== undefined) throw new Error(`Line-up ${number} seats entrant ${stranger}, but there are ${entrants}`);
  if (new Set(lineUp).size < lineUp.length) throw new Error(`Line-up ${number} seats an entrant twice`);
}
