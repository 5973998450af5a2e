import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SITUATIONS } from "./situations.ts";
import { spot } from "./index.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const README = read("../README.md");
const PAGE = read("../../../docs/testing.md");

test("the page's test file is the one that runs here", () => {
  const example = read("./example.test.ts").split("\n");
  const isSaid = (line: string): boolean => !line.startsWith("// oxlint");
  const said = example.filter(isSaid).join("\n").replace('"@doorcard/bot-chart"', '"./bot.ts"');
  expect(PAGE).toContain(`\`\`\`ts\n${said}\`\`\``);
});

test("the page tells every situation, and no other", () => {
  const told = [...PAGE.matchAll(/^\| `([^`]+)` \| (third|later|every street) \|/gm)].map(([, text, on]) => [text, on]);
  expect(told).toEqual(
    SITUATIONS.map(({ text, on }) => [text, on.replace(/ streets?$/, on === "every street" ? " street" : "")]),
  );
});

test.each([...new Set([README, PAGE].flatMap((text) => text.match(/"(stud8?|razz), I hold [^"]+"/g) ?? []))])(
  "%s is a spot",
  (quoted) => expect(spot(quoted.slice(1, -1)).options.length).toBeGreaterThan(1),
);

test("the README has at most 40 lines", () => expect(README.split("\n").length).toBeLessThanOrEqual(41));
