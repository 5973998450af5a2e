import fc from "fast-check";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { around, standingsOfBots, three } from "./standings.cases.ts";
import { standingsText } from "./standings-text.ts";

describe("standingsText", () => {
  test("reads like this", () => {
    expect(plain(three, 100)).toBe(`\
friday · seven card stud hi-lo, eight or better · classic rules · 2 seats
ante 1, bring-in 2, small bet 4, big bet 8 chips
1,200,000 of 1,200,000 hands · 500 blocks · seed 3f2a9c0d5e6b7788aabbccddeeff0011
Rates are big bets/100 hands (bb/100) over blocks of duplicate deals, ± half of the 95 % interval.

#  bot            bb/100     95 % interval    hands  decisions/s
────────────────────────────────────────────────────────────────
1  chart   +12.50 ± 1.25  [+11.25, +13.75]  400,000        1.2 M
2  odds      0.00 ± 2.25  [ -2.25,  +2.25]  400,000            -
3  random  -12.50 ± 3.25  [-15.75,  -9.25]  400,000            -

Head to head, bb/100 of the row's bot against the column's

                chart           odds         random
───────────────────────────────────────────────────
chart               ·  +10.00 ± 2.50  +20.00 ± 2.50
odds    -10.00 ± 2.50              ·  +10.00 ± 2.50
random  -20.00 ± 2.50  -10.00 ± 2.50              ·

Result hash 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
`);
  });

  test("rates that leave the luck of the cards out say so", () => {
    const reduced = { ...three, event: { ...three.event, reduced: "luck" as const } };
    const told = "The luck of the cards is taken off the rates.";
    expect(plain(reduced, 100)).toContain(told);
    expect(plain(three, 100)).not.toContain(told);
  });

  test("a kind of fault has a column of its own once it happened, beside the profit", () => {
    const faulty = standingsOfBots(["chart", "odds", "random"]);
    faulty.entrants[2]!.faults.late = 1042;
    faulty.entrants[0]!.faults["out-of-memory"] = 1;
    const heading = line(plain(faulty, 140), "bb/100  ");
    expect(heading).toMatch(/hands +late +out of memory +decisions\/s/);
    expect(heading).not.toMatch(/illegal|unreadable|crashed/);
    expect(line(plain(faulty, 140), "3  random")).toMatch(/400,000 +1,042 +0 /);
  });

  test("the hands in which a bot failed are told, and its rate without them", () => {
    const faulty = standingsOfBots(["chart", "odds", "random"]);
    faulty.entrants[2]!.faults.crashed = 12;
    faulty.entrants[2]!.faulted = { hands: 10, net: -1240, rateWithout: -2.5 };
    expect(plain(faulty, 140)).toContain(
      "random failed in 10 hands and came out of them at -1,240 chips; without them its rate is -2.50.",
    );
    faulty.entrants[2]!.faulted = { hands: 1, net: -4, rateWithout: null };
    expect(plain(faulty, 140)).toContain("random failed in 1 hand and came out of them at -4 chips; it has no others.");
  });

  test("an incomplete run says so, and what is not known is not made up", () => {
    const young = standingsOfBots(["chart", "odds"]);
    young.event = { ...young.event, handsPlayed: 1000, blocks: 1, complete: false };
    young.entrants[0]!.rate = { mean: 3.5, low: null, high: null };
    young.entrants[1]!.rate = { mean: 0, low: null, high: null };
    const text = plain(young, 100);
    expect(text).toContain("1,000 of 1,200,000 hands · 1 block ·");
    expect(text).toContain("Not complete yet: the rates below are those of the finished blocks.");
    expect(line(text, "1  chart")).toMatch(/\+3\.50 ± \? +- /);
    expect(line(text, "2  odds")).toMatch(/odds +- +- /);
    expect(plain(three, 100)).not.toContain("Not complete");
  });

  test("groups, the chance to be first and the rate in a field stand beside the profit where they are known", () => {
    const told = standingsOfBots(["chart", "odds", "random"]);
    const extras = [
      { groups: "a", rankChances: [0.9, 0.1, 0], fieldRate: around(3, 1) },
      { groups: "a", rankChances: [0.1, 0.9, 0], fieldRate: around(1, 1) },
      { groups: "b", rankChances: [0, 0, 1], fieldRate: around(-9, 1) },
    ];
    told.entrants.forEach((entrant, at) => Object.assign(entrant, extras[at]));
    told.field = { chosen: "strongest", weights: { chart: 0.75, odds: 0.25, random: 0 } };
    const text = plain(told, 120);
    expect(line(text, "bb/100  ")).toMatch(/bot +group +bb\/100 +95 % interval +1st +field +hands/);
    expect(line(text, "1  chart")).toMatch(/chart +a +\+12\.50 ± 1\.25 .* 90 % +\+3\.00 ± 1\.00 +400,000/);
    expect(text).toContain("Bots that share a letter cannot be told apart");
    expect(text).toContain("field: against the strongest field that these bots make, chart 75 %, odds 25 %.");
    // Where all are told from each other letters say nothing
    told.entrants.forEach((entrant, at) => Object.assign(entrant, { groups: "abc"[at] }));
    expect(plain(told, 120)).not.toContain("group");
  });

  test("an event that stops by itself says why it did, or what is not known yet", () => {
    const stopped = standingsOfBots(["chart", "odds"]);
    stopped.event.until = { rule: "interval", within: 0.5, isKnown: true };
    expect(plain(stopped, 100)).toContain("Stopped since every interval is within ± 0.5 bb/100.");
    expect(plain(stopped, 100)).toContain("Intervals hold however often one looks.");
    const neighbours = [{ name: "chart", against: "odds", difference: around(0, 3), told: "open" as const }];
    stopped.event.until = { rule: "separated", within: 1, isKnown: false, neighbours };
    expect(plain(stopped, 200)).toContain(
      "Stopped at the most hands it may have, before every neighbouring pair is told apart or within 1 bb/100. Not told apart yet: chart and odds.",
    );
    stopped.event.complete = false;
    expect(plain(stopped, 200)).toContain("Goes on until every neighbouring pair is told apart or within 1 bb/100.");
  });

  test("two bots need no head-to-head", () => {
    expect(plain(standingsOfBots(["chart", "odds"]), 100)).not.toContain("Head to head");
  });

  test("nor has an event with fuller tables one", () => {
    expect(plain({ ...three, headToHead: [] }, 100)).not.toContain("Head to head");
  });

  test("more than eight bots: where to find the head-to-head", () => {
    const many = standingsOfBots(Array.from({ length: 9 }, (_, at) => `bot-${at}`));
    expect(plain(many, 200)).toContain(
      "Head to head of 9 bots is left out here; the JSON output has it, as headToHead.",
    );
  });
});

