import { shuffle, freshDeck } from "@doorcard/cards";
import { exposing, Hand, lanes, NO_CARD, rulesFor, table, type Action, type Game, type Rules } from "@doorcard/engine";
import fc from "fast-check";

/** A random hand: its table, its deck, and a number for each decision that picks among the legal actions. */
export interface ToldHand {
  readonly game: Game;
  readonly set: "classic" | "oracle";
  readonly overrides: Partial<Rules>;
  readonly stacks: readonly number[];
  readonly firstSeat: number;
  readonly dealing: "lanes" | "table";
  readonly deck: Uint8Array;
  readonly mixed: Uint8Array;
  /** Which first and second downcards the dealer exposes, where the rules let that happen. */
  readonly exposed: Uint8Array;
  readonly choices: readonly number[];
}

const deckOf = (draws: readonly number[]): Uint8Array => {
  const deck = freshDeck();
  let at = 0;
  shuffle(deck, (below) => draws[at++]! % below);
  return deck;
};

const draws = fc.array(fc.nat({ max: 1 << 20 }), { minLength: 52, maxLength: 52 });

const parameters: fc.Arbitrary<Partial<Rules>> = fc
  .record({
    bringInTie: fc.constantFrom("suit", "position"),
    boardTie: fc.constantFrom("position", "suit"),
    cap: fc.integer({ min: 1, max: 6 }),
    headsUpCap: fc.constantFrom("kept", "lifted-by-street", "lifted-by-hand"),
    openPair: fc.constantFrom("none", "holder", "any"),
    shortDeck: fc.constantFrom("community", "burns-then-community"),
    burn: fc.boolean(),
    foldWhenFree: fc.boolean(),
    allInLowCard: fc.constantFrom("left-acts", "left-brings-in"),
    oddChip: fc.constantFrom("suit", "position"),
    partialWager: fc.constantFrom("half-bet", "full-bet"),
    showFirst: fc.constantFrom("opener", "position"),
    rake: fc.constantFrom(
      null,
      { rate: 0.05, cap: 12, smallestPot: 20, unit: 1 },
      { rate: 0.1, cap: 100, smallestPot: 0, unit: 5 },
    ),
    exposedDowncard: fc.constantFrom(0, 0, 0.5),
    keeps: fc.boolean(),
  } as const)
  .map(({ keeps, ...rules }) => ({ ...rules, foldedSeatKeepsCards: keeps && rules.foldWhenFree }));

/** Random hands over games, seats, houses, short and deep stacks. */
export const toldHands: fc.Arbitrary<ToldHand> = fc
  .record({
    game: fc.constantFrom<Game>("stud", "stud8", "razz"),
    set: fc.constantFrom("classic", "oracle"),
    overrides: fc.oneof(fc.constant({}), parameters),
    stacks: fc.array(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400 }), fc.constant(2000)), {
      minLength: 2,
      maxLength: 8,
    }),
    first: fc.nat({ max: 7 }),
    dealing: fc.constantFrom("lanes", "table"),
    deck: draws.map(deckOf),
    mixed: draws.map(deckOf),
    exposed: fc.uint8Array({ min: 0, max: 1, minLength: 16, maxLength: 16 }),
    choices: fc.array(fc.nat({ max: 99 }), { minLength: 200, maxLength: 200 }),
  })
  .map(({ first, ...told }) => ({ ...told, firstSeat: (first % told.stacks.length) + 1 }));

/** The hand before its first decision; `deck` may stand in for the told one. */
export function dealTold(told: ToldHand, deck: Uint8Array = told.deck): Hand {
  const { game, stacks, firstSeat } = told;
  const rules = rulesFor(told.set, game, told.overrides);
  if (!rules.ok) throw new Error(rules.problems.map(({ message }) => message).join());
  const cards = told.dealing === "table" ? table(deck, told.mixed) : lanesOf(deck, stacks.length);
  return Hand.deal({
    game,
    rules: rules.value,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    stacks,
    firstSeat,
    cards: exposing(cards, told.exposed),
  });
}

function lanesOf(deck: Uint8Array, seats: number): ReturnType<typeof lanes> {
  const length = seats === 8 ? 6 : 7;
  const cards = new Uint8Array(seats * 7).fill(NO_CARD);
  for (let seat = 0; seat < seats; seat++) cards.set(deck.subarray(seat * length, (seat + 1) * length), seat * 7);
  return lanes(cards, seats === 8 ? deck.subarray(48) : []);
}

/** The action that the told hand takes at its nth decision; a fold less often than the others, so that hands last. */
export function choiceAt(told: ToldHand, hand: Hand, nth: number): Action {
  const { options } = hand.turn!;
  const choice = told.choices[nth % told.choices.length]!;
  const picked = options[choice % options.length]!.action;
  return picked === "fold" && choice < 80 ? options[1 % options.length]!.action : picked;
}

/** Plays a told hand to its end; `at` is called before every decision. Throws when it does not end. */
export function playTold(told: ToldHand, at: (hand: Hand, nth: number) => void = () => undefined): Hand {
  const hand = dealTold(told);
  for (let nth = 0; hand.turn !== undefined; nth++) {
    if (nth > 400) throw new Error("the hand does not end");
    at(hand, nth);
    hand.play(choiceAt(told, hand, nth));
  }
  return hand;
}
