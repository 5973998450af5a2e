import { expect, test } from "vitest";
import { buildTables } from "./build-tables.ts";
import { PARTS } from "./table-parts.ts";
import { TABLES } from "./tables.ts";

test("the tables that ship are those that are made from the rules; if not, `npm run -s gen` makes them", () => {
  expect(Object.keys(TABLES)).toEqual(Object.keys(PARTS));
  const built = Object.entries(buildTables());
  expect(built).toHaveLength(Object.keys(PARTS).length);
  const stale = built.filter(
    ([name, table]) => Buffer.compare(bytesOf(table), bytesOf(TABLES[name as keyof typeof PARTS])) !== 0,
  );
  expect(stale.map(([name]) => name)).toEqual([]);
});

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Uint16Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
