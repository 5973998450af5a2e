import { describe, expect, test } from "vitest";
import { grouped, likely, rough, signed } from "./numbers.ts";

describe("numbers", () => {
  test.each([
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [-1234567, "-1,234,567"],
  ])("%d by thousands: %s", (count, text) => expect(grouped(count)).toBe(text));

  test.each([
    [0, "0.00"],
    [-0.004, "0.00"],
    [0.005001, "+0.01"],
    [-1234.5, "-1,234.50"],
  ])("%d with its sign: %s", (rate, text) => expect(signed(rate)).toBe(text));

  test.each([
    [12.4, "12"],
    [999.4, "999"],
    [999.6, "1.0 k"],
    [12_345, "12.3 k"],
    [99_960, "100 k"],
    [999_700, "1.0 M"],
    [1_234_567, "1.2 M"],
    [2_500_000_000, "2.5 G"],
  ])("%d roughly: %s", (count, text) => expect(rough(count)).toBe(text));

  test.each([
    [0, "0 %"],
    [0.004, "<1 %"],
    [0.255, "26 %"],
    [0.996, ">99 %"],
    [1, "100 %"],
  ])("a chance of %d: %s", (chance, text) => expect(likely(chance)).toBe(text));
});
