import { check, type OpenHandHistory } from "@doorcard/protocol";
import { expect, test } from "vitest";
import { readLog } from "../formats.ts";
import type { ToldHand } from "../told-hand.ts";
import { writeOpenHand } from "./writer.ts";

/** Three seats, the third all-in with its ante; the main pot is raked and split, the side pot is not. */
const hand: ToldHand = {
  site: "ohh",
  id: "3.0.41",
  place: { file: "x.ohh", line: 1 },
  game: "stud8",
  stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
  scale: 1,
  seats: [
    { name: "Zoë", stack: 100, ante: 2, cards: ["6s", "3h", "2c", "8s"] },
    { name: "b", stack: 100, ante: 2, cards: [undefined, undefined, "3c", "Jc"] },
    { name: "c", stack: 2, ante: 2, cards: ["Kd", "Kh", "Ks", "4h"] },
  ],
  actions: [
    { street: "third", seat: 1, action: "bring-in", pays: 4, line: 1 },
    { street: "third", seat: 2, action: "wager", pays: 8, line: 1 },
    { street: "third", seat: 1, action: "call", pays: 4, line: 1 },
    { street: "fourth", seat: 2, action: "wager", pays: 8, line: 1 },
    { street: "fourth", seat: 1, action: "fold", pays: 0, line: 1 },
  ],
  community: undefined,
  returned: undefined,
  collected: [
    { seat: 2, amount: 16 },
    { seat: 3, amount: 5 },
  ],
  pots: [
    { amount: 6, rake: 1, wins: [{ seat: 3, amount: 5 }] },
    { amount: 16, rake: 0, wins: [{ seat: 2, amount: 16 }] },
  ],
  rake: 1,
  finalStacks: undefined,
};

test("a hand that is written is read as it was, hidden cards and every pot", () => {
  const text = writeOpenHand(hand);
  expect(readLog(Buffer.from(text), "x.ohh")).toEqual({ hands: [hand], unread: [] });
  const dollars = { ...hand, scale: 100 };
  expect(readLog(Buffer.from(writeOpenHand(dollars)), "x.ohh")).toEqual({ hands: [dollars], unread: [] });
});

test("what is written has its shape: numbered actions, all-ins, wagers by name, who is left shows", () => {
  const written = JSON.parse(writeOpenHand(hand)) as OpenHandHistory;
  expect(check("openHandHistory", written)).toMatchObject({ ok: true });
  const { rounds, pots } = written.ohh;
  expect(rounds.map(({ id, street }) => [id, street])).toEqual([
    [0, "Third Street"],
    [1, "Fourth Street"],
    [2, "Showdown"],
  ]);
  const actions = rounds.flatMap((round) => round.actions);
  expect(actions.map(({ action_number: number }) => number)).toEqual(actions.map((_, i) => i + 1));
  const told = actions.map((one) => [one.player_id, one.action, one.amount ?? "", one.is_allin ?? ""].join(" ").trim());
  expect(told).toEqual([
    "1 Post Ante 2 false",
    "2 Post Ante 2 false",
    "3 Post Ante 2 true",
    "1 Dealt Cards",
    "2 Dealt Cards",
    "3 Dealt Cards",
    "1 Post Extra Blind 4 false",
    "2 Raise 8 false",
    "1 Call 4 false",
    "1 Dealt Cards",
    "2 Dealt Cards",
    "3 Dealt Cards",
    "2 Bet 8 false",
    "1 Fold",
    "2 Shows Cards",
    "3 Shows Cards",
  ]);
  expect(pots).toEqual([
    { number: 0, amount: 6, rake: 1, player_wins: [{ player_id: 3, win_amount: 5 }] },
    { number: 1, amount: 16, rake: 0, player_wins: [{ player_id: 2, win_amount: 16 }] },
  ]);
});

test("hands are separated by one blank line, and each is told with the line it begins on", () => {
  const text = `${writeOpenHand(hand)}{"ohh": 1}\n\n\n  not JSON\n\n${writeOpenHand({ ...hand, id: "second" })}`;
  const { hands, unread } = readLog(Buffer.from(text), "x.ohh");
  expect(hands.map(({ id, place }) => [id, place.line])).toEqual([
    ["3.0.41", 1],
    ["second", 8],
  ]);
  expect(unread.map(({ place, reason }) => [place.line, reason])).toEqual([
    [3, "/ohh must be a group of keys"],
    [6, "is no JSON object of a hand; two hands are separated by a blank line"],
  ]);
});

test.each<[what: string, from: RegExp, to: string, reason: RegExp]>([
  [
    "no limits",
    /"small_blind_amount":8/,
    '"small_blind_amount":null',
    /^\/ohh has no small_blind_amount and big_blind_amount/,
  ],
  ["a stranger", /"player_id":2,"action":"Bet"/, '"player_id":7,"action":"Bet"', /^there is no player 7$/],
  [
    "parts of a chip",
    /"amount":8,"is_allin":false/,
    '"amount":8.5,"is_allin":false',
    /^the amount 8.5 has parts of the smallest coin$/,
  ],
  ["another game", /"StudHiLo"/, '"Holdem"', /^\/ohh\/game_type must be one of Stud, StudHiLo, Razz$/],
  [
    "a word that stud has not",
    /"Post Extra Blind"/,
    '"Post SB"',
    /^\/ohh\/rounds\/0\/actions\/6\/action must be one of Dealt Cards, /,
  ],
  [
    "eight cards",
    /"cards":\["6s","3h","2c"\]/,
    '"cards":["6s","3h","2c","4c","5c","7c","8c"]',
    /^player 1 was dealt more than seven cards$/,
  ],
  ["an act at the showdown", /"action":"Shows Cards"/, '"action":"Fold"', /^player 2 acts at the showdown$/],
])("%s: it is told", (_, from, to, reason) => {
  const { hands, unread } = readLog(Buffer.from(writeOpenHand(hand).replace(from, to)), "x.ohh");
  expect(hands).toEqual([]);
  expect(unread.map((one) => one.reason)).toEqual([expect.stringMatching(reason)]);
});
