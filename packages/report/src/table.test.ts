import { expect, test } from "vitest";
import { events, recordOf } from "./story.cases.ts";
import { Table } from "./table.ts";

test("law: when all is told, the middle is empty and every card is on the table", () => {
  const record = recordOf();
  const table = new Table(record);
  for (const event of events) table.see(event);
  expect(table.pot).toBe(0);
  expect(table.holdings.map(({ text }) => text.replace(/[[\]]/g, "").split(" ").sort())).toEqual(
    record.seats.map(({ cards }) => [...cards].sort()),
  );
});

test("chips in front and behind, street by street", () => {
  const table = new Table(recordOf());
  const upTo = (kind: string, nth: number): void => {
    const streets = events.flatMap((event, at) => (event.kind === kind ? [at] : []));
    for (const event of events.slice(0, streets[nth])) table.see(event);
  };
  upTo("street", 1);
  // Antes of 1; then 8 each: chart 4 + 4, odds 8 at once, rock 2 + 6.
  expect(table.pot).toBe(3 * 1 + 3 * 8);
  expect(table.inFront).toEqual([8, 8, 8]);
  expect(table.stacks).toEqual([791, 1191, 791]);
});
