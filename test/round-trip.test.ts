import { GAMES } from "@doorcard/engine";
import { WRITERS } from "@doorcard/history";
import { expect, test } from "vitest";
import { roundTrip } from "./round-trip.ts";

const formats = Object.keys(WRITERS) as (keyof typeof WRITERS)[];

test.each(formats.flatMap((format) => GAMES.map((game) => [format, game] as const)))(
  "%s: 300 random hands of %s are written, read and judged as they were played",
  (format, game) => {
    roundTrip(format, game, 300, 41);
    expect.assertions(900);
  },
);
