import { anytimeQuantile } from "../anytime.ts";
import { pairedDifferences, varianceOf } from "../paired.ts";
import { CONFIDENCE, rateOf } from "../rate.ts";
import { studentQuantile } from "../student.ts";
import { type EventShape, Tally } from "../tally.ts";
import { simulatedBlock, trueRate } from "./events.ts";
import { Luck } from "./luck.ts";

/** How often intervals held the truth. */
export interface Coverage {
  readonly blocks: number;
  /** Intervals of rates that were looked at. */
  readonly rates: number;
  /** Share of them that held the true rate. */
  readonly ofRates: number;
  /** Intervals of the difference of the first two entrants. */
  readonly differences: number;
  /** Share of them that held the true difference. */
  readonly ofDifferences: number;
}

/** Intervals of fixed length, 95 %, after so many blocks of so many events. */
export function simulateFixed(shape: EventShape, blocks: number, events: number): Coverage {
  const luck = new Luck(`fixed/${shape.entrants.length}/${blocks}`);
  const quantile = studentQuantile((1 + CONFIDENCE) / 2, blocks - 1);
  let [rates, differences] = [0, 0];
  for (let event = 0; event < events; event++) {
    const { skills, tally } = simulatedEvent(shape, blocks, luck);
    shape.entrants.forEach((_, entrant) => {
      const { low, high } = rateOf(tally.samplesOf(entrant), shape.bigBet);
      const truth = trueRate(shape, skills, entrant);
      if (low! <= truth && truth <= high!) rates += 1;
    });
    const observed = pairedDifferences(tally, 0, 1);
    const miss = Math.abs(meanOf(observed) - (trueRate(shape, skills, 0) - trueRate(shape, skills, 1)));
    if (miss <= quantile * Math.sqrt(varianceOf(observed) / blocks)) differences += 1;
  }
  const looked = events * shape.entrants.length;
  return { blocks, rates: looked, ofRates: rates / looked, differences: events, ofDifferences: differences / events };
}

/** How often an interval was wrong at any time. */
export interface EverWrong {
  readonly alpha: number;
  readonly tunedTo: number;
  readonly events: number;
  /** Share of the events in which the interval for any time ever left the truth out. */
  readonly anytime: number;
  /** The same of the interval of fixed length, looked at after every block. */
  readonly fixed: number;
}

/** Looks at one entrant's rate after every block, up to so many. */
export function simulateLooks(
  shape: EventShape,
  blocks: number,
  events: number,
  asked: { readonly alpha: number; readonly tunedTo: number },
): EverWrong {
  const { alpha, tunedTo } = asked;
  const luck = new Luck(`looks/${shape.entrants.length}/${alpha}/${tunedTo}`);
  const numbers = Array.from({ length: blocks + 1 }, (_, number) => number);
  const anytime = numbers.map((number) => anytimeQuantile(number, alpha, tunedTo));
  const fixed = numbers.map((number) => (number < 2 ? Infinity : studentQuantile(1 - alpha / 2, number - 1)));
  let [anytimeWrong, fixedWrong] = [0, 0];
  for (let event = 0; event < events; event++) {
    const distances = distancesAfterEach(shape, blocks, luck);
    if (distances.some((distance, number) => distance > anytime[number]!)) anytimeWrong += 1;
    if (distances.some((distance, number) => distance > fixed[number]!)) fixedWrong += 1;
  }
  return { alpha, tunedTo, events, anytime: anytimeWrong / events, fixed: fixedWrong / events };
}

/** After each number of blocks how many standard errors the first entrant's mean is from the truth; 0 below two blocks. */
function distancesAfterEach(shape: EventShape, blocks: number, luck: Luck): number[] {
  const even = shape.entrants.map(() => 0);
  const distances = [0];
  let [mean, squares] = [0, 0];
  for (let block = 1; block <= blocks; block++) {
    const net = simulatedBlock(shape, even, block, luck).reduce(
      (sum, { seats }) => sum + (seats.find(({ entrant }) => entrant === 0)?.net ?? 0),
      0,
    );
    const step = net - mean;
    mean += step / block;
    squares += step * (net - mean);
    distances.push(block < 2 ? 0 : Math.abs(mean) / Math.sqrt(squares / (block - 1) / block));
  }
  return distances;
}

/** An event between bots of chance skill. */
export function simulatedEvent(shape: EventShape, blocks: number, luck: Luck): { skills: number[]; tally: Tally } {
  // Wide beside what a hundred blocks leave open, so that what is known of skills before is as good as nothing.
  const skills = shape.entrants.map(() => luck.normal() * 150);
  const tally = new Tally(shape);
  for (let block = 0; block < blocks; block++) {
    for (const match of simulatedBlock(shape, skills, block, luck)) tally.add(match);
  }
  return { skills, tally };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
