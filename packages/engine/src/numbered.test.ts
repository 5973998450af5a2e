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
