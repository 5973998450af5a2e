import { freshDeck, shuffle } from "@doorcard/cards";
import { Hand, lanes, rulesFor, type Action, type CardSource } from "@doorcard/engine";
import { HALVES } from "@doorcard/evaluator";
import { recordOf } from "@doorcard/history";
import type { Game } from "@doorcard/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { foldsIn, wouldHaveWon } from "./had-it-stayed.ts";
import { played, type Told } from "./told-hand.cases.ts";

/** The seats that folded and would have won. */
const winnersIn = (told: Told): number[] => {
  const { record, deal } = played(told);
  const folds = foldsIn(record);
  return [...folds.keys()].filter((seat) => wouldHaveWon(record, folds, seat, deal)).toSorted((a, b) => a - b);
};

const THREE_STREETS_CHECKED = "1 check, 2 check, 1 check, 2 check, 1 check, 2 check";
/** Ann has a pair of aces in the end, bob a flush. */
const FLUSH = ["As Ad Kc 3d 9h 4s Qc", "6h 8h 2h 7h 8c Jh 6s"];
/** Cy has three fives in the end. */
const FIVES = "5c 5d Kh 9c 5h Js Tc";

test.each<[string, Told, number[]]>([
  ["on third street, with four cards to come", { cards: FLUSH, play: "2 bring-in, 1 complete, 2 fold" }, [2]],
  [
    "on seventh street, with all cards there",
    { cards: FLUSH, play: `2 bring-in, 1 call, ${THREE_STREETS_CHECKED}, 1 bet, 2 fold` },
    [2],
  ],
  [
    "two of them: each would have beaten the one who was left",
    {
      cards: [...FLUSH, FIVES],
      play: "2 bring-in, 3 call, 1 complete, 2 call, 3 fold, 1 check, 2 check, 1 bet, 2 fold",
    },
    [2, 3],
  ],
  [
    "but not who would have lost to one that stayed",
    { cards: [...FLUSH, FIVES], play: "2 bring-in, 3 call, 1 complete, 2 call, 3 fold", thenCheckOrCall: true },
    [],
  ],
  [
    "but not who would have shared the pot",
    { cards: ["As Kd 7c 8c 9h 2s Qc", "Ac Kh 2d 8d 9s 7s Qh"], play: "2 bring-in, 1 complete, 2 fold" },
    [],
  ],
  [
    "for one half of the pot",
    {
      game: "stud8",
      cards: ["Ks Kd Kc Kh 9h 9s Qc", "As 3d 2h 4s 6c Jh Jd"],
      play: "2 bring-in, 1 complete, 2 fold",
    },
    [2],
  ],
  [
    "in razz",
    {
      game: "razz",
      cards: ["As 2d 3c 4d 7h 9s Qc", "Ah 2h Kd 4s 6c 3h 5d"],
      play: "2 bring-in, 1 complete, 2 fold",
    },
    [2],
  ],
])("folded the winner %s", (_, told, seats) => {
  expect(winnersIn(told)).toEqual(seats);
});

test("with eight seats it would have been the one card for all that counts, since all had stayed", () => {
  const suits = (ranks: string) =>
    ["c", "d", "h", "s"].map((suit) =>
      ranks
        .split("")
        .map((rank) => `${rank}${suit}`)
        .join(" "),
    );
  const cards = [...suits("234567"), ...suits("89TJQK")];
  // Hal's king-high straight flush is as good as three others; the first spare makes it a royal flush
  const told = { cards, play: `1 bring-in, ${[2, 3, 4, 5, 6, 7].map((seat) => `${seat} call`).join(", ")}, 8 fold` };
  const rest = { thenCheckOrCall: true, rules: { burn: false } } as const;
  expect(winnersIn({ ...told, ...rest, spares: "As Ac Ad Ah" })).toEqual([8]);
  expect(winnersIn({ ...told, ...rest, spares: "Ac As Ad Ah" })).toEqual([]);
});

test("dealt from one deck, it would have been dealt what lay on top, and the others what came after", () => {
  // Two downcards and a door card for each of three, in turns; cy has 4d for his door card and folds
  const third = "Ah 9c 2s Kh 9s 3s 8d Td 4d";
  const rules = { burn: false };
  const play = "3 bring-in, 1 complete, 2 call, 3 fold";
  const told = { cards: ["", "", ""], play, thenCheckOrCall: true, rules };
  // With cy in, every third card is his, and he makes a straight; ann and bob have a pair at best
  expect(winnersIn({ ...told, deck: `${third} 6c 7h 5s 2d Jc 6s Qs Jd Kd 3c 5h 8h` })).toEqual([3]);
  // With other cards to come bob fills up, and the same straight is not enough
  expect(winnersIn({ ...told, deck: `${third} 6c 9d 5s 2d Tc 6s Qs Th Kd 3c 5h 8h` })).toEqual([]);
});

test.each<Game>(["stud", "stud8", "razz"])(
  "where every seat has its own cards set aside (%s), it is its own seven against those of who was in at the end",
  (game) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 7 }), fc.infiniteStream(fc.nat(1e6)), (seats, luck) => {
        const draw = (below: number): number => luck.next().value % below;
        const deck = freshDeck();
        shuffle(deck, draw);
        const cards = deck.slice(0, seats * 7);
        const { record, live } = playedAnyhow(game, lanes(cards), seats, draw);
        const own = (seat: number) => [...cards.subarray(seat * 7 - 7, seat * 7)];
        const folds = foldsIn(record);
        for (const seat of folds.keys()) {
          const wins = HALVES[game].some(({ strength }) => {
            const mine = strength(own(seat));
            return mine > 0 && live.every((other) => strength(own(other)) < mine);
          });
          expect(wouldHaveWon(record, folds, seat, lanes(cards))).toBe(wins);
        }
      }),
      { numRuns: 60 },
    );
  },
);

/** A hand in which everybody does what comes to his mind. */
function playedAnyhow(game: Game, cards: CardSource, seats: number, draw: (below: number) => number) {
  const rules = rulesFor("classic", game);
  if (!rules.ok) throw new Error("classic is missing");
  const stakes = { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 };
  const stacks = Array.from({ length: seats }, () => 20 + draw(400));
  const setup = { id: "0.0.0", game, rules: rules.value, stakes, firstSeat: 1 + draw(seats), stacks };
  const hand = Hand.deal({ ...setup, cards });
  const actions: { seat: number; action: Action }[] = [];
  const live = new Set(stacks.map((_, at) => at + 1));
  while (hand.turn !== undefined) {
    const { seat, options } = hand.turn;
    const { action } = options[draw(options.length)]!;
    actions.push({ seat, action });
    if (action === "fold") live.delete(seat);
    hand.play(action);
  }
  return { record: recordOf({ ...setup, names: stacks.map((_, at) => `bot${at}`) }, hand, actions), live: [...live] };
}
