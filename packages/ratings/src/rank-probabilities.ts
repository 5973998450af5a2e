import seedrandom from "seedrandom";
import type { Sample } from "./rate.ts";
import { finishedBlocks, sampleOf, type Tally } from "./tally.ts";

/** Events that might have been, made of the blocks that were. */
const RESAMPLES = 2000;

/** Most groups of neighbouring blocks that a resample draws from. */
const GROUPS = 1000;

/**
 * How probable each rank is for each entrant, by number of the entrant and then rank, best first: the share of 2,000
 * resampled events in which it comes out there (Efron 1979; Rubin 1981 on reading that as a probability).
 *
 * A resample draws as many blocks as were finished by everybody, some more than once, each for all entrants together, since
 * they met the same deals. Equal rates share their ranks equally. More than 1,000 blocks are drawn as 1,000 groups of
 * neighbours: blocks are independent of each other, so sums of them are as well, and the rates that come out vary as much.
 *
 * Who is out of the event shares the last ranks. With fewer than two blocks every rank is equally probable. The same `key` and
 * results give the same numbers.
 */
export function rankProbabilities(tally: Tally, key: string): number[][] {
  const entrants = tally.shape.entrants.map((_, entrant) => entrant);
  const playing = entrants.filter((entrant) => !tally.isOut(entrant));
  const out = entrants.filter((entrant) => tally.isOut(entrant));
  const times = entrants.map(() => entrants.map(() => 0));
  const count = (tied: readonly number[], first: number, events: number): void => {
    for (const entrant of tied) {
      for (let rank = first; rank < first + tied.length; rank++) times[entrant]![rank]! += events / tied.length;
    }
  };
  const resample = resampler(tally, playing, key);
  for (let event = 0; event < RESAMPLES; event++) {
    let first = 0;
    for (const tied of ranked(playing, resample())) {
      count(tied, first, 1);
      first += tied.length;
    }
  }
  count(out, playing.length, RESAMPLES);
  return times.map((row) => row.map((events) => events / RESAMPLES));
}

/** Rates of the playing entrants, in chips per hand, in another event each time; all 0 when too little is known. */
function resampler(tally: Tally, playing: readonly number[], key: string): () => number[] {
  const books = playing.map((entrant) => tally.ledgersOf(entrant));
  const blocks = books.every((own) => own.length > 0) ? finishedBlocks([...new Set(books.flat())]) : [];
  if (blocks.length < 2) return () => playing.map(() => 0);
  const groups = grouped(blocks).map((group) =>
    playing.map((entrant, at) => total(group.map((block) => sampleOf(books[at]!, entrant, block)))),
  );
  const nets = playing.map((_, at) => Float64Array.from(groups, (group) => group[at]!.net));
  const hands = playing.map((_, at) => Float64Array.from(groups, (group) => group[at]!.hands));
  const random = seedrandom.alea(`doorcard/ranks/${key}`);
  const drawn = new Uint16Array(groups.length);
  return () => {
    for (let at = 0; at < drawn.length; at++) drawn[at] = Math.floor(random() * drawn.length);
    return playing.map((_, at) => sumAt(nets[at]!, drawn) / sumAt(hands[at]!, drawn));
  };
}

/** Blocks in order, in at most 1,000 groups of neighbours, whose sizes differ by one at most. */
function grouped(blocks: readonly number[]): number[][] {
  const count = Math.min(blocks.length, GROUPS);
  const start = (group: number): number => Math.floor((group * blocks.length) / count);
  return Array.from({ length: count }, (_, group) => blocks.slice(start(group), start(group + 1)));
}

/** Best first, equals together. */
function ranked(entrants: readonly number[], rates: readonly number[]): number[][] {
  const order = entrants.map((entrant, at) => ({ entrant, rate: rates[at]! })).sort((a, b) => b.rate - a.rate);
  const ranking: number[][] = [];
  order.forEach(({ entrant, rate }, at) => {
    if (at > 0 && order[at - 1]!.rate === rate) ranking.at(-1)!.push(entrant);
    else ranking.push([entrant]);
  });
  return ranking;
}

function total(samples: readonly Sample[]): Sample {
  return samples.reduce((sum, { net, hands }) => ({ net: sum.net + net, hands: sum.hands + hands }));
}

function sumAt(values: Float64Array, places: Uint16Array): number {
  let sum = 0;
  for (let at = 0; at < places.length; at++) sum += values[places[at]!]!;
  return sum;
}
