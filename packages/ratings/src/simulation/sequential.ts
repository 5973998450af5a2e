import type { Rate } from "@doorcard/protocol";
import { estimateAfter } from "../estimate-after.ts";
import { type TestRule, SequentialTest } from "../sequential-test.ts";
import { Luck } from "./luck.ts";

/** How block differences are spread. */
export interface Shape {
  readonly name: string;
  /** Share of the blocks that differ at all. */
  readonly differing: number;
  /** A block that differs, of mean 0 and variance 1. */
  readonly draw: (luck: Luck) => number;
  /** Distance of the two hypotheses, in deviations of a block. */
  readonly gap: number;
}

export const SHAPES: readonly Shape[] = [
  { name: "normal", differing: 1, draw: (luck) => luck.normal(), gap: 0.25 },
  { name: "heavy tails", differing: 1, draw: (luck) => luck.heavy(), gap: 0.25 },
  { name: "1 block in 10 differs", differing: 0.1, draw: (luck) => luck.normal(), gap: 0.15 },
  { name: "1 block in 100 differs", differing: 0.01, draw: (luck) => luck.normal(), gap: 0.06 },
];

/** Where the true difference lies: 0 at `low`, 1 at `high`, in parts of the way from one to the other. */
/** Blocks that no test of a mean by its variance is made for: as lopsided as an exponential variable, with a long tail of losses. */
export const LOPSIDED: Shape = {
  name: "lopsided",
  differing: 1,
  draw: (luck) => 1 + Math.log(1 - luck.uniform()),
  gap: 0.25,
};

export const PLACES: readonly number[] = [-0.5, 0, 0.5, 1, 1.5];

/** What many simulated tests came to. */
export interface Outcome {
  readonly scale: TestRule["scale"];
  readonly shape: string;
  readonly place: number;
  readonly tests: number;
  /** Shares of the tests with each verdict. */
  readonly high: number;
  readonly low: number;
  /** Blocks a test took on average. */
  readonly blocks: number;
}

/** Big bets per 100 hands that a block of 100 hands deviates by when it differs. */
const DEVIATION = 60;

const ERROR = 0.05;

/** Plays so many tests of "not worse by the gap" against "not worse at all", errors 5 % each, with the difference at a place. */
export function simulateTests(scale: TestRule["scale"], shape: Shape, place: number, tests: number): Outcome {
  const { rule, blocks } = setUp(scale, shape, place);
  const luck = new Luck(`tests/${scale}/${shape.name}/${place}`);
  let [high, low, played] = [0, 0, 0];
  for (let test = 0; test < tests; test++) {
    const ended = playTest(rule, () => blocks(luck), Infinity);
    played += ended.blocks;
    if (ended.verdict === "high") high += 1;
    else low += 1;
  }
  return { scale, shape: shape.name, place, tests, high: high / tests, low: low / tests, blocks: played / tests };
}

/** How estimates after a test lie about the true difference. */
export interface Estimates {
  readonly shape: string;
  readonly place: number;
  readonly tests: number;
  /** Share of the plain means that are above the truth. */
  readonly plainAbove: number;
  /** Share of the corrected means that are above it. */
  readonly above: number;
  /** Share of the 95 % intervals that hold it. */
  readonly covered: number;
}

/** Estimates after so many tests in big bets, ended after `limit` blocks at the latest. */
export function simulateEstimates(shape: Shape, place: number, limit: number, tests: number): Estimates {
  const { rule, blocks, truth } = setUp("rate", shape, place);
  const luck = new Luck(`estimates/${shape.name}/${place}`);
  let [plainAbove, above, covered] = [0, 0, 0];
  for (let test = 0; test < tests; test++) {
    const ended = playTest(rule, () => blocks(luck), limit);
    const { mean, low, high }: Rate = estimateAfter(ended);
    if (ended.mean > truth) plainAbove += 1;
    if (mean > truth) above += 1;
    if (low! <= truth && truth <= high!) covered += 1;
  }
  const share = (count: number): number => count / tests;
  return {
    shape: shape.name,
    place,
    tests,
    plainAbove: share(plainAbove),
    above: share(above),
    covered: share(covered),
  };
}

function playTest(rule: TestRule, block: () => number, limit: number): SequentialTest {
  const test = new SequentialTest(rule);
  while (test.verdict === undefined && test.blocks < limit) test.add(block(), DEVIATION ** 2);
  return test;
}

/** A rule whose hypotheses lie the gap apart, and blocks whose true difference is at the place between them. */
function setUp(
  scale: TestRule["scale"],
  { differing, draw, gap }: Shape,
  place: number,
): { rule: TestRule; blocks: (luck: Luck) => number; truth: number } {
  // In deviations per 100 hands, which are those of a block here.
  const effect = (place - 1) * gap;
  const unit = DEVIATION * Math.sqrt(differing);
  const bounds = scale === "rate" ? { low: -gap * unit, high: 0 } : { low: -gap, high: 0 };
  const truth = scale === "rate" ? effect * unit : effect * DEVIATION * deviationAt(effect, differing);
  const mean = truth / differing;
  const rule: TestRule = { ...bounds, alpha: ERROR, beta: ERROR, scale, handsPerBlock: 100 };
  const isEven = (luck: Luck): boolean => differing < 1 && luck.uniform() >= differing;
  return { rule, truth, blocks: (luck) => (isEven(luck) ? 0 : mean + DEVIATION * draw(luck)) };
}

/**
 * Deviation of all blocks, in that of those that differ, when their mean is `effect` of it: with share p differing by m on
 * average the variance is p (1 + m²) - p² m², and the mean p m.
 */
function deviationAt(effect: number, differing: number): number {
  return Math.sqrt(differing / (1 - (effect * effect * (1 - differing)) / differing));
}
