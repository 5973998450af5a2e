import { commitment, type AnyPlan } from "@doorcard/arena";

/** What is told of a seed before play: one that nobody chose is fixed by its commitment, and shown after play. */
export const seedTold = ({ seed }: AnyPlan, isDrawn: boolean): string =>
  isDrawn ? `commitment to the seed ${commitment(seed)}` : `seed ${seed}`;
