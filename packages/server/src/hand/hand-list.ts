import type { HandList } from "@doorcard/protocol";
import { resolve } from "node:path";
import { stateOfPlan } from "../run/runs-folder.ts";
import { findHands } from "./find-hands.ts";
import { readQuery, type HandQuery } from "./hand-query.ts";
import { HandSample } from "./hand-sample.ts";

/** Most hands in a list. */
const MOST_LISTED = 200;

/** Runs whose samples are kept, those asked for last. */
const MOST_RUNS = 4;

const samples = new Map<string, HandSample>();

/**
 * The hands of a run that fit a search, from a sample of them that goes on growing behind; `complete` tells when it is whole.
 * Throws RunError when the folder holds no run.
 */
export async function handList(directory: string, query: HandQuery): Promise<HandList> {
  const sample = sampleOf(resolve(directory));
  sample.grow();
  await sample.first();
  const { hands, problem } = sample;
  const read = readQuery(query, sample.bots);
  const found = findHands(hands, read);
  return {
    sampled: hands.length,
    complete: !sample.isGrowing,
    understood: read.understood,
    matching: found.length,
    ...(problem !== undefined && { problem }),
    hands: found.slice(0, MOST_LISTED),
  };
}

function sampleOf(directory: string): HandSample {
  // A run that was played anew in the same folder is another
  const key = `${stateOfPlan(directory)} ${directory}`;
  const sample = samples.get(key) ?? new HandSample(directory);
  samples.delete(key);
  samples.set(key, sample);
  const [oldest] = samples.keys();
  if (samples.size > MOST_RUNS && oldest !== undefined) samples.delete(oldest);
  return sample;
}
