import { formatCard } from "@doorcard/cards";
import { rulesFor } from "@doorcard/engine";
import type { Game, HandRecord } from "@doorcard/protocol";
import { replaying } from "@doorcard/history";
import { describe, expect, test } from "vitest";
import { Style } from "./figures.ts";

/** Seats are ann, bob, cid and so on; each entry of `cards` is a seat's, and each of `actions` such as "2 complete". */
interface Worked {
  readonly game?: Game;
  readonly cards: readonly string[];
  readonly actions: readonly string[];
  /** The action, from 0, that the arena took for its bot. */
  readonly fault?: number;
}

const NAMES = ["ann", "bob", "cid", "dot"];

/** The record of a worked hand; what everybody won is worked out by the engine. */
function recordOf({ game = "stud", cards, actions, fault }: Worked): HandRecord {
  const rules = rulesFor("classic", game);
  if (!rules.ok) throw new Error("classic is missing");
  const record: HandRecord = {
    version: 1,
    id: "0.0.0",
    game,
    rules: rules.value,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    firstSeat: 1,
    seats: cards.map((own, i) => ({ name: NAMES[i]!, stack: 1600, cards: own.split(" ") })),
    community: [],
    burns: burnsBeside(cards),
    actions: actions.map((text, i) => {
      const [seat, action] = text.split(" ") as [string, HandRecord["actions"][number]["action"]];
      return { seat: Number(seat), action, ...(i === fault && { fault: "illegal" as const }) };
    }),
    net: [],
  };
  const played = replaying(record, () => undefined);
  if (!played.ok) throw new Error(played.difference);
  return { ...record, net: cards.map((_, i) => played.hand.net(i + 1)) };
}

/** Four cards that nobody has, for the dealer to burn. */
function burnsBeside(cards: readonly string[]): string[] {
  const dealt = new Set(cards.flatMap((own) => own.split(" ")));
  return Array.from({ length: 52 }, (_, card) => formatCard(card))
    .filter((card) => !dealt.has(card))
    .slice(0, 4);
}

/** The figures of a bot over hands, "times/of" by key; those that could not be are left out. */
function figures(name: string, ...hands: readonly Worked[]): Record<string, string> {
  const style = new Style(name);
  for (const hand of hands) style.add(recordOf(hand));
  return Object.fromEntries(
    style
      .figures()
      .filter(({ of }) => of > 0)
      .map(({ key, times, of }) => [key, `${times}/${of}`]),
  );
}

/** Bob's deuce opens; ann's king is the best door card at a table of three. */
const THREE = ["4c 5d Kh", "8c 9d 2c", "Jc Td 7h"];

