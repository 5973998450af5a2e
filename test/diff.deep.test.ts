import { expect, test } from "vitest";
import { doorcard, newFolder } from "./cli-call.ts";

const SMALL = ["--hands", "200", "--seed", "diff", "--top", "3", "--rollouts", "40", "--quiet"];

test("one worker and two give the same bytes, and the text is no wider than 80 columns", async () => {
  const texts = new Set<string>();
  for (const jobs of ["1", "2"]) {
    const own = newFolder();
    const args = ["--game", "razz", "--rules", "pokerstars", "--out", "run", "--jobs", jobs];
    const { code, stdout } = await doorcard(own, "diff", "chart", "rock", ...args, ...SMALL);
    expect(code).toBe(0);
    texts.add(stdout);
  }
  expect(texts.size).toBe(1);
  const [text] = [...texts];
  const lines = text!.split("\n").filter((line) => !line.includes("replay run --hand"));
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(text).toMatch(
    /^What rock would have done in the place of chart\n\nrazz · pokerstars rules · 2 seats · against chart#2\n/,
  );
  expect(text).toMatch(
    /\n 1\. [-+]\d+\.\d\d ± \d+\.\d\d big bets for rock\n {4}hand \d\.\d\.\d+, decision \d+, \w+ street, /,
  );
});
