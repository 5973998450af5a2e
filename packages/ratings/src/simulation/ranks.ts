import { rankProbabilities } from "../rank-probabilities.ts";
import type { EventShape } from "../tally.ts";
import { simulatedEvent } from "./intervals.ts";
import { Luck } from "./luck.ts";

/** Entrants whose probability of being the best was said to be in a range. */
export interface Calibration {
  readonly from: number;
  readonly to: number;
  readonly entrants: number;
  /** Mean of what was said. */
  readonly said: number;
  /** Share of them that were the best. */
  readonly best: number;
}

const EDGES: readonly number[] = [0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1];

/** Who was said to be the best in so many events, and who was. */
export function simulateRanks(shape: EventShape, blocks: number, events: number): Calibration[] {
  const luck = new Luck(`ranks/${shape.entrants.length}/${blocks}`);
  const told: { said: number; isBest: boolean }[] = [];
  for (let event = 0; event < events; event++) {
    const { skills, tally } = simulatedEvent(shape, blocks, luck);
    const best = skills.indexOf(Math.max(...skills));
    rankProbabilities(tally, `${event}`).forEach(([said = 0], entrant) =>
      told.push({ said, isBest: entrant === best }),
    );
  }
  return EDGES.slice(1).map((to, at) => {
    const from = EDGES[at]!;
    const among = told.filter(({ said }) => said >= from && (said < to || to === 1));
    const shareOf = (value: (one: (typeof told)[number]) => number): number =>
      among.reduce((sum, one) => sum + value(one), 0) / among.length;
    const best = shareOf(({ isBest }) => (isBest ? 1 : 0));
    return { from, to, entrants: among.length, said: shareOf(({ said }) => said), best };
  });
}
