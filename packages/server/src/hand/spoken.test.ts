import { describe, expect, test } from "vitest";
import { spokenWords } from "./spoken.ts";
import { played, type Told } from "./told-hand.cases.ts";

/** What is said with the last card of a street, or at another kind of event: "2: pair of kings bets first". */
function said(
  told: Told,
  at: "third" | "fourth" | "fifth" | "sixth" | "seventh" | "show" | "award" | "action",
): string[] {
  const { record, events } = played(told);
  let street = "";
  const kinds = events.map((event) => {
    if (event.kind === "street") ({ street } = event);
    return event.kind.endsWith("card") || event.kind === "community" ? street : event.kind;
  });
  return spokenWords(record, events)
    .filter((words) => kinds[words.at] === at)
    .map(({ seat, text }) => (seat === undefined ? text : `${seat}: ${text}`));
}

/** Two seats that check and call to the end; the first upcards are what a row gives. */
const down = (ups: readonly string[], game?: Told["game"]): Told => ({
  ...(game && { game }),
  cards: ups.map((up, seat) => `${["2s 2h", "3d 3h", "9d 9h"][seat]} ${up} ${["Tc", "Td", "Th"][seat]}`),
  play: "",
});

const toTheEnd = (told: Told, first: string): Told => ({ ...told, play: first, thenCheckOrCall: true });

describe("who brings in (R2)", () => {
  const three = (ups: readonly string[], first: string, game?: Told["game"], rules: Told["rules"] = {}): Told => ({
    ...toTheEnd(down(ups, game), first),
    rules,
  });
  test("in stud the lowest door card", () => {
    expect(said(three(["Kc 4d 5h 6s", "2c 8d 8s Js"], "2 bring-in"), "third")).toEqual([
      "2: low card brings in, two of clubs",
    ]);
  });
  test("a tie goes by suit, clubs lowest, and that is said", () => {
    expect(said(three(["4d 9c 5h 6s", "4c 8d 8s Js"], "2 bring-in"), "third")).toEqual([
      "2: low card brings in by suit, four of clubs",
    ]);
  });
  test("or by position where the house has it so", () => {
    expect(
      said(three(["4d 9c 5h 6s", "4c 8d 8s Js"], "1 bring-in", "stud", { bringInTie: "position" }), "third"),
    ).toEqual(["1: low card brings in by position, four of diamonds"]);
  });
  test("in razz the highest, the ace being low", () => {
    expect(said(three(["Ac 9c 5h 6s", "Kc 8d 8s Js"], "2 bring-in", "razz"), "third")).toEqual([
      "2: high card brings in, king of clubs",
    ]);
  });
  test("a low card that is all-in from the ante brings nothing in", () => {
    const told = { ...three(["4c 9c 5h 6s", "Kc 8d 8s Js", "Qc 7d 6c 5s"], "2 call"), stacks: [2, 1000, 1000] };
    expect(said(told, "third")).toEqual(["1: low card is all-in", "2: acts first"]);
  });
});

describe("whose board bets first (R9)", () => {
  test.each([
    ["fourth", ["Kc Kd 5h 6s", "2c 8d 8s Js"], ["1: pair of kings bets first", "1: open pair, may bet the big bet"]],
    ["fourth", ["Kc Ad 5h 6s", "2c 8d 8s Js"], ["1: ace-king high bets first"]],
    ["fifth", ["Kc Ad 5h 6s", "2c 8d 8s Js"], ["2: pair of eights bets first"]],
    ["sixth", ["Kc 6d 6h Ks", "2c 8d 8s Js"], ["1: kings up bets first"]],
    ["seventh", ["Kc 6d 6h 6s", "2c 8d 8s Js"], ["1: trip sixes bets first"]],
  ] as const)("on %s street with %j", (street, ups, words) => {
    expect(said(toTheEnd(down(ups), "2 bring-in"), street)).toEqual(words);
  });
  test("in razz the lowest", () => {
    const told = toTheEnd(down(["Kc 5d 4h 2d", "7c 4s 5s Ad"], "razz"), "1 bring-in");
    expect(said(told, "fourth")).toEqual(["2: seven-four low showing, bets first"]);
    expect(said(told, "sixth")).toEqual(["2: seven-five low showing, bets first"]);
  });
  test("a best board that is all-in does not act", () => {
    const told: Told = { ...down(["Kc Kd 5h 6s", "2c 8d 7s Js", "Qc 7d 6c 5s"]), stacks: [6, 1000, 1000], play: "" };
    expect(said(toTheEnd(told, "2 bring-in"), "fourth").slice(0, 2)).toEqual([
      "1: pair of kings is all-in",
      "2: acts first",
    ]);
  });
});

