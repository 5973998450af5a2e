import { expect, test } from "vitest";
import { readLog } from "./formats.ts";
import { SAMPLES } from "./readers.cases.ts";
import type { ReadLog, ToldHand } from "./told-hand.ts";

/** Reads a format's sample with a part of it changed. */
function changed(name: string, from: string | RegExp, to: string): ReadLog {
  const { file, text } = SAMPLES.find((sample) => sample.name === name)!;
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  return readLog(Buffer.from(edited), file);
}

/** The one hand of a changed sample. */
function handOf(name: string, from: string | RegExp, to: string): ToldHand {
  const { hands, unread } = changed(name, from, to);
  expect(unread).toEqual([]);
  return hands[0]!;
}

test.each([
  ["Full Tilt", "Limit Razz", "Pot Limit Omaha Hi", "there", /^the game "Pot Limit Omaha Hi" is not one of Stud Hi, /],
  ["Full Tilt", "$2/$4 Ante $0.50 - ", "", "there", /^the header has no limits/],
  ["Full Tilt", "Zoë brings in", "Zoé brings in", "there", /^the line "Zoé brings in for \$1" is of no known kind/],
  ["Full Tilt", "[3c] [Jc]", "[4c] [Jc]", "there", /^the cards of before are not those that were dealt/],
  ["Full Tilt", "*** 4TH STREET", "*** 5TH STREET", "there", /^fifth street does not follow the street before/],
  ["Full Tilt", /Total pot.*\n/, "", 28, /^the hand ends without its line "Total pot"/],
  ["iPoker", "7 Card Stud L", "Holdem NL", 1, /^the game "Holdem NL" is not one of 7 Card Stud L, /],
  ["iPoker", "S10", "S11", "there", /^one card was expected, such as S10 or X/],
  ["iPoker", "C3</cards>", "C2</cards>", 7, /^the card 2c stands twice in the hand/],
  ["iPoker", 'type="16"', 'type="17"', "there", /^the action's type 17 is not one of 0, 3, 4, /],
  ["iPoker", 'player="b" type="5"', 'player="bb" type="5"', "there", /^nobody of the name bb sits at the table/],
  ["iPoker", 'round no="3"', 'round no="7"', "there", /^round 7 is not one of 0 to 6/],
  ["iPoker", 'no="5"', 'no="five"', "there", /^the action's number "five" is none/],
  ["iPoker", "</round>", "", 33, /^the XML is not well-formed: Missing end tag for element round$/],
  ["Bovada", "Fixed Limit", "Pot Limit", 1, /^the header .* has no game that is read/],
  ["Bovada", "[8s]", "[8s 9s]", "there", /^expected three cards on third street, then one/],
  ["Bovada", "[8s]", "[As]", 23, /^the card As stands twice in the hand/],
  ["Bovada", "Seat+1 : Folds", "Seat+4 : Folds", "there", /^the seat is not one of those told before/],
  ["Bovada", "Bets 10", "Bids 10", "there", /^the line "Seat\+2 \[ME\] : Bids 10" is of no known kind/],
] as const)("%s, %s -> %s: it is told with its line", (name, from, to, line, reason) => {
  const { hands, unread } = changed(name, from, to);
  const { text } = SAMPLES.find((sample) => sample.name === name)!;
  const there = text.slice(0, typeof from === "string" ? text.indexOf(from) : text.search(from)).split("\n").length;
  expect(hands).toEqual([]);
  expect(unread).toHaveLength(1);
  expect(unread[0]).toMatchObject({
    place: { line: line === "there" ? there : line },
    reason: expect.stringMatching(reason) as unknown,
  });
});

test("Full Tilt: an ante that goes all in, one's own cards in two brackets, chips bought in mid-hand", () => {
  const short = handOf("Full Tilt", "b antes $0.50", "b antes $0.40, and is all in");
  expect(short.seats.map(({ ante }) => ante)).toEqual([50, 40]);
  const hand = handOf("Full Tilt", "c adds $3", "b adds $3");
  expect(hand.seats.map(({ cards }) => cards)).toEqual([
    ["6s", "3h", "Kh", "8s"],
    [undefined, undefined, "3c", "Jc"],
  ]);
  expect(hand.stakes).toEqual({ ante: 50, bringIn: 100, smallBet: 200, bigBet: 400 });
  expect(hand.actions.map(({ pays }) => pays)).toEqual([100, 200, 100, 200, 0]);
  expect([hand.returned, hand.collected, hand.rake]).toEqual([
    [{ seat: 2, amount: 200 }],
    [{ seat: 2, amount: 470 }],
    30,
  ]);
});

test("Full Tilt: shares of main and side pots, of high and low, and ties", () => {
  const pots = `b wins the high side pot ($1) with a pair of Kings
Zoë wins the low main pot ($1.50) with 8,7,5,3,2
b ties for the main pot ($2.20) with Ace King high`;
  expect(handOf("Full Tilt", "b wins the pot ($4.70)", pots).collected).toEqual([
    { seat: 2, amount: 100 },
    { seat: 1, amount: 150 },
    { seat: 2, amount: 220 },
  ]);
});

test("iPoker: actions stand in the order of their numbers, and a bet tells the street's total", () => {
  const hand = handOf(
    "iPoker",
    'type="5" sum="$2" cards=""/>\n    </round>\n    <round no="3">',
    'type="23" sum="$2" cards=""/>\n    </round>\n    <round no="3">',
  );
  expect(hand.actions.map(({ seat, action, pays }) => [seat, action, pays])).toEqual([
    [1, "bring-in", 100],
    [2, "wager", 200],
    [1, "call", 100],
    [2, "wager", 200],
    [1, "fold", 0],
  ]);
  expect([hand.seats[1]!.stack, hand.seats[1]!.cards]).toEqual([102_050, [undefined, undefined, "3c", "Jc"]]);
  // What came back is within what was won
  expect([hand.returned, hand.collected]).toEqual(["in collected", [{ seat: 2, amount: 680 }]]);
});

test("iPoker: all-in is a call or a wager by what it adds", () => {
  const call = handOf("iPoker", 'no="5" player="Zoë" type="3"', 'no="5" player="Zoë" type="7"');
  expect(call.actions[2]).toMatchObject({ seat: 1, action: "call", pays: 100 });
  const wager = handOf("iPoker", 'no="5" player="Zoë" type="3" sum="$1"', 'no="5" player="Zoë" type="7" sum="$1.20"');
  expect(wager.actions[2]).toMatchObject({ seat: 1, action: "wager", pays: 120 });
});

test("iPoker: limits that the session does not tell are those that the wagers show, here or in another game of the same level", () => {
  const { text, file } = SAMPLES.find(({ name }) => name === "iPoker")!;
  const silent = text.replace(" $2/$4", "");
  expect(readLog(Buffer.from(silent), file).hands[0]!.stakes).toMatchObject({ smallBet: 200, bigBet: 400 });
  const game = /<game [^]*<\/game>/.exec(silent)![0];
  const walk = game
    .replace('gamecode="12"', 'gamecode="13"')
    .replace(/ {6}<action no="5"[^]*<\/cards>\n {6}<action no="4".*\n/, "")
    .replace(/<round no="3">[^]*<\/round>/, "");
  const both = silent.replace(game, `${walk}\n${game}`);
  expect(readLog(Buffer.from(both), file).hands.map(({ id, stakes }) => [id, stakes.smallBet])).toEqual([
    ["13", 200],
    ["12", 200],
  ]);
});

test("Bovada: a hand whose wagers tell no limits is not read, for they would be guessed", () => {
  const { text, file } = SAMPLES.find(({ name }) => name === "Bovada")!;
  const onFourth = text.replace("Raises 10", "Call 5").replace("Seat+1 : Call 5 \n", "");
  expect(readLog(Buffer.from(onFourth), file)).toMatchObject({
    hands: [],
    unread: [
      { id: "12", place: { line: 1 }, reason: "neither the log nor a full wager at these stakes tells the limits" },
    ],
  });
});

test("iPoker: a game that is not well-formed costs itself alone", () => {
  const { text, file } = SAMPLES.find(({ name }) => name === "iPoker")!;
  const game = /<game [^]*<\/game>/.exec(text)![0];
  const broken = text.replace(
    game,
    `${game.replace("</players>", "")}\n${game.replace('gamecode="12"', 'gamecode="13"')}`,
  );
  const { hands, unread } = readLog(Buffer.from(broken), file);
  expect(hands.map(({ id }) => id)).toEqual(["13"]);
  expect(unread).toMatchObject([{ id: "12", place: { line: 14 } }]);
});

test("Bovada: cards tell the street, a double bet and an all-in raise the street's total, an all-in what it adds", () => {
  expect(handOf("Bovada", "Bets 10", "Double bets 20").actions[3]).toMatchObject({
    street: "fourth",
    action: "wager",
    pays: 20,
  });
  expect(handOf("Bovada", "Bets 10", "D bets 20").actions[3]).toMatchObject({ street: "fourth", pays: 20 });
  const raise = handOf("Bovada", "Seat+1 : Call 5", "Seat+1 : All-in(raise) 18").actions[2];
  expect(raise).toMatchObject({ street: "third", action: "wager", pays: 13 });
  expect(handOf("Bovada", "Seat+1 : Call 5", "Seat+1 : All-in 5").actions[2]).toMatchObject({
    action: "call",
    pays: 5,
  });
  expect(handOf("Bovada", "Seat+1 : Call 5", "Seat+1 : All-in 9").actions[2]).toMatchObject({
    action: "wager",
    pays: 9,
  });
});

test("Bovada: with dollars amounts are cents, and a rake that is told is taken", () => {
  const { text, file } = SAMPLES.find(({ name }) => name === "Bovada")!;
  const dollars = text
    .replace(/(?<=: |chip |in(?:\(timeout\))? |Raises |Call |Bets |bet |Result |Pot\()[\d,]+(?= |\n|\))/g, "$$$&")
    .replace("Total Pot($24)", "Total Pot($24) | Rake ($0.50)")
    .replace("Hand Result $24", "Hand Result $23.50");
  const hand = readLog(Buffer.from(dollars), file).hands[0]!;
  expect([hand.scale, hand.rake, hand.seats[0]!.stack, hand.stakes.smallBet]).toEqual([100, 50, 150_000, 1000]);
});
