import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { returnedIn, type ToldHand } from "../told-hand.ts";
import { readPokerStars } from "./reader.ts";
import { writePokerStars } from "./writer.ts";

const SAMPLE = `PokerStars Hand #77: HORSE (7 Card Stud Limit, $0.10/$0.20 USD) - 2020/01/01 1:00:00 ET
Table 'Vega' 8-max
Seat 1: Ann: B ($5 in chips)
Seat 2: Ann ($5.50 in chips)
Seat 4: (x) [y] ($0.01 in chips)
Seat 5: Lou ($9 in chips) is sitting out
Ann: B: posts the ante $0.02
Ann: posts the ante $0.02
(x) [y]: posts the ante $0.01 and is all-in
*** 3rd STREET ***
Dealt to Ann: B [2c 3c 4c]
Dealt to Ann [2d]
Dealt to (x) [y] [Ks]
Ann: brings in for $0.05
Ann: B: raises $0.05 to $0.10
Ann: raises $0.10 to $0.20
Ann: B: calls $0.10
*** 4th STREET ***
Dealt to Ann: B [2c 3c 4c] [5c]
Dealt to Ann [2d] [2h]
Dealt to (x) [y] [Ks] [Kd]
Pair on board - a double bet is allowed
Ann: bets $0.20
Ann: B: calls $0.20
*** 5th STREET ***
Dealt to Ann: B [2c 3c 4c 5c] [7d]
Dealt to Ann [2d 2h] [8d]
Dealt to (x) [y] [Ks Kd] [9d]
Ann: checks
Ann: B: checks
*** 6th STREET ***
Dealt to Ann: B [2c 3c 4c 5c 7d] [7h]
Dealt to Ann [2d 2h 8d] [8h]
Dealt to (x) [y] [Ks Kd 9d] [9h]
*** RIVER *** [As]
Ann: bets $0.20
Ann: B: folds
Lou said, "nh: folds"
Uncalled bet ($0.20) returned to Ann
*** SHOW DOWN ***
Ann: shows [2s Jc 2d 2h 8d 8h] (a full house)
Ann collected $0.80 from side pot
(x) [y]: mucks hand
Ann collected $0.03 from main pot
*** SUMMARY ***
Total pot $0.85 Main pot $0.03. Side pot $0.80. | Rake $0.02
Board [As]
Seat 1: Ann: B folded on the River
Seat 2: Ann showed [2s Jc 2d 2h 8d 8h] and won ($0.83) with a full house
Seat 4: (x) [y] mucked [Kc 3d Ks Kd 9d 9h]
`;

const reasonOf = (text: string): string => {
  const { hands, unread } = readPokerStars(text, "f");
  return `${hands.length} hands, ${unread.map(({ place, reason }) => `line ${place.line}: ${reason}`).join("; ")}`;
};

test("a hand with a short ante, names with colons, a side pot and a community river is read whole", () => {
  const { hands, unread } = readPokerStars(SAMPLE, "f");
  expect(unread).toEqual([]);
  const told = (seat: number, action: string, pays: number, street: string, line: number) => ({
    street,
    seat,
    action,
    pays,
    line,
  });
  expect(hands).toEqual([
    {
      site: "pokerstars",
      id: "77",
      place: { file: "f", line: 1 },
      game: "stud",
      stakes: { ante: 2, bringIn: 5, smallBet: 10, bigBet: 20 },
      scale: 100,
      seats: [
        { name: "Ann: B", stack: 500, ante: 2, cards: ["2c", "3c", "4c", "5c", "7d", "7h"] },
        { name: "Ann", stack: 550, ante: 2, cards: ["2s", "Jc", "2d", "2h", "8d", "8h"] },
        { name: "(x) [y]", stack: 1, ante: 1, cards: ["Kc", "3d", "Ks", "Kd", "9d", "9h"] },
      ],
      actions: [
        told(2, "bring-in", 5, "third", 14),
        told(1, "wager", 10, "third", 15),
        told(2, "wager", 15, "third", 16),
        told(1, "call", 10, "third", 17),
        told(2, "wager", 20, "fourth", 23),
        told(1, "call", 20, "fourth", 24),
        told(2, "check", 0, "fifth", 29),
        told(1, "check", 0, "fifth", 30),
        told(2, "wager", 20, "seventh", 36),
        told(1, "fold", 0, "seventh", 37),
      ],
      community: "As",
      returned: [{ seat: 2, amount: 20 }],
      collected: [
        { seat: 2, amount: 80 },
        { seat: 2, amount: 3 },
      ],
      rake: 2,
      finalStacks: undefined,
    },
  ]);
});

