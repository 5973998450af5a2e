import { expect, test } from "vitest";
import { readLog } from "../formats.ts";
import { readPhh } from "./reader.ts";

const fields: Readonly<Record<string, string>> = {
  variant: "'FR'",
  antes: "[1, 1, 1]",
  bring_in: "1",
  small_bet: "4",
  big_bet: "8",
  starting_stacks: "[100, 100, 9]",
  actions:
    "['d dh p1 6s3hKh', 'd dh p2 As6h3c', 'd dh p3 ????2d', 'p1 pb', 'p2 cbr 4', 'p3 f # tanks', 'p1 cc', 'd dh p1 8s', 'd dh p2 Jc', 'p1 cbr 4', 'p2 f']",
};
const toml = (changed: Readonly<Record<string, string | undefined>> = {}): string =>
  Object.entries({ ...fields, ...changed })
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key} = ${value}\n`]))
    .join("");
const reasons = (text: string): string[] => readPhh(text, "x.phh").unread.map(({ reason }) => reason);

test("a hand is read with its seats, cards and actions, calls and raises as chips added", () => {
  const { hands, unread } = readPhh(
    toml({ hand: "7", players: "['a', 'b', 'c']", finishing_stacks: "[107, 95, 8]" }),
    "x.phh",
  );
  expect(unread).toEqual([]);
  expect(hands).toHaveLength(1);
  expect(hands[0]).toMatchObject({
    site: "phh",
    id: "7",
    place: { file: "x.phh", line: 7 },
    game: "razz",
    stakes: { ante: 1, bringIn: 1, smallBet: 4, bigBet: 8 },
    scale: 1,
    seats: [
      { name: "a", stack: 100, ante: 1, cards: ["6s", "3h", "Kh", "8s"] },
      { name: "b", stack: 100, ante: 1, cards: ["As", "6h", "3c", "Jc"] },
      { name: "c", stack: 9, ante: 1, cards: [undefined, undefined, "2d"] },
    ],
    finalStacks: [107, 95, 8],
  });
  expect(hands[0]!.actions.map(({ street, seat, action, pays }) => `${street} ${seat} ${action} ${pays}`)).toEqual([
    "third 1 bring-in 1",
    "third 2 wager 4",
    "third 3 fold 0",
    "third 1 call 3",
    "fourth 1 wager 4",
    "fourth 2 fold 0",
  ]);
});

test("amounts with fractions are cents, and shown cards fill in the hidden ones", () => {
  const shown = fields["actions"]!.replace("'p2 f']", "'p2 f', 'p3 sm 4c5c2d']");
  const { hands } = readPhh(toml({ antes: "[0.25, 0.25, 0.25]", actions: shown }), "x.phh");
  expect(hands[0]).toMatchObject({ scale: 100, stakes: { ante: 25, smallBet: 400 } });
  expect(hands[0]!.seats[2]!.cards).toEqual(["4c", "5c", "2d"]);
});

test("each action has its own line; cards that stand twice and actions of folded seats are told", () => {
  const list = (actions: string): string =>
    toml({ actions: actions.replace("['", "[\n  '").replaceAll("', '", "',\n  '") });
  const lines = readPhh(list(fields["actions"]!), "x.phh").hands[0]!.actions.map(({ line }) => line);
  expect(lines).toEqual([11, 12, 13, 14, 17, 18]);
  const folded = list(fields["actions"]!.replace("'p1 cc'", "'p3 cc', 'p1 cc'"));
  expect(readPhh(folded, "x.phh").unread).toMatchObject([
    { place: { line: 14 }, reason: 'action 7, "p3 cc": the seat has folded' },
  ]);
  expect(reasons(toml({ actions: fields["actions"]!.replace("As6h3c", "As6h3h") }))).toEqual([
    "the card 3h stands twice in the hand",
  ]);
});

test.each([
  [toml({ variant: "'NT'" }), "variant NT is none of F7S, F7S/8, FR"],
  [toml({ variant: undefined, antes: "'1'" }), "variant is missing; antes must be a list of amounts"],
  [toml({ starting_stacks: "[inf, 1, 1]" }), "starting_stacks must be a list of amounts"],
  [toml({ players: "['a']" }), "players must be one for each of 3 seats"],
  [toml({ bring_in: "0.001" }), "has an amount that is no whole number of hundredths"],
  [toml({ actions: "['d dh p1 6s3h']" }), 'action 1, "d dh p1 6s3h": must have 3 cards'],
  [toml({ actions: "['d dh p9 6s3hKh']" }), 'action 1, "d dh p9 6s3hKh": "p9" is no seat of this hand'],
  [
    toml({ actions: "['p1 jumps']" }),
    'action 1, "p1 jumps": is none of f, cc, pb, cbr, sm and the dealer\'s d dh, d db',
  ],
  [toml({ actions: "['p1 cbr 200']" }), 'action 1, "p1 cbr 200": the seat has 0 in front and 99 behind'],
  [toml({ actions: "['d dh p1 6s3hKh', 'p1 sm 6s3h2h']" }), 'action 2, "p1 sm 6s3h2h": shows 2h where Kh was dealt'],
])("what cannot be read is told: %#", (text, reason) => {
  expect(reasons(text)).toEqual([reason]);
  expect(readPhh(text, "x.phh").hands).toEqual([]);
});

test("broken TOML is told with its line, and one bad hand of several does not hide the others", () => {
  expect(readPhh("a = 1\nb = = 2\n", "x.phh").unread).toMatchObject([{ place: { file: "x.phh", line: 2 } }]);
  const { hands, unread } = readPhh(`[1]\n${toml()}[2]\n${toml({ variant: "'NT'" })}[3]\n${toml()}`, "x.phhs");
  expect(hands.map(({ id, place }) => `${id} ${place.line}`)).toEqual(["1 8", "3 24"]);
  expect(unread).toMatchObject([{ id: "2", reason: "variant NT is none of F7S, F7S/8, FR" }]);
});

test("cut files, random bytes, other encodings and one endless line never throw", () => {
  const text = toml();
  for (let end = 0; end < text.length; end += 3) readPhh(text.slice(0, end), "x.phh");
  let drawn = 1;
  for (let run = 0; run < 200; run++) {
    const bytes = Uint8Array.from(
      { length: 300 },
      () => (drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0) >>> 24,
    );
    readLog(bytes, "x.phh");
    const hurt = new TextEncoder().encode(text);
    hurt[bytes[0]! % hurt.length] = bytes[1]!;
    readLog(hurt, "x.phh");
  }
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  expect(readLog(wide, "x.phh").hands).toHaveLength(1);
  const long = readLog(Buffer.alloc(50 << 20, "a"), "x.phh");
  expect(long.unread).toMatchObject([{ reason: expect.stringContaining("is longer than") }]);
  expect(readLog(Buffer.from("hello"), "x.txt").unread).toMatchObject([
    { reason: "is of no known format; known are PokerStars, Full Tilt, iPoker, Bovada, Open Hand History, PHH" },
  ]);
});