describe("third street", () => {
  test("brings in, and is then raised out by a completion", () => {
    const hand = { cards: THREE, actions: ["2 bring-in", "3 fold", "1 complete", "2 fold"] };
    expect(figures("bob", hand)).toEqual({
      "brings-in": "1/1",
      "folds-to-completion": "1/1",
      "sees-fourth": "0/1",
      "aggression-third": "0/1",
    });
    expect(figures("ann", hand)).toEqual({
      completes: "1/1",
      steals: "1/1",
      "sees-fourth": "0/1",
      "aggression-third": "1/1",
    });
    expect(figures("cid", hand)).toMatchObject({ completes: "0/1" });
  });

  test("who must open and completes at once has not brought in, and is nobody who steals", () => {
    const hand = { cards: THREE, actions: ["2 complete", "3 fold", "1 fold"] };
    expect(figures("bob", hand)).toMatchObject({ "brings-in": "0/1", "aggression-third": "1/1" });
    expect(figures("bob", hand)).not.toHaveProperty("steals");
    expect(figures("ann", hand)).toMatchObject({ "folds-to-completion": "1/1" });
    expect(figures("ann", hand)).not.toHaveProperty("completes");
  });

  test("after a call nobody enters first", () => {
    const hand = { cards: THREE, actions: ["2 bring-in", "3 call", "1 complete", "2 fold", "3 fold"] };
    expect(figures("ann", hand)).not.toHaveProperty("completes");
    expect(figures("cid", hand)).toMatchObject({ completes: "0/1", "folds-to-completion": "1/1" });
  });

  test("a completion is faced once: who called it and is raised by another faces no second", () => {
    const actions = ["2 bring-in", "3 complete", "1 raise", "2 fold", "3 fold"];
    expect(figures("ann", { cards: THREE, actions })).toMatchObject({ "folds-to-completion": "0/1" });
    expect(figures("cid", { cards: THREE, actions })).not.toHaveProperty("folds-to-completion");
  });

  test("with a door card that is beaten, or against three, it is no steal", () => {
    const cards = ["4c 5d Kh", "8c 9d 2c", "Jc Td 7h"];
    const beaten = { cards, actions: ["2 bring-in", "3 complete", "1 fold", "2 fold"] };
    expect(figures("cid", beaten)).toMatchObject({ completes: "1/1" });
    expect(figures("cid", beaten)).not.toHaveProperty("steals");
    const four = [...cards, "Qc Qd Ah"];
    const against = { cards: four, actions: ["2 bring-in", "3 fold", "4 complete", "1 fold", "2 fold"] };
    expect(figures("dot", against)).toMatchObject({ steals: "1/1" });
    const first = {
      cards: ["4c 5d Kh", "8c 9d 2c", "Qc Qd Ah", "Jc Td 7h"],
      actions: ["2 bring-in", "3 complete", "4 fold", "1 fold", "2 fold"],
    };
    expect(figures("cid", first)).toMatchObject({ completes: "1/1" });
    expect(figures("cid", first)).not.toHaveProperty("steals");
  });

  test("in razz the lowest door card is the best, the ace below the deuce", () => {
    const cards = ["4c 5d Kh", "8c 9d 2c", "Jc Td Ah"];
    const hand = { game: "razz", cards, actions: ["1 bring-in", "2 fold", "3 complete", "1 fold"] } as const;
    expect(figures("cid", hand)).toMatchObject({ steals: "1/1" });
    expect(figures("bob", hand)).not.toHaveProperty("steals");
  });

  test("what the arena did for a bot that failed is not its style", () => {
    const hand = { cards: THREE, actions: ["2 bring-in", "3 fold", "1 complete", "2 fold"], fault: 3 };
    expect(figures("bob", hand)).toEqual({ "brings-in": "1/1", "sees-fourth": "0/1" });
  });
});

describe("later streets", () => {
  /** Ann pairs her kings and bets them to the end; bob calls with nothing. */
  const cards = ["4c 5d Kh Kd 3s 8h 9h", "8c 9d 2c Jd Qs 7c 6s"];
  const toTheEnd = {
    cards,
    actions: ["2 bring-in", "1 complete", "2 call", ...[1, 2, 3, 4].flatMap(() => ["1 bet", "2 call"])],
  };

  test("to the showdown, and who wins there", () => {
    expect(figures("ann", toTheEnd)).toMatchObject({
      "sees-fourth": "1/1",
      "goes-to-showdown": "1/1",
      "wins-at-showdown": "1/1",
      "aggression-fourth": "1/1",
      "aggression-seventh": "1/1",
    });
    expect(figures("bob", toTheEnd)).toMatchObject({
      "sees-fourth": "1/1",
      "goes-to-showdown": "1/1",
      "wins-at-showdown": "0/1",
      "aggression-seventh": "0/1",
    });
  });

  test("a pot that nobody contests is no showdown", () => {
    const hand = {
      cards: cards.map((own) => own.split(" ").slice(0, 4).join(" ")),
      actions: ["2 bring-in", "1 complete", "2 call", "1 bet", "2 fold"],
    };
    expect(figures("ann", hand)).toMatchObject({ "sees-fourth": "1/1", "goes-to-showdown": "0/1" });
    expect(figures("ann", hand)).not.toHaveProperty("wins-at-showdown");
    expect(figures("bob", hand)).toMatchObject({ "sees-fourth": "1/1", "goes-to-showdown": "0/1" });
  });

  test("hands add up, and those without the bot say nothing", () => {
    expect(figures("ann", toTheEnd, toTheEnd)).toMatchObject({ completes: "2/2", "goes-to-showdown": "2/2" });
    expect(figures("eve", toTheEnd)).toEqual({});
  });
});
