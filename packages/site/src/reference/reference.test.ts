import { join } from "node:path";
import * as cards from "@doorcard/cards";
import { expect, test } from "vitest";
import { REFERENCES } from "../contents.ts";
import { exportsOf } from "./exports.ts";
import { referencePage } from "./reference-page.ts";

const PACKAGES = join(import.meta.dirname, "..", "..", "..");
const entryOf = (name: string): string => join(PACKAGES, name, "src", "index.ts");

test.each(REFERENCES)("everything that %s exports when it runs stands in its reference", async (name) => {
  const exported = exportsOf(entryOf(name));
  const there = (await import(entryOf(name))) as object;
  const values = exported.map((one) => one.name);
  for (const key of Object.keys(there)) expect(values).toContain(key);
  const { html } = referencePage(name, exported);
  for (const key of values) expect(html).toContain(`id="${key}"`);
});

test.each(REFERENCES)("every function and class of %s says what it does", (name) => {
  const silent = exportsOf(entryOf(name)).filter(
    (one) => (one.kind === "function" || one.kind === "class") && one.doc === "",
  );
  expect(silent.map((one) => one.name)).toEqual([]);
});

test("a function is shown by its signature, a class by its public parts, without bodies", () => {
  const byName = new Map(exportsOf(entryOf("cards")).map((one) => [one.name, one]));
  expect(byName.get("parseCard")).toMatchObject({
    kind: "function",
    code: "function parseCard(text: string): Card | undefined",
  });
  expect(byName.get("DECK_SIZE")).toMatchObject({ kind: "constant", code: `const DECK_SIZE = ${cards.DECK_SIZE};` });
  const set = byName.get("CardSet");
  if (set?.kind !== "class") throw new Error("CardSet is a class");
  expect(set.code).toContain("has(card: Card): boolean;");
  expect(set.code).not.toMatch(/#|return|private/);
});

test("what is passed on from another package says from where", () => {
  const action = exportsOf(entryOf("sdk")).find(({ name }) => name === "Action");
  expect(action).toEqual({ name: "Action", kind: "passed on", from: "@doorcard/protocol" });
});
