import { GAMES } from "@doorcard/engine";
import { expect, test } from "vitest";
import { FORMATS, roundTrip } from "./round-trip.ts";

test.each(FORMATS.flatMap((format) => GAMES.map((game) => [format, game] as const)))(
  "%s: 10,000 random hands of %s are written, read and judged as they were played",
  { timeout: 300_000 },
  (format, game) => {
    roundTrip(format, game, 10_000, 42);
    expect.assertions(30_000);
  },
);
