import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as cards from "./index.ts";

/** The lines of the README's example that say their value: `code; // value`. */
const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const EXAMPLE = README.split("```")[1]!.split("\n").slice(1);

test("the README's example gives the values that it says", () => {
  const code = EXAMPLE.filter((line) => !line.startsWith("import "));
  const said = code.flatMap((line) => line.split("; // ").slice(1));
  const program = code.map((line) => (line.includes("; // ") ? `values.push(${line.split("; // ")[0]});` : line));
  const values: unknown[] = [];
  const names = cards;
  // oxlint-disable-next-line typescript/no-implied-eval -- the example is this repository's own text
  new Function("values", ...Object.keys(names), program.join("\n"))(values, ...Object.values(names));
  expect(said.length).toBeGreaterThan(3);
  expect(values.map(String)).toEqual(said);
});
