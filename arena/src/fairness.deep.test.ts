import { expect, test } from "vitest";
import { countDeals, TABLES, unevenIn } from "./fairness.cases.ts";

test.each(TABLES)(
  "a million deals, $dealing, $seats seats: every seat gets every card, and every two cards of a lane come together, equally often",
  { timeout: 300_000 },
  (table) => {
    expect(unevenIn(countDeals(table, 1_000_000))).toEqual([]);
  },
);
