import { HEADS_UP, SIX_SEATS } from "./events.ts";
import { type Coverage, type EverWrong, simulateFixed, simulateLooks } from "./intervals.ts";
import { type Calibration, simulateRanks } from "./ranks.ts";
import {
  type Estimates,
  LOPSIDED,
  type Outcome,
  PLACES,
  SHAPES,
  simulateEstimates,
  simulateTests,
} from "./sequential.ts";

/** Simulations of which docs/statistics.md shows the figures and the long tests hold the promises. Each takes seconds. */

const TABLES = [
  { seats: 2, event: HEADS_UP },
  { seats: 6, event: SIX_SEATS },
];

export function testOutcomes(): Outcome[] {
  return (["rate", "deviations"] as const).flatMap((scale) =>
    SHAPES.flatMap((shape) => PLACES.map((place) => simulateTests(scale, shape, place, 2000))),
  );
}

/** Of blocks beyond what the tests promise. */
export function lopsidedOutcomes(): Outcome[] {
  return (["rate", "deviations"] as const).flatMap((scale) =>
    PLACES.map((place) => simulateTests(scale, LOPSIDED, place, 2000)),
  );
}

/** Of tests that end after some time even without a verdict, when many of them have one and many have not. */
export function estimateOutcomes(): Estimates[] {
  const limits = [
    { shape: SHAPES[0]!, limit: 150 },
    { shape: SHAPES[2]!, limit: 500 },
  ];
  return limits.flatMap(({ shape, limit }) => [0, 0.5, 1].map((place) => simulateEstimates(shape, place, limit, 2000)));
}

export function coverages(): (Coverage & { readonly seats: number })[] {
  return TABLES.flatMap(({ seats, event }) => [
    { seats, ...simulateFixed(event, 10, 2000) },
    { seats, ...simulateFixed(event, 100, 400) },
  ]);
}

export function looks(): (EverWrong & { readonly seats: number })[] {
  return TABLES.flatMap(({ seats, event }) =>
    [0.05, 0.05 / 45].map((alpha) => ({ seats, ...simulateLooks(event, 2000, 250, { alpha, tunedTo: 500 }) })),
  );
}

export function calibrations(): Calibration[] {
  return simulateRanks(HEADS_UP, 60, 1000);
}
