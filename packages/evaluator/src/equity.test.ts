import { formatCards, freshDeck, shuffle } from "@doorcard/cards";
import { describe, expect, test } from "vitest";
import { cardsOf } from "./hands.cases.ts";
import { equity, type Spot } from "./index.ts";
import { xorshift } from "./luck.cases.ts";
import { dealtOut, exactHeadsUp } from "./naive-equity.oracle.ts";

type Game = Spot["game"];

function spotOf(
  game: Game,
  own: string,
  others: readonly string[],
  more: { dead?: string; trials?: number } = {},
): Spot {
  const { dead = "", trials = 20_000 } = more;
  return { game, own: cardsOf(own), others: others.map(cardsOf), dead: cardsOf(dead), trials, draw: xorshift(1) };
}

/** Cards out of play, so that every deal can be gone through. */
const GONE = "2c 3c 4c 6c 7c 9c Tc Qc Kc 2d 6d 8d Jd Qd";
const DOORS = ["Kc", "2d", "9h", "Ts", "5c", "Jd", "4h"];

/** Boards of seven seats: beside our six cards 18 are unseen, nine of them spades, too few for a downcard each. */
const SIXTH_STREET = [
  "2c 6d 9h Jc",
  "2d 6h 9c Jd",
  "2h 6c 9d Jh",
  "3c 7d Tc Qh",
  "3d 7h Td Qc",
  "3h 7c Th Kc",
  "4c 8d 5h Kh",
];

describe.each<Game>(["stud", "stud8", "razz"])("%s", (game) => {
  test.each([
    ["seventh street, a pair of aces and an eight low", "Ac 8c 5d 4d 7h Ah 3h", "Ks Kh 5h 2h", GONE],
    ["seventh street, a made low against a made pair", "As 2s 4s 5d 7h 8h Kd", "9s 9h 5h 3h", GONE],
    ["sixth street, a spade to come", "As 2s 4s 5s 7h Kd", "9s 9h 6h 3h", `${GONE} 7s 8s Ts Js Qs Th Jh Qh Kh`],
  ])("is within 4 standard errors of all deals: %s", (_, own, board, dead) => {
    const spot = spotOf(game, own, [board], { dead, trials: 40_000 });
    const { mean, variance } = exactHeadsUp(spot);
    expect(Math.abs(equity(spot) - mean)).toBeLessThanOrEqual(4 * Math.sqrt(variance / spot.trials) + 1e-9);
  });

  test.each([
    ["the same straight, also made by one of two tens", "Ac Kd Qh Js Tc 2c 3d", "As Kh Qd Jc", "Td Th 5c 6d 8h 9s"],
    [
      "the same eight low, also made by one of three eights",
      "Ac 2d 4h 5s 8c Kd Kh",
      "As 2h 4d 5c",
      "8d 8h 8s Kc Qd 9c",
    ],
    ["a nine low, which is none in stud8", "9c 4d 3h 2s Ac Kd Kh", "Qs Js Td 9d", "Qd Jh Tc 7s 6h 3d"],
  ])("is within 4 standard errors of the few deals left: %s", (_, own, board, unseen) => {
    const held = cardsOf(`${own} ${board} ${unseen}`);
    const dead = formatCards(freshDeck().filter((card) => !held.includes(card)));
    const spot = spotOf(game, own, [board], { dead });
    const { mean, variance } = exactHeadsUp(spot);
    expect(Math.abs(equity(spot) - mean)).toBeLessThanOrEqual(4 * Math.sqrt(variance / spot.trials) + 1e-9);
  });

  test("is within 4 standard errors of whole deals: a community card to come that may make our flush", () => {
    const spot = spotOf(game, "As 9s 4s 2s Kd Qd", SIXTH_STREET);
    const { mean, variance } = dealtOut(spot, { community: true });
    expect(Math.abs(equity(spot) - mean)).toBeLessThanOrEqual(4 * Math.sqrt((2 * variance) / spot.trials));
  });

  test.each([
    { seats: "six", own: "As Ad 3h", others: DOORS.slice(0, 5), community: false },
    { seats: "eight", own: "As 3d 4s", others: DOORS, community: true },
  ])("is within 4 standard errors of whole deals: $seats seats, third street", ({ own, others, community }) => {
    const spot = spotOf(game, own, others, { trials: 30_000 });
    const { mean, variance } = dealtOut(spot, { community });
    expect(Math.abs(equity(spot) - mean)).toBeLessThanOrEqual(4 * Math.sqrt((2 * variance) / spot.trials));
  });

  test("the same draws give the same equity, whatever was asked in between", () => {
    const spot = spotOf(game, "As Ks 2d", ["Qc", "7h"], { dead: "3c", trials: 500 });
    const first = equity(spot);
    equity(spotOf(game, "2c 3d 9c 8c", DOORS.slice(2), { trials: 100 }));
    expect(equity({ ...spot, draw: xorshift(1) })).toBe(first);
  });

  test("a holding that nobody can catch wins every pot", () => {
    expect(equity(spotOf(game, "As 2s 3s 4s 5s Kc Kd", ["6h 9d Jc Kh"]))).toBe(1);
  });

  test("a holding that is beaten already wins none", () => {
    const beaten = spotOf(game, "9c 8d 7h 2s 4h Jd Jh", ["Tc Td Th Ts"]);
    const full = spotOf(game, "Kc Kd Kh Ks Qc Qd Qh", ["Ac 2c 3d 4d"]);
    expect(equity(game === "razz" ? full : beaten)).toBe(0);
  });

  test("under equal door cards two seats come out even over all their downcards", () => {
    const draw = xorshift(7);
    let sum = 0;
    for (let hand = 0; hand < 1000; hand++) {
      const deck = freshDeck().filter((card) => card !== 47 && card !== 46);
      shuffle(deck, draw);
      sum += equity({ game, own: [deck[0]!, deck[1]!, 47], others: [[46]], dead: [], trials: 50, draw });
    }
    expect(sum / 1000).toBeGreaterThan(0.46);
    expect(sum / 1000).toBeLessThan(0.54);
  });
});

