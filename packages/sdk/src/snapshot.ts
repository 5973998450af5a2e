import type { Observation } from "./bot.ts";

/** A copy of an observation that stays as it is after `act` has returned. */
export const snapshot = (seen: Observation): Observation => structuredClone(seen);
