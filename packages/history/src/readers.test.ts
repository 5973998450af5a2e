import { rulesFor } from "@doorcard/engine";
import { expect, test } from "vitest";
import { readLog } from "./formats.ts";
import { judge, type Verdict } from "./judge.ts";
import type { ToldHand } from "./told-hand.ts";
import { SAMPLES } from "./readers.cases.ts";
import { SITE_RULES } from "./site-rules.ts";
import { WRITERS } from "./writers.ts";

/** A short hand of razz, to be written in every format. */
const told: ToldHand = {
  site: "phh",
  id: "12",
  place: { file: "", line: 0 },
  game: "razz",
  stakes: { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 },
  scale: 1,
  seats: [
    { name: "Zoë", stack: 100, ante: 1, cards: ["6s", "3h", "Kh", "8s"] },
    { name: "b", stack: 100, ante: 1, cards: ["As", "6h", "3c", "Jc"] },
  ],
  actions: [
    { street: "third", seat: 1, action: "bring-in", pays: 2, line: 0 },
    { street: "third", seat: 2, action: "wager", pays: 4, line: 0 },
    { street: "third", seat: 1, action: "call", pays: 2, line: 0 },
    { street: "fourth", seat: 2, action: "wager", pays: 4, line: 0 },
    { street: "fourth", seat: 1, action: "fold", pays: 0, line: 0 },
  ],
  community: undefined,
  returned: [{ seat: 2, amount: 4 }],
  collected: [{ seat: 2, amount: 10 }],
  rake: 0,
  finalStacks: undefined,
};

const written = Object.entries(WRITERS).map(([name, { ending, write }]) => ({
  name,
  file: `x.${ending}`,
  text: write(told, 1),
  first: "Zoë",
}));
const formats = [...written, ...SAMPLES];

/** Every place stands in the file that was given, and every reason is a sentence. */
function wellReported(bytes: Uint8Array, file: string): ReturnType<typeof readLog> {
  const log = readLog(bytes, file);
  for (const { place, reason } of log.unread) {
    expect(place.file).toBe(file);
    expect(place.line).toBeGreaterThanOrEqual(1);
    expect(reason.length).toBeGreaterThan(5);
    expect(reason.length).toBeLessThan(1000);
  }
  return log;
}

/** Numbers that look random and are the same every time. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test.each(formats)(
  "$name: a hand is read from UTF-8, with a byte order mark, UTF-16 and the Windows code page",
  ({ file, text, first }) => {
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]);
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
    for (const bytes of [
      Buffer.from(text),
      marked,
      wide,
      Buffer.from(text, "latin1"),
      Buffer.from(text.replaceAll("\n", "\r\n")),
    ]) {
      const { hands, unread } = wellReported(bytes, file);
      expect([unread, hands.map(({ id, seats }) => `${id} ${seats[0]!.name}`)]).toEqual([[], [`12 ${first}`]]);
    }
  },
);

test.each(formats)("$name: a file that is cut anywhere is told, or read as far as it goes", ({ file, text }) => {
  const bytes = Buffer.from(text);
  for (let end = 0; end < bytes.length; end++) wellReported(bytes.subarray(0, end), file);
});

test.each(formats)(
  "$name: random bytes, and a hand with bytes changed, are told and never thrown at",
  ({ file, text }) => {
    const draw = drawing(7);
    for (let run = 0; run < 300; run++) {
      wellReported(
        Uint8Array.from({ length: draw(400) }, () => draw(256)),
        file,
      );
      const hurt = Buffer.from(text);
      for (let times = 1 + draw(4); times > 0; times--) hurt[draw(hurt.length)] = draw(256);
      wellReported(hurt, file);
    }
  },
);

test.each(formats)(
  "$name: a line of 50 MB within a hand is told at once, in memory of a few times the file",
  ({ file, text }) => {
    const half = text.indexOf("\n", text.length / 2) + 1;
    const bytes = Buffer.concat([
      Buffer.from(text.slice(0, half)),
      Buffer.alloc(50 << 20, "a"),
      Buffer.from(text.slice(half)),
    ]);
    const before = process.memoryUsage().heapUsed;
    const { hands, unread } = wellReported(bytes, file);
    expect([hands.length, unread.length]).toEqual([0, 1]);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(4 * bytes.length);
  },
);

test.each(formats)(
  "$name: the short hand agrees with the engine, and one with a wrong amount does not",
  ({ file, text }) => {
    const verdict = (log: string): Verdict => {
      const hand = readLog(Buffer.from(log), file).hands[0]!;
      const rules = rulesFor(SITE_RULES[hand.site], hand.game);
      if (!rules.ok) throw new Error("the rules are known");
      return judge(hand, rules.value);
    };
    expect(verdict(text)).toMatchObject({ difference: undefined, winners: "unopposed" });
    const wrong = text.replace(
      /(Bets |b bets \$|raises 2 to |"action":"Bet","amount":|no="6" player="b" type="5" sum="\$|p2 cbr )\d+/,
      (_, verb: string) => `${verb}9`,
    );
    expect(wrong).not.toBe(text);
    expect(verdict(wrong).difference?.sentence).toMatch(
      /^(third|fourth) street, seat 2: the log has it wager for \d+, but it may /,
    );
  },
);

test("a file of no known format, an empty one and one that is too large are told", () => {
  expect(wellReported(Buffer.from("hello\n"), "x.txt").unread).toMatchObject([
    { reason: "is of no known format; known are PokerStars, Full Tilt, iPoker, Bovada, Open Hand History, PHH" },
  ]);
  expect(wellReported(Buffer.alloc(0), "x.txt").unread).toHaveLength(1);
  expect(wellReported(Buffer.alloc((1 << 26) + 1), "x.txt").unread).toMatchObject([
    { reason: "is larger than 64 MB; split it" },
  ]);
});