test.each([
  [
    "an unknown line",
    SAMPLE.replace("Ann: checks", "Ann: dances"),
    'line 29: the line "Ann: dances" is of no known kind',
  ],
  [
    "another game",
    SAMPLE.replace("7 Card Stud Limit", "Omaha Pot Limit"),
    'line 1: the game "Omaha Pot Limit" is not one of',
  ],
  ["a card that was not dealt", SAMPLE.replaceAll("2s Jc 2d", "2s Jc 3h"), "line 41: the seat was dealt 2d"],
  ["a card that stands twice", SAMPLE.replaceAll("[2s Jc", "[4c Jc"), "the card 4c stands twice"],
  ["text before the first hand", `Hello\nWorld\n${SAMPLE}`, 'line 1: the text "Hello" stands before'],
  ["a line that is too long", `${SAMPLE}${"x".repeat(20_000)}`, "is longer than 10000"],
])("%s is reported with its place", (_, text, reason) => {
  expect(reasonOf(text)).toContain(reason);
});

test("no text makes it throw", () => {
  for (let end = 0; end < SAMPLE.length; end += 7) readPokerStars(SAMPLE.slice(0, end), "f");
  let seed = 1;
  for (let i = 0; i < 200; i++) {
    const bytes = Array.from({ length: 300 }, () => (seed = (seed * 48_271) % 2_147_483_647) % 256);
    readPokerStars(String.fromCharCode(...bytes), "f");
    readPokerStars(SAMPLE.slice(0, i * 9) + String.fromCharCode(...bytes) + SAMPLE.slice(i * 9), "f");
  }
});

test("line ends and a byte order mark change nothing", () => {
  expect(readPokerStars(`\uFEFF${SAMPLE.replaceAll("\n", "\r\n")}`, "f")).toEqual(readPokerStars(SAMPLE, "f"));
});

/** A hand without its lines, and without a bring-in that nobody posted. */
const bare = (hand: ToldHand): unknown => ({
  ...hand,
  place: undefined,
  stakes: { ...hand.stakes, bringIn: hand.actions[0]?.action === "bring-in" ? hand.stakes.bringIn : undefined },
  actions: hand.actions.map((action) => ({ ...action, line: 0 })),
});

const rewritten = (hand: ToldHand): unknown => {
  const { hands, unread } = readPokerStars(writePokerStars(hand), "g");
  return unread[0]?.reason ?? bare(hands[0]!);
};

test("a hand that is written reads the same", () => {
  const [hand] = readPokerStars(SAMPLE, "f").hands;
  expect(rewritten(hand!)).toEqual(bare(hand!));
});

const shared = join(import.meta.dirname, "..", "..", "..", "..", "..", "shared", "hands");

test.skipIf(!existsSync(shared))("shared samples: each hand is read and its chips add up (skipped when absent)", () => {
  for (const folder of [join("fpdb", "Stars"), "stars-misc", "fpdb-legacy"]) {
    for (const name of readdirSync(join(shared, folder))) {
      const text = readFileSync(join(shared, folder, name), "utf8");
      const { hands, unread } = readPokerStars(text, name);
      expect(unread.filter(({ reason }) => !reason.startsWith("the game"))).toEqual([]);
      expect(hands.length + unread.length).toBe(text.match(/^PokerStars .*#/gm)?.length ?? 0);
      for (const hand of hands) {
        let chips = -(hand.rake ?? 0);
        for (const { ante } of hand.seats) chips += ante;
        for (const { pays } of hand.actions) chips += pays;
        for (const { amount } of [...returnedIn(hand), ...(hand.collected ?? [])]) chips -= amount;
        expect([hand.id, chips]).toEqual([hand.id, 0]);
        expect(rewritten(hand)).toEqual(bare(hand));
      }
    }
  }
});
