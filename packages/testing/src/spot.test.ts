import { describe, expect, test } from "vitest";
import { spot } from "./index.ts";

interface Row {
  readonly text: string;
  readonly street: string;
  readonly down: string;
  readonly boards: string;
  readonly options: string;
  readonly deeds: string;
}

const row = (text: string, street: string, down: string, boards: string, options: string, deeds: string): Row => ({
  text,
  street,
  down,
  boards,
  options,
  deeds,
});

/** Text; street, my downcards, the boards from seat 1 (mine) on, what is legal, and the deeds of that street. */
const rows: readonly Row[] = [
  row(
    "razz, fourth street, I hold (A 2) 3 4, villain shows 9 K, facing a bet",
    "fourth",
    "Ac 2d",
    "3h 4s | 9c Kd",
    "fold:0 call:8 raise:16",
    "1 check, 2 bet",
  ),
  row(
    "stud, third street, I hold (Ah Ad) Kc, villains show 2c, 9d, Ts, facing a completion and a raise",
    "third",
    "Ah Ad",
    "Kc | 2c | 9d | Ts",
    "fold:0 call:16 raise:24",
    "2 bring-in, 3 complete, 4 raise",
  ),
  row(
    "stud8, seventh street, I hold (As 2s 3s) 4s 8d Kc Qd, villain shows Jh Jd 4c 9h, checked to me",
    "seventh",
    "As 2s 3s",
    "4s 8d Kc Qd | Jh Jd 4c 9h",
    "check:0 bet:16",
    "2 check",
  ),
  row(
    "stud, fifth street, I hold (2c 4d) 9c 9d 9h, villains show A K Q, 7 7 (folded), first to act",
    "fifth",
    "2c 4d",
    "9c 9d 9h | Ac Kd Qh | 7c 7d",
    "check:0 bet:16",
    "",
  ),
  row(
    "stud, I hold (A A) 2, villain shows K, bringing it in",
    "third",
    "Ac Ad",
    "2h | Kc",
    "bring-in:4 complete:8",
    "",
  ),
  row("stud, I hold (A A) 2, villain shows K, first to act", "third", "Ac Ad", "2h | Kc", "bring-in:4 complete:8", ""),
  row(
    "razz, I hold (A 2) 3, villains show 5, K, facing the bring-in",
    "third",
    "Ac 2d",
    "3h | 5c | Kc",
    "fold:0 call:4 complete:8",
    "3 bring-in",
  ),
  row(
    "razz, I hold (A 2) 3, villains show 5 (folded), K, facing the bring-in",
    "third",
    "Ac 2d",
    "3h | Kc | 5c",
    "fold:0 call:4 complete:8",
    "2 bring-in, 3 fold",
  ),
  row(
    "stud, I hold (A A) 2, villain shows K, facing a completion",
    "third",
    "Ac Ad",
    "2h | Kc",
    "fold:0 call:4 raise:12",
    "1 bring-in, 2 complete",
  ),
  row(
    "stud, I hold (A A) Q, villain shows K, facing a completion",
    "third",
    "Ac Ad",
    "Qh | Kc",
    "fold:0 call:4 raise:12",
    "1 bring-in, 2 complete",
  ),
  row(
    "stud, I hold (A A) K, villain shows Q, facing a completion",
    "third",
    "Ac Ad",
    "Kh | Qc",
    "fold:0 call:8 raise:16",
    "2 complete",
  ),
  row(
    "stud, I hold (A A) K, villain shows Q, facing a raise",
    "third",
    "Ac Ad",
    "Kh | Qc",
    "fold:0 call:8 raise:16",
    "2 bring-in, 1 complete, 2 raise",
  ),
  row(
    "stud8, I hold (A A) K, villains show Q, 2 (folded), J, facing two bets",
    "third",
    "Ac Ad",
    "Kh | Qc | 2c | Jc",
    "fold:0 call:12 raise:20",
    "3 bring-in, 4 call, 1 call, 2 complete, 3 fold, 4 raise",
  ),
  row(
    "stud, I hold (10♠ ac) 10h qD, villains show AS 3♥, k k, facing a bet and a raise",
    "fourth",
    "Ts Ac",
    "Th Qd | As 3h | Kc Kd",
    "fold:0 call:16 raise:24",
    "3 check, 1 check, 2 bet, 3 raise",
  ),
  row(
    "stud, I hold (7 7) 7 2, villains show A 3 (folded), k 9, q (folded), facing a bet",
    "fourth",
    "7c 7d",
    "7h 2s | Kc 9d | Qc | Ac 3d",
    "fold:0 call:8 raise:16",
    "4 check, 1 check, 2 bet, 4 fold",
  ),
  row(
    "razz, sixth street, I hold (A 2) 3 4 J K, villain shows 9 T 8 5, facing a raise",
    "sixth",
    "Ac 2d",
    "3h 4s Jc Kd | 9c Td 8h 5s",
    "fold:0 call:16 raise:32",
    "2 check, 1 bet, 2 raise",
  ),
];

