import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freshDeck, parseCards } from "@doorcard/cards";
import { expect, test } from "vitest";
import { exposing, lanes, table } from "./card-sources.ts";
import type { CardSource } from "./dealing.ts";
import { Hand } from "./hand.ts";
import { RULE_SETS } from "./houses.ts";
import { PARAMETERS, type Rules } from "./rules.ts";
import { rulesFor } from "./rule-sets.ts";
import { BadSetup } from "./setup.ts";
import { offered } from "./spot.fixture.ts";
import { NO_CARD } from "./columns.ts";
import type { Action, Game, Stakes } from "./words.ts";

/** A hand in which a parameter shows: what can be seen of it under these rules. */
type Proof = (game: Game, rules: Rules) => unknown;

interface Deal {
  readonly cards?: readonly string[];
  readonly source?: CardSource;
  readonly stacks?: readonly number[];
  readonly firstSeat?: number;
  readonly stakes?: Partial<Stakes>;
}

function deal(game: Game, rules: Rules, { cards = [], source, stacks, firstSeat = 1, stakes }: Deal): Hand {
  const laid = new Uint8Array(cards.length * 7).fill(NO_CARD);
  cards.forEach((text, seat) => laid.set(parseCards(text)!, seat * 7));
  return Hand.deal({
    game,
    rules,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16, ...stakes },
    stacks: stacks ?? cards.map(() => 1000),
    firstSeat,
    cards: source ?? lanes(laid),
  });
}

/** Each turn takes the first of these that is legal, while the street is one of those told. */
function play(hand: Hand, streets: string, ...wishes: Action[]): Hand {
  const legal = (): Action | undefined =>
    [...wishes, "check", "bring-in", "call"].find((wish) => hand.isLegal(wish as Action)) as Action;
  while (hand.turn !== undefined && streets.includes(hand.turn.street)) hand.play(legal()!);
  return hand;
}

const ALL = "third fourth fifth sixth seventh";
/** Three seats, of which the third brings it in: with the lowest door card, in razz with the highest. */
const three = ["Kc Qd 7c 5h 9h Jh 3d", "Ah Ad 8d 7s Ts 4s 6c", "Jc Js 2d Qh 6d 4c 9s"];
const razzThree = ["Kc Qd 7c 5h 9h Jh 3d", "Ah Ad 8d 7s Ts 4s 6c", "Jc Js Kd Qh 6d 4c 9s"];
const cardsFor = (game: Game): string[] => (game === "razz" ? razzThree : three);

/** Wagers that a street allows while all that is left raise, at most eight. */
function wagers(hand: Hand): number {
  let count = 0;
  for (let street = hand.turn?.street; hand.turn?.street === street && count < 8;) {
    const wager = (["complete", "bet", "raise"] as const).find((action) => hand.isLegal(action));
    if (wager === undefined) break;
    hand.play(wager);
    count++;
  }
  return count;
}

const eightByTable: Proof = (game, rules) =>
  play(
    deal(game, rules, { source: table(freshDeck(), freshDeck().toReversed()), stacks: Array<number>(8).fill(1000) }),
    ALL,
  ).community;