describe("what boards may hold", () => {
  test.each([
    ["stud", "Kc 9c 4c 2d", ["1: possible flush"]],
    ["stud", "9c Td Kh Qh", ["1: possible straight"]],
    ["stud", "As 2d 4h Kh", ["1: possible straight"]],
    ["stud", "9h Th Kh Ks", ["1: possible straight flush"]],
    ["stud8", "Ks Ad 4h 8h", ["1: possible low"]],
    ["stud8", "Kh Ah 4h 8d", ["1: possible flush", "1: possible low"]],
    ["razz", "Kc 9c 4c 2d", []],
    ["stud", "Kc 9c 4d 2d", []],
  ] as const)("in %s %s", (game, ups, words) => {
    const other = game === "razz" ? "Qd Js 8s 6s" : "2c 8c 8s Jd";
    const told = toTheEnd(down([ups, other], game), game === "razz" ? "1 bring-in" : "2 bring-in");
    expect(said(told, "sixth").filter((text) => text.includes("possible") && text.startsWith("1"))).toEqual(words);
  });
});

describe("the end", () => {
  const hilo: Told = {
    game: "stud8",
    cards: ["As Ad Kc Kd 9h 9s Qc", "2c 3d 4h 7s 8c Jh Jd"],
    play: "2 bring-in",
    thenCheckOrCall: true,
  };
  test("what is shown, and each half", () => {
    expect(said(hilo, "show")).toEqual(["1: aces up (aces and kings)", "2: pair of jacks, eight-seven low"]);
    expect(said(hilo, "award")).toEqual([
      "1: wins the high half of the pot, 6 chips, with aces up (aces and kings)",
      "2: wins the low half of the pot, 6 chips, with eight-seven low",
    ]);
  });
  test("no low in hi-lo", () => {
    const told = { ...hilo, cards: [hilo.cards[0]!, "2c 3d 4h Ts Tc Jh Jd"] };
    expect(said(told, "award")[0]).toBe("no low, the high takes it all");
  });
  test("a pot that nobody contests is won without cards", () => {
    expect(said({ ...hilo, play: "2 bring-in, 1 complete, 2 fold", thenCheckOrCall: false }, "award")).toEqual([
      "1: wins the pot, 12 chips",
    ]);
  });
  test("side pots are named, and all-in is said", () => {
    const told: Told = {
      cards: ["As Ad Kc Kd 9h 9s Qc", "2c 3d 4h 7s 8c Jh Jd", "Qs Qd Qh 7d 8d Js 5d"],
      stacks: [10, 1000, 1000],
      play: "2 bring-in, 3 complete, 1 call, 2 call",
      thenCheckOrCall: true,
    };
    expect(said(told, "action")).toEqual(["1: all-in"]);
    expect(said({ ...told, play: "2 bring-in, 3 complete, 1 call, 2 call, 2 bet, 3 call" }, "award")).toEqual([
      "3: wins side pot 1, 16 chips, with trip queens",
      "3: wins the main pot, 30 chips, with trip queens",
    ]);
  });
});

test("with eight seats one card for all is told, and the boards after it", () => {
  const cards = [
    "2c 3c 4c 5c 6c 7c",
    "2d 3d 4d 5d 6d 7d",
    "2h 3h 4h 5h 6h 7h",
    "2s 3s 4s 5s 6s 7s",
    "8c 9c Tc Jc Qc Kc",
    "8d 9d Td Jd Qd Kd",
    "8h 9h Th Jh Qh Kh",
    "8s 9s Ts Js Qs Ks",
  ];
  const told: Told = { cards, spares: "Ac Ad Ah As", play: "1 bring-in", thenCheckOrCall: true };
  const words = said(told, "seventh");
  expect(words[0]).toBe("one card for all, ace of clubs");
  expect(words[1]).toMatch(/: king-queen high bets first$/);
});
