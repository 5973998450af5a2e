import type { HouseRequest } from "@doorcard/arena";
import type { EventFile, Problem } from "@doorcard/protocol";
import { handsAsked } from "./hands-asked.ts";
import { freshSeed } from "./seed.ts";

/** Keys of an event that mean something at a table alone. */
const AT_A_TABLE = ["rules", "stakes", "stack", "seats", "rotations", "dealing", "reduce"] as const;

/** Bots in processes play at tables alone: against the house all are in process. */
const APART = ["isolation", "limits"] as const;

/** An event against the house with all that was left unsaid filled in, its bots aside. */
export function houseRequested(event: Partial<EventFile>): {
  request: Omit<HouseRequest, "bots">;
  problems: Problem[];
} {
  const { asked, problems: ofHands } = handsAsked(event);
  const problems = [
    ...ofHands,
    ...AT_A_TABLE.filter((key) => event[key] !== undefined).map((key) => ({
      code: "event",
      at: `/${key}`,
      message: "has no place in an event of caribbean, where each bot plays alone against the house",
    })),
    ...APART.filter((key) => event[key] !== undefined && event[key] !== "in-process").map((key) => ({
      code: "event",
      at: `/${key}`,
      message: "has no place in an event of caribbean, where bots play in process",
    })),
  ];
  const request = {
    name: event.name ?? "event",
    game: "caribbean" as const,
    ...asked,
    seed: event.seed ?? freshSeed(),
  };
  return { request, problems };
}