const PROOFS: Readonly<Record<keyof typeof PARAMETERS, Proof>> = {
  bringInTie: (game, rules) =>
    deal(game, rules, { cards: ["3c 4c 2s", "3d 4d 2d", "3h 4h 2h"], firstSeat: 3 }).seatToAct,
  boardTie: (game, rules) =>
    play(deal(game, rules, { cards: ["3c 4c Kc 9d", "3d 4d Kd 9h", "3h 4h 2h 7c"] }), "third").seatToAct,
  cap: (game, rules) => wagers(play(deal(game, rules, { cards: cardsFor(game) }), "third")),
  headsUpCap: (game, rules) => {
    const began = play(deal(game, rules, { cards: cardsFor(game).slice(0, 2) }), "third");
    const became = play(deal(game, rules, { cards: cardsFor(game) }), "third");
    became.play("bet");
    became.play("fold");
    return [wagers(began), wagers(became)];
  },
  openPair: (game, rules) => {
    const hand = play(deal(game, rules, { cards: ["3c 4c 9s 9d", "3d 4d 8d Kh", "3h 5h 2h 7c"] }), "third");
    const words: string[] = [];
    for (let i = 0; i < 3; i++) {
      words.push(`${hand.seatToAct} ${offered(hand)}`);
      hand.play("check");
    }
    return words;
  },
  shortDeck: eightByTable,
  burn: (game, rules) => {
    const hand = deal(game, rules, { source: table(freshDeck(), freshDeck().toReversed()), stacks: [1000, 1000] });
    return [1, 2].map((seat) => play(hand, "third").cardsOf(seat));
  },
  foldWhenFree: (game, rules) => offered(play(deal(game, rules, { cards: cardsFor(game) }), "third")),
  foldedSeatKeepsCards: (game, rules) => {
    const hand = play(deal(game, rules, { cards: cardsFor(game) }), "third");
    const folder = hand.seatToAct;
    if (hand.isLegal("fold")) hand.play("fold");
    return play(hand, "fourth").cardsOf(folder).length;
  },
  exposedDowncard: (game, rules) => {
    const exposed = Uint8Array.from([1, 1, 0, 0, 0, 0]);
    const source = table(freshDeck(), freshDeck());
    return deal(game, rules, { source: exposing(source, exposed), stacks: [1000, 1000, 1000] }).cardsOf(1).length;
  },
  allInLowCard: (game, rules) => offered(deal(game, rules, { cards: cardsFor(game), stacks: [1000, 1000, 2] })),
  oddChip: (game, rules) =>
    play(
      deal(game, rules, {
        cards: ["2c 3c 4c 5d 6s Kd Qh", "2d 3d 4d 5c 6h Kh Qs", "7c 8d Ts Jh Jc 2h 8h"],
        firstSeat: 2,
        stacks: [7, 7, 1],
        stakes: { ante: 1, bringIn: 2, smallBet: 6, bigBet: 12 },
      }),
      ALL,
      "complete",
    ).awards,
  partialWager: (game, rules) => {
    const hand = deal(game, rules, {
      cards: cardsFor(game),
      stacks: [1000, 1000, 1000].with(shortSeat(game, rules), 16),
    });
    play(hand, "third");
    hand.play("bet");
    hand.play("raise");
    return offered(hand);
  },
  showFirst: (game, rules) =>
    play(deal(game, rules, { cards: cardsFor(game), firstSeat: farFromOpener(game, rules) }), ALL)
      .events.filter(({ kind }) => kind === "show" || kind === "muck")
      .map((event) => ("seat" in event ? event.seat : 0)),
  smallestBuyIn: (game, rules) => deal(game, rules, { cards: cardsFor(game), stacks: [40, 40, 40] }).seatToAct,
  bigBetDoubles: (game, rules) => deal(game, rules, { cards: cardsFor(game), stakes: { bigBet: 24 } }).seatToAct,
  rake: (game, rules) => {
    const hand = play(deal(game, rules, { cards: cardsFor(game) }), ALL);
    return [1, 2, 3].map((seat) => hand.net(seat));
  },
};

/** The seat that acts second on fourth street, from 0. */
function shortSeat(game: Game, rules: Rules): number {
  const hand = play(deal(game, rules, { cards: cardsFor(game) }), "third");
  hand.play("check");
  return hand.seatToAct - 1;
}

/** A seat dealt first that is not the one to open seventh street. */
function farFromOpener(game: Game, rules: Rules): number {
  const opener = play(deal(game, rules, { cards: cardsFor(game) }), "third fourth fifth sixth").seatToAct;
  return (opener % 3) + 1;
}

const RAKE = { rate: 0.1, cap: 100, smallestPot: 0, unit: 1 };