test("dead spades spoil a draw to a flush", () => {
  const live = spotOf("stud", "2s 5s 9s Js Kd Qd", ["Ac Ah 3c 4d"]);
  const dead = spotOf("stud", "2s 5s 9s Js Kd Qd", ["Ac Ah 3c 4d"], { dead: "3s 4s 6s 7s 8s Ts" });
  expect(equity(dead)).toBeLessThan(equity(live) - 0.08);
});

test("with eight seats on seventh street our seventh card is everybody's", () => {
  const boards = [
    "Jc Jd Jh 2c",
    "2d 3h 4s 5c",
    "2h 3s 4c 5d",
    "2s 3c 4d 5h",
    "6c 7d 8h 9s",
    "6d 7h 8s 9c",
    "6h 7s 8c 9h",
  ];
  expect(equity(spotOf("stud", "Ac Ad Kh Ks Qd 9d Js", boards))).toBe(0);
});

const SOUND = spotOf("stud", "As Ks 2d", ["Qc"]);
const SOUND_CARDS = cardsOf("As Ks 2d Qc");

test.each<[string, Partial<Spot>]>([
  ["A spot has 3 to 7 own cards, got 2", { own: cardsOf("As Ks") }],
  ["A spot has 1 to 7 other live seats, got 0", { others: [] }],
  ["A spot has 1 to 4 upcards of another seat, got 5", { others: [cardsOf("2c 3c 4c 5c 6c")] }],
  ["Card As is named twice in the spot", { dead: cardsOf("As") }],
  ["A card is an integer from 0 to 51, got 52", { dead: [52] }],
  ["Trials are a whole number of 1 or more, got 0", { trials: 0 }],
  [
    "Even with a community card the spot needs 9 unseen cards, and 8 are left",
    { dead: [...freshDeck()].filter((card) => !SOUND_CARDS.includes(card)).slice(8) },
  ],
])("refused: %s", (message, change) => {
  expect(() => equity({ ...SOUND, ...change })).toThrow(new RangeError(message));
});
