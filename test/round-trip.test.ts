import { GAMES } from "@doorcard/engine";
import { expect, test } from "vitest";
import { FORMATS, roundTrip } from "./round-trip.ts";

test.each(FORMATS.flatMap((format) => GAMES.map((game) => [format, game] as const)))(
  "%s: 300 random hands of %s are written, read and judged as they were played",
  (format, game) => {
    roundTrip(format, game, 300, 41);
    expect.assertions(900);
  },
);