/** The values of a parameter that any row of the table has, or that are its words. */
function valuesOf(parameter: keyof typeof PARAMETERS): unknown[] {
  const allowed = PARAMETERS[parameter];
  if (allowed.kind === "word") return [...allowed.words];
  if (allowed.kind === "flag") return [false, true];
  if (allowed.kind === "rake") return [null, RAKE];
  if (parameter === "exposedDowncard") return [0, 0.5];
  return [...new Set(RULE_SETS.map(({ rules }) => rules[parameter as "cap" | "smallestBuyIn"]))];
}

/** What is seen under a row of the table with one parameter changed; a refusal is seen too. */
function outcome(set: string, game: Game, parameter: keyof typeof PARAMETERS, value: unknown): string {
  const smallestBuyIn = parameter === "smallestBuyIn" ? {} : { smallestBuyIn: 0 };
  const rules = rulesFor(set, game, { ...smallestBuyIn, [parameter]: value });
  if (!rules.ok) throw new Error(rules.problems.map(({ message }) => message).join());
  try {
    return JSON.stringify(PROOFS[parameter](game, rules.value)) ?? "nothing";
  } catch (error) {
    if (error instanceof BadSetup) return error.message;
    throw error;
  }
}

const rows = RULE_SETS.flatMap(({ name, games }) => games.map((game) => ({ name, game })));
const parameters = Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[];

test.each(rows)(
  "$name, $game: every parameter shows in a hand, and shows otherwise when it is changed",
  ({ name, game }) => {
    for (const parameter of parameters) {
      // A tie of boards goes by suit in stud high alone
      if (parameter === "boardTie" && game !== "stud") continue;
      const outcomes = valuesOf(parameter).map((value) => outcome(name, game, parameter, value));
      expect([parameter, ...new Set(outcomes)]).toEqual([parameter, ...outcomes]);
    }
  },
);

const SHARED = join(import.meta.dirname, "..", "..", "..", "..", "shared", "rules.md");

/** What a cell of the table says of a parameter; undefined where it says nothing that the row must have. */
function told(cell: string): unknown {
  const word = cell.replace(/ \(.*\)$/, "").replace(/ in stud$/, "");
  if (word === "-" || word === "not in the data") return undefined;
  if (word === "true" || word === "false") return word === "true";
  return /^\d+$/.test(word) ? Number(word) : word;
}

test.skipIf(!existsSync(SHARED))(
  "every cell of the shared rule table is what the row has (skipped where the shared folder is absent)",
  () => {
    const lines = readFileSync(SHARED, "utf8").split("\n");
    const cellsOf = (line: string): string[] =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", ""));
    const start = lines.findIndex((line) => line.startsWith("| parameter | default |"));
    const [, , ...sets] = cellsOf(lines[start]!);
    expect(sets).toEqual(RULE_SETS.map(({ name }) => name));
    const seen = new Set<string>();
    for (const line of lines.slice(start + 2, lines.indexOf("", start))) {
      const [head, , ...cells] = cellsOf(line);
      const [parameter, game] = head!.split(" ");
      if (!Object.hasOwn(PARAMETERS, parameter!)) continue;
      seen.add(parameter!);
      for (const [i, cell] of cells.entries()) {
        const { openPair, rules } = RULE_SETS[i]!;
        const has = parameter === "openPair" ? openPair[game as Game] : rules[parameter as keyof typeof rules];
        // "none", "optional" and "as logged" all mean that the house's row takes nothing by itself
        if (parameter === "rake") expect(has).toBeNull();
        else if (told(cell) !== undefined) expect([sets[i], head, has]).toEqual([sets[i], head, told(cell)]);
      }
    }
    // The buy-in and the size of the big bet stand in the table in words; exposed cards are off everywhere
    const inWords = ["exposedDowncard", "smallestBuyIn", "bigBetDoubles"];
    expect([...seen, ...inWords].toSorted()).toEqual(parameters.toSorted());
    expect(RULE_SETS.find(({ name }) => name === "888")!.rules).toMatchObject({
      smallestBuyIn: 10,
      bigBetDoubles: true,
    });
  },
);
