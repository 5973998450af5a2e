import { check, type Standings } from "@doorcard/protocol";
import { describe, expect, test } from "vitest";
import { standingsCsv, standingsJson } from "./files.ts";
import { around, standingsOfBots, three } from "./standings.cases.ts";

const header =
  "rank,name,hands,bigBetsPer100,low95,high95,decisions,decisionsPerSecond,illegal,unreadable,late,crashed,out-of-memory,faultedHands,groups,firstChance,fieldRate";

describe("standingsCsv", () => {
  test("a header, and a row for each entrant", () => {
    const told = structuredClone(three);
    Object.assign(told.entrants[0]!, { groups: "a", rankChances: [0.97, 0.03, 0], fieldRate: around(8.5, 1) });
    expect(standingsCsv(told)).toBe(
      [
        header,
        "1,chart,400000,12.5,11.25,13.75,1900000,1234567,0,0,0,0,0,0,a,0.97,8.5",
        "2,odds,400000,0,-2.25,2.25,1900000,,0,0,0,0,0,0,,,",
        "3,random,400000,-12.5,-15.75,-9.25,1900000,,0,0,0,0,0,0,,,",
        "",
      ].join("\n"),
    );
  });

  test("against the house the rate is in antes", () => {
    const house: Standings = { ...three, event: { ...three.event, game: "caribbean" } };
    expect(standingsCsv(house).split("\n", 1)).toEqual([header.replace("bigBetsPer100", "antesPer100")]);
  });

  test("names come back as they were", () => {
    const names = ['the "best"', "one, two", "line\nbreak", "plain"];
    const [first, ...rows] = parsed(standingsCsv(standingsOfBots(names)));
    expect(first?.join(",")).toBe(header);
    expect(rows.map((row) => row[1])).toEqual(names);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([17]));
  });

  test("nobody: the header alone", () => {
    expect(standingsCsv(standingsOfBots([]))).toBe(`${header}\n`);
  });
});

describe("standingsJson", () => {
  test("comes back as it was, and ends its last line", () => {
    const text = standingsJson(three);
    expect(JSON.parse(text)).toEqual(three);
    expect(text.endsWith("}\n")).toBe(true);
    expect(check("standings", JSON.parse(text))).toMatchObject({ ok: true });
  });
});

/** A reader of RFC 4180, field by field. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\n") rows.push([]);
  }
  return rows.slice(0, -1);
}
