import { CARD_TEXTS } from "@doorcard/cards";
import { RULE_SETS, STREETS, type Street } from "@doorcard/engine";
import { check } from "@doorcard/protocol";
import { GAMES, type Observation } from "@doorcard/sdk";
import fc from "fast-check";
import { expect, test } from "vitest";
import { spot, SpotError } from "./index.ts";

const HOUSES = RULE_SETS.filter(({ games }) => games.length === GAMES.length).map(({ name }) => name);

/** Streets, games, rule sets, two to eight seats, decks, suits told or not, and where villains after the first two fold. */
const families = fc
  .record({
    game: fc.constantFrom(...GAMES),
    street: fc.constantFrom(...STREETS),
    rules: fc.constantFrom(...HOUSES),
    villains: fc.integer({ min: 1, max: 7 }),
    deck: fc.shuffledSubarray([...CARD_TEXTS], { minLength: 52, maxLength: 52 }),
    told: fc.boolean(),
    folds: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 7, maxLength: 7 }),
    seat: fc.integer({ min: 1, max: 8 }),
  })
  // Eight seats are short of cards on seventh street
  .filter(({ street, villains }) => street !== "seventh" || villains < 7);
type Family = typeof families extends fc.Arbitrary<infer T> ? T : never;

const RUNS = { seed: 20_261_130, numRuns: 150 };
const shownOn = (street: Street): number => Math.min(STREETS.indexOf(street) + 1, 4);

/** The text of a spot; on its own street nobody folds unless somebody bets there. */
function textOf({ game, street, villains, deck, told, folds }: Family, situation: string, isBet: boolean): string {
  let top = 0;
  const cards = (count: number): string =>
    deck
      .slice(top, (top += count))
      .map((card) => (told ? card : card[0]))
      .join(" ");
  const shown = shownOn(street);
  const mine = `I hold (${cards(street === "seventh" ? 3 : 2)}) ${cards(shown)}`;
  const boards = Array.from({ length: villains }, (_, i) => {
    // Four upcards are a fold on sixth street
    const isOnStreet = (count: number): boolean => street !== "seventh" && count === shown;
    const count = folds[i]!;
    const isFolded = i > 1 && count <= shown && (isBet || !isOnStreet(count));
    return isFolded ? `${cards(count)} (folded)` : cards(shown);
  });
  return `${game}, ${street} street, ${mine}, villains show ${boards.join(", ")}, ${situation}`;
}

function mustHold(seen: Observation, text: string, { street, game, villains }: Family): void {
  expect(check("observation", seen)).toEqual({ ok: true, value: seen });
  expect(seen).toMatchObject({ street, game });
  expect(seen.players).toHaveLength(villains + 1);
  expect(seen.pot).toBe(seen.players.reduce((sum, { invested }) => sum + invested, 0));
  expect(seen.options.length).toBeGreaterThan(1);
  const cards = [...seen.downcards, ...seen.players.flatMap(({ upcards }) => upcards)];
  expect(new Set(cards).size).toBe(cards.length);
  const told = text.split(", ").slice(2, -1).join(" ");
  const ranks = [...told.matchAll(/\b[2-9TJQKA](?=[cdhs ]|\)|$)/g)].map(([rank]) => rank);
  expect(
    cards
      .map((card) => card[0]!)
      .sort()
      .join(""),
  ).toBe(ranks.sort().join(""));
  expect(seen.players.filter(({ live }) => !live)).toHaveLength(text.split("(folded)").length - 1);
}

const bets = (street: Street): { readonly one: string; readonly two: string; readonly back: string } =>
  street === "third"
    ? { one: "facing a completion", two: "facing a completion and a raise", back: "facing a raise" }
    : { one: "facing a bet", two: "facing a bet and a raise", back: "facing a raise" };

test("every deal has a turn at which I face a bet, one at which I am raised, and with two villains one that faces two bets", () => {
  fc.assert(
    fc.property(families, fc.constantFrom("one", "two", "back"), (family, kind) => {
      const { street, villains, rules } = family;
      const wished = kind === "two" && villains === 1 ? "one" : kind;
      const text = textOf(family, bets(street)[wished], true);
      const seen = spot(text, { rules, seat: Math.min(family.seat, villains + 1) });
      mustHold(seen, text, family);
      const { smallBet, bigBet } = seen.stakes;
      const size = street === "third" || street === "fourth" ? smallBet : bigBet;
      const own = seen.players[seen.seat - 1]!.streetBet;
      expect(seen.toCall + own).toBe((wished === "one" ? 1 : 2) * size);
      expect(seen.wagers).toBe(wished === "one" ? 1 : 2);
      if (street !== "third") expect(own).toBe(wished === "back" ? size : 0);
    }),
    RUNS,
  );
});

test("where nobody has bet, I am either first to act or not, and the reason against the other names who is", () => {
  const seenOr = (text: string, rules: string): Observation | undefined => {
    try {
      return spot(text, { rules });
    } catch (error) {
      expect(error).toBeInstanceOf(SpotError);
      expect(String(error)).toMatch(/brings? it in|acts? first/);
      return undefined;
    }
  };
  fc.assert(
    fc.property(families, (family) => {
      const texts = ["first to act", family.street === "third" ? "facing the bring-in" : "checked to me"].map(
        (situation) => textOf({ ...family, folds: [9, 9, 9, 9, 9, 9, 9] }, situation, false),
      );
      const [first, later] = texts.map((text) => seenOr(text, family.rules));
      expect(first ?? later).toBeDefined();
      if (first !== undefined) mustHold(first, texts[0]!, family);
      if (later !== undefined) mustHold(later, texts[1]!, family);
      expect(first?.seat ?? 1).toBe(first?.opener ?? 1);
      if (later !== undefined) expect(later.opener).not.toBe(later.seat);
    }),
    RUNS,
  );
});

test("the same text gives the same spot", () => {
  const text = "stud8, I hold (A 2) 3 4, villains show 9 K, 9 Q, J 9 (folded), facing a bet";
  expect(JSON.stringify(spot(text))).toBe(JSON.stringify(spot(text)));
});