const seenIn = (text: string) => {
  const { street, downcards, players, options, history } = spot(text);
  return {
    street,
    down: downcards.join(" "),
    boards: players.map(({ upcards }) => upcards.join(" ")).join(" | "),
    options: options.map(({ action, pays }) => `${action}:${pays}`).join(" "),
    deeds: history
      .filter((deed) => deed.street === street)
      .map(({ seat, action }) => `${seat} ${action}`)
      .join(", "),
  };
};

test.each(rows)("$text", ({ text, ...expected }) => expect(seenIn(text)).toEqual(expected));

const SENTENCE = "stud, I hold (A A) K, villains show Q, 9, facing a completion";

test("the sizes, the chips and the seat are those asked for", () => {
  const stakes = { ante: 0, bringIn: 1, smallBet: 10, bigBet: 30 };
  const seen = spot(SENTENCE, { rules: "pokerstars", stakes, stack: 500, seat: 3 });
  expect(seen).toMatchObject({ seat: 3, stakes, toCall: 10, pot: 11, rules: { set: "pokerstars" } });
  expect(seen.players.map(({ upcards, stack }) => [upcards[0], stack])).toEqual([
    ["9c", 499],
    ["Qc", 490],
    ["Kh", 500],
  ]);
});

test("a rule set brings its own sizes, and parameters of it can be changed", () => {
  expect(spot(SENTENCE, { rules: "wsop-live-2024" }).stakes.smallBet).toBe(15);
  const capped = spot(SENTENCE, { rules: { set: "classic", cap: 1 } });
  expect(capped.options.map(({ action }) => action)).toEqual(["fold", "call"]);
});

test("a pair showing on fourth street may be bet double", () => {
  const { options } = spot("stud, I hold (7 2) K K, villain shows A 3, first to act");
  expect(options.map(({ action }) => action)).toEqual(["check", "bet", "bet-big"]);
});

test("of equal boards I open or not as is told, since the first seat dealt decides", () => {
  expect(spot("stud, I hold (7 2) K 9, villain shows K 9, first to act").firstSeat).toBe(1);
  expect(spot("stud, I hold (7 2) K 9, villain shows K 9, checked to me").firstSeat).toBe(2);
});

describe("earlier streets", () => {
  const told = (text: string) =>
    spot(text)
      .history.map(({ seat, action }) => `${seat} ${action}`)
      .join(", ");

  test.each([
    [
      "the low card brings it in, everybody calls, and then they check",
      "stud, fifth street, I hold (2 3) A K K, villains show 9 4 4, 8 J J, first to act",
      "3 bring-in, 1 call, 2 call, 1 check, 2 check, 3 check",
    ],
    [
      "who folds on third street folds to the bring-in",
      "stud, fourth street, I hold (2 3) A K, villains show 9 4, 8 8 (folded), J (folded), facing a bet",
      "3 bring-in, 4 fold, 1 call, 2 call, 3 check, 1 check, 2 bet, 3 fold",
    ],
    [
      "the low card folds to a completion, and on fourth street to a bet",
      "stud, fifth street, I hold (2 3) A K K, villains show 9 4 4, 2 (folded), J T (folded), first to act",
      "3 bring-in, 4 complete, 1 call, 2 call, 3 fold, 1 check, 2 bet, 4 fold, 1 call",
    ],
  ])("%s", (_, text, deeds) => expect(told(text)).toBe(deeds));
});