describe("narrow terminals", () => {
  test("columns go, the least missed first, and the text says which", () => {
    expect(plain(three, 60)).toContain("A wider terminal also shows: decisions/s.");
    expect(plain(three, 48)).toContain("A wider terminal also shows: decisions/s, 95 %\ninterval.");
    expect(plain(three, 48)).not.toContain("[+11.25");
    expect(line(plain(three, 40), "1  chart")).toContain("+12.50 ± 1.25");
  });

  test("half-widths go below the means of the head-to-head, and then it is left out", () => {
    expect(plain(three, 50)).toMatch(/chart +· +\+10\.00 +\+20\.00\n +±2\.50 +±2\.50\n/);
    const six = standingsOfBots(["chart", "odds", "rock", "caller", "raiser", "random"]);
    expect(plain(six, 50)).toContain("Head to head is too wide for 50 columns; the JSON");
  });

  test("a long name is cut before a column goes", () => {
    const text = plain(standingsOfBots(["chart", "a-bot-whose-author-could-not-stop-typing-its-name"]), 80);
    expect(text).toMatch(/a-bot-whose-author-co[a-z-]*…/);
    expect(text).toContain("decisions/s");
  });

  test("law: no line is wider than asked, whatever the names, numbers and faults", () => {
    fc.assert(
      fc.property(
        fc.array(bot, { minLength: 2, maxLength: 9 }),
        fc.integer({ min: 40, max: 160 }),
        fc.boolean(),
        (bots, width, colour) => {
          const standings = standingsOfBots(bots.map(({ name }) => name));
          standings.entrants.forEach((entrant, at) => {
            entrant.rate = around(bots[at]!.mean, bots[at]!.half);
            entrant.faults.crashed = bots[at]!.crashed;
            entrant.faults.illegal = bots[at]!.crashed * 1000;
          });
          const lines = stripVTControlCharacters(standingsText(standings, { width, colour })).split("\n");
          expect(Math.max(...lines.map((text) => text.length))).toBeLessThanOrEqual(width);
        },
      ),
      { seed: 5, numRuns: 60 },
    );
  });
});

describe("colours", () => {
  const coloured = standingsText(three, { width: 100, colour: true });

  test("green above 0, red below, plain when the interval holds it", () => {
    expect(coloured).toContain("\u001b[32m+12.50 ± 1.25\u001b[39m");
    expect(coloured).toContain("\u001b[31m-12.50 ± 3.25\u001b[39m");
    expect(line(coloured, "2  odds")).not.toContain("\u001b");
  });

  test("do not move anything", () => {
    expect(stripVTControlCharacters(coloured)).toBe(plain(three, 100));
  });

  test("stay away when not asked for, even from names that bring their own", () => {
    const text = plain(standingsOfBots(["\u001b[31mred", "odds\nodds", "random"]), 100);
    expect(text).not.toContain("\u001b");
    expect(text).toContain("odds\u{fffd}odds");
  });
});

const bot = fc.record({
  name: fc.string({ minLength: 1, maxLength: 60, unit: fc.constantFrom("a", "W", "-", ",", '"', " ", "0") }),
  mean: fc.double({ min: -5000, max: 5000, noNaN: true }),
  half: fc.double({ min: 0, max: 500, noNaN: true }),
  crashed: fc.integer({ min: 0, max: 50_000 }),
});

function plain(standings: Parameters<typeof standingsText>[0], width: number): string {
  return standingsText(standings, { width, colour: false });
}

function line(text: string, part: string): string {
  return text.split("\n").find((candidate) => candidate.includes(part)) ?? "";
}
