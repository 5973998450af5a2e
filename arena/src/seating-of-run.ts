import type { Journal } from "./journal/journal.ts";
import type { Seated } from "./seating.ts";
import { LIMITS } from "./seats/limits.ts";

/** What a thread must know to seat the entrants of a run. */
export const seatedIn = ({ plan, directory }: Journal): Seated => ({
  entrants: plan.entrants,
  limits: { ...LIMITS, ...plan.limits },
  runFolder: directory,
});
