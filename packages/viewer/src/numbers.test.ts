import { describe, expect, test } from "vitest";
import { grouped, half, interval, lasting, likely, rough, signed } from "./numbers.ts";

describe("numbers", () => {
  test.each([
    [12.346, "+12.35"],
    [-1234.5, "−1,234.50"],
    [0.004, "0.00"],
    [-0.004, "0.00"],
  ])("a rate of %d is %s", (rate, told) => expect(signed(rate)).toBe(told));

  test.each([
    [0, "0"],
    [1_234_567, "1,234,567"],
    [-30_400, "−30,400"],
  ])("a count of %d is %s", (count, told) => expect(grouped(count)).toBe(told));

  test.each([
    [0, "0 %"],
    [0.004, "<1 %"],
    [0.5, "50 %"],
    [0.996, ">99 %"],
    [1, "100 %"],
  ])("a chance of %d is %s", (chance, told) => expect(likely(chance)).toBe(told));

  test.each([
    [950, "950"],
    [12_340, "12.3 k"],
    [999_600, "1.0 M"],
    [2_500_000_000, "2.5 G"],
  ])("%d is roughly %s", (count, told) => expect(rough(count)).toBe(told));

  test.each([
    [0.2, "1 s"],
    [59.4, "59 s"],
    [59.6, "1 min"],
    [262, "4 min"],
    [3599, "1 h 0 min"],
    [12_000, "3 h 20 min"],
  ])("%d seconds are %s", (seconds, told) => expect(lasting(seconds)).toBe(told));

  test("an interval that nobody knows is not made up", () => {
    const young = { mean: 3, low: null, high: null };
    expect([half(young), interval(young)]).toEqual(["± ?", "no interval yet"]);
    const known = { mean: 3, low: -1, high: 7 };
    expect([half(known), interval(known)]).toEqual(["± 4.00", "−1.00 to +7.00"]);
  });
});
