import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const numbersIn = (text: string): string[] => [...new Set(text.match(/\bR\d+\b/g) ?? [])];

test("every numbered rule stands in the name of a test", () => {
  const rules = numbersIn(readFileSync(join(import.meta.dirname, "..", "RULES.md"), "utf8"));
  const folders = [import.meta.dirname, join(import.meta.dirname, "..", "..", "..", "test")];
  const names = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".test.ts") && file !== "numbered.test.ts")
      .flatMap((file) => readFileSync(join(folder, file), "utf8").match(/["'`]R\d+ [^\n]*/g) ?? []),
  );
  const named = new Set(names.flatMap(numbersIn));
  for (const range of names.join("\n").matchAll(/R(\d+) to R(\d+)/g))
    for (let n = Number(range[1]); n <= Number(range[2]); n++) named.add(`R${n}`);
  expect(rules.filter((rule) => !named.has(rule))).toEqual([]);
});

test("every case from 1 to 25 that others had trouble with stands in the name of a test", () => {
  const folders = [import.meta.dirname, join(import.meta.dirname, "..", "..", "evaluator", "src")];
  const texts = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".test.ts") && file !== "numbered.test.ts")
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
  const named = new Set([...texts.join("\n").matchAll(/["'`]case (\d+): /g)].map(([, number]) => Number(number)));
  expect(Array.from({ length: 25 }, (_, i) => i + 1).filter((number) => !named.has(number))).toEqual([]);
});
