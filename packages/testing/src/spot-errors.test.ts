import { expect, test } from "vitest";
import { spot, SpotError } from "./index.ts";

/** The message of the error that a text gives, without its first line. */
function problemsOf(text: string, options: Parameters<typeof spot>[1] = {}): string[] {
  try {
    spot(text, options);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return (error as Error).message
      .split("\n")
      .slice(error instanceof SpotError ? 1 : 0)
      .map((line) => line.trim());
  }
  throw new Error("It is a spot");
}

const KNOWN =
  'stud, stud8, razz, third street to seventh street, "I hold ...", "villain shows ...", bringing it in, first to act, ' +
  "facing the bring-in, checked to me, facing a completion, facing a completion and a raise, facing a bet, " +
  "facing a bet and a raise, facing two bets, facing a raise";

test.each([
  [
    "holdem, I hold (A A) K, villain shows Q, first to act",
    `at character 1: "holdem" is not known; known are ${KNOWN}`,
  ],
  [
    "stud, I hold (A A) K, villain shows Q, facing a bat",
    `at character 40: "facing a bat" is not known; known are ${KNOWN}`,
  ],
  ["stud,, I hold (A A) K, villain shows Q, first to act", "at character 6: a clause is empty"],
  [
    "stud, I hold (A A) K, villain shows Q X, first to act",
    `at character 39: "X" is no card; a card is such as As, Td, 10h, 4♠ or 9`,
  ],
  ["stud, I hold (A A K, villain shows Q, facing a raise", `at character 14: "(" is not closed in its clause`],
  ["stud, I hold A A) K, villain shows Q, facing a raise", `at character 17: ")" without "(" before it`],
  ["stud, I hold (As Ad) As, villain shows Q, facing a raise", "at character 22: As is there already, at character 15"],
  ["stud, I hold (A A) A, villains show A, A, facing a raise", "at character 40: there is no fifth A"],
  [
    "stud, fourth street, I hold (A A) 3, villain shows Q 2, first to act",
    "at character 22: on fourth street I hold 2 downcards, in parentheses, and 2 upcards, not 2 and 1",
  ],
  [
    "stud, fourth street, I hold (A A) 3 4, villains show Q, 2 3 4 (folded), first to act",
    "at character 40: villain 1 shows 2 upcards on fourth street, not 1 | " +
      "at character 57: villain 2 shows 1 to 2 upcards before it folds on fourth street, not 3",
  ],
  ["stud, I hold (A), villain shows Q, first to act", "at character 7: I hold three to seven cards, not 1"],
  [
    "stud, I hold (A A) K, villain shows (2 2) Q, first to act",
    "at character 38: nobody sees the downcards of villain 1",
  ],
  [
    "stud, I hold (A A) K (folded), villain shows Q, facing a raise",
    "at character 7: I have not folded, for it is my turn",
  ],
  [
    "stud, I hold (A A) K, villain shows Q (folded), first to act",
    "at character 23: all villains have folded, so the hand is over",
  ],
  [
    "stud, I hold (A A) K, villain shows Q, checked to me",
    `at character 40: "checked to me" is of later streets; on third street I can be bringing it in, first to act, ` +
      "facing the bring-in, facing a completion, facing a completion and a raise, facing two bets, facing a raise",
  ],
  ["stud, razz, I hold (A A) K, villain shows Q, facing a raise", `at character 7: "razz": the game is told twice`],
  [
    "I hold (A A) K",
    "at character 15: missing is the game: stud, stud8, razz | " +
      `at character 15: missing is whom I face, such as "villain shows 9 K" | ` +
      "at character 15: missing is how I come to act: bringing it in, first to act, facing the bring-in, checked to me, " +
      "facing a completion, facing a completion and a raise, facing a bet, facing a bet and a raise, facing two bets, facing a raise",
  ],
  [
    "stud, I hold (A K Q) J T 9 8, villains show 7 6 5 4, 3 2 K Q, J T 9 8, 7 6 5 4, 3 2 A K, Q J T 9, 8 7 6 5, first to act",
    "at character 31: the deck is short: until seventh street these seats take 56 cards",
  ],
])("%s", (text, problems) => expect(problemsOf(text).join(" | ")).toBe(problems));

test.each([
  [
    "stud, fifth street, I hold (9c 9d) 9h 2s 4d, villains show A K Q, 7 7 2 (folded), first to act",
    `"first to act" cannot be: villain 2 acts first on fifth street with 7c 7d 2h, not I with 9h 2s 4d`,
  ],
  [
    "stud, I hold (A A) K, villain shows Q, bringing it in",
    `"bringing it in" cannot be: villain 1 brings it in with Qc, not I with Kh`,
  ],
  [
    "razz, I hold (A A) K, villain shows Q, facing the bring-in",
    `"facing the bring-in" cannot be: I bring it in with Kh`,
  ],
  [
    "razz, I hold (A A) 3 4, villain shows 9 K, checked to me",
    `"checked to me" cannot be: I act first on fourth street with 3h 4s`,
  ],
  [
    "razz, I hold (A A) 9 K, villains show 3 4, 5 6 (folded), checked to me",
    `"checked to me" cannot be: villain 2 shows a card of fourth street, and cannot fold there before a bet`,
  ],
  [
    "razz, I hold (A A) 9 K, villain shows 3 4, facing two bets",
    `"facing two bets" cannot be: one villain alone cannot bet and raise before I act; when it raised my bet, that is "facing a raise"`,
  ],
])("%s", (text, why) => expect(problemsOf(text).join(" | ")).toBe(`at character ${text.lastIndexOf(",") + 3}: ${why}`));

const SENTENCE = "razz, I hold (A 2) 3 9, villains show 7 8, 4 5, facing a bet and a raise";

test.each([
  [{ rules: { set: "classic", cap: 1 } }, /the rules allow 1 bets and raises on a street/],
  [{ stack: 5 }, /with 5 chips each the hand does not come to fourth street/],
  [{ stack: 12 }, /with 12 chips each, no seating of these boards brings it about/],
  [{ stack: 0.5 }, /^There is no such table: \/stack must be whole chips from 1 to 200000000, got 0.5$/],
  [{ seat: 4 }, /^My seat must be a whole number from 1 to 3, got 4$/],
  [{ rules: "vegas" }, /^rules: "vegas" is no rule set; known are classic,/],
  [{ rules: "888" }, /^rules: rule set 888 has no razz; it has stud$/],
  [{ stakes: { bringIn: 9 } }, /\/stakes\/bringIn must be less than the small bet of 8, got 9$/],
])("a table of %j", (options, problem) => expect(problemsOf(SENTENCE, options).join(" | ")).toMatch(problem));
