import type { Rate, RunPage, Standing } from "@doorcard/protocol";
import { crowdedRun } from "./shown-runs.ts";

/** Points of a curve, as many as a run may have. */
const POINTS = 200;

/** A run in play of so many bots that all meet: every number of it is there, and no two bots have points after the same hands. */
export function fullRun(bots: number): RunPage {
  const { standings, ...rest } = crowdedRun();
  const names = Array.from({ length: bots }, (_, at) => `bot-${String(at + 1).padStart(3, "0")}`);
  const entrants = names.map((name, at): Standing => ({
    ...standings.entrants[at % 10]!,
    rank: at + 1,
    name,
    rate: around(30 - (60 * at) / bots, 2),
    rankChances: names.map((_, rank) => (Math.abs(rank - at) > 4 ? 0 : 1 / 9)),
  }));
  const headToHead = names.flatMap((name, own) =>
    names.flatMap((against, other) =>
      own === other ? [] : [{ name, against, hands: 112_000, rate: around((40 * (other - own)) / bots, 4) }],
    ),
  );
  const curves = entrants.map(({ name, hands, rate }, at) => ({
    name,
    points: Array.from({ length: POINTS }, (_, nth) => {
      const part = (nth + 1) / POINTS;
      return {
        hands: Math.round(hands * part) - at * (POINTS - nth - 1),
        ...around(rate.mean + Math.sin(9 * part + at), 2 / Math.sqrt(part)),
      };
    }),
  }));
  return { ...rest, id: "full", standings: { ...standings, entrants, headToHead }, curves };
}

/** The same run some hands later, in which every rate, chance and point of a curve has moved. */
export function later(run: RunPage, step: number): RunPage {
  const by = (nth: number): number => Math.sin(0.7 * step + nth);
  const moved = <Rated extends Rate>(rate: Rated, nth: number): Rated => ({
    ...rate,
    mean: rate.mean + by(nth),
    low: rate.low === null ? null : rate.low + by(nth),
    high: rate.high === null ? null : rate.high + by(nth),
  });
  const { standings, curves } = run;
  return {
    ...run,
    standings: {
      ...standings,
      event: { ...standings.event, handsPlayed: standings.event.handsPlayed + 1000 * step },
      entrants: standings.entrants.map((standing, at) => ({
        ...standing,
        hands: standing.hands + 100 * step,
        rate: moved(standing.rate, at),
        fieldRate: moved(standing.fieldRate!, at + 1),
        rankChances: standing.rankChances!.map((chance) => chance * (0.9 + 0.1 * by(at))),
      })),
      headToHead: standings.headToHead.map((one, nth) => ({
        ...one,
        hands: one.hands + 10 * step,
        rate: moved(one.rate, nth),
      })),
    },
    curves: curves.map(({ name, points }, at) => ({
      name,
      points: points.map((point) => ({ ...moved(point, at), hands: point.hands + 5 * step })),
    })),
  };
}

const around = (mean: number, half: number): Rate => ({ mean, low: mean - half, high: mean + half });
