import { describe, expect, test } from "vitest";
import { afterGame, BEGINNER, type Skill } from "./plackett-luce.ts";

const NEARLY = 9;

/** Skills before, ranks, and the skills that openskill 5.0.1 gives (Plackett-Luce, tau 0). */
const rows: readonly (readonly [
  string,
  readonly Skill[],
  readonly number[],
  readonly (readonly [number, number])[],
])[] = [
  [
    "two beginners",
    [BEGINNER, BEGINNER],
    [1, 2],
    [
      [27.63523138347365, 8.065506316323548],
      [22.36476861652635, 8.065506316323548],
    ],
  ],
  [
    "one who is known ties with a beginner before another",
    [BEGINNER, { mu: 30, sigma: 2 }, BEGINNER],
    [1, 1, 2],
    [
      [26.036970723415802, 8.148360773553827],
      [30.023774149626956, 1.999285477815999],
      [23.550283623338455, 8.148360773553827],
    ],
  ],
  [
    "seven beginners, with ties in the middle and a rank left out",
    Array<Skill>(7).fill(BEGINNER),
    [5, 1, 1, 3, 1, 2, 2],
    [
      [22.484659956165128, 8.242698883305627],
      [25.536605876018108, 8.313597911532494],
      [25.536605876018108, 8.313597911532494],
      [25.301840805260184, 8.242698883305627],
      [25.536605876018108, 8.313597911532494],
      [25.301840805260184, 8.283286921619368],
      [25.301840805260184, 8.283286921619368],
    ],
  ],
];

describe("afterGame", () => {
  test.each(rows)("%s: as openskill has it", (_, before, ranks, after) => {
    afterGame(before, ranks).forEach(({ mu, sigma }, at) => {
      expect(mu).toBeCloseTo(after[at]![0], NEARLY);
      expect(sigma).toBeCloseTo(after[at]![1], NEARLY);
    });
  });

  test("who beats whom decides, not by what rank numbers", () => {
    const before = [BEGINNER, { mu: 20, sigma: 3 }, { mu: 31, sigma: 5 }];
    expect(afterGame(before, [4, 9, 2])).toEqual(afterGame(before, [2, 3, 1]));
  });
});
