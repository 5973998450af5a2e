import { rulesFor } from "@doorcard/engine";
import { recordOf } from "@doorcard/history";
import type { HandEvent, HandRecord } from "@doorcard/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pageOf } from "../packages/server/src/hand/hand-page.ts";
import { seenCards } from "../packages/viewer/src/hands/seen-by.ts";
import { stopsOf } from "../packages/viewer/src/hands/stops.ts";
import { potOf, tableAt } from "../packages/viewer/src/hands/table-at.ts";
import { deepRuns } from "./deep-runs.ts";
import { playTold, toldHands, type ToldHand } from "./told-hands.ts";

const RUNS = { numRuns: deepRuns(50), seed: 7 };

interface Played {
  readonly record: HandRecord;
  readonly events: HandEvent[];
}

const law = (name: string, holds: (played: Played) => void, runs: Partial<typeof RUNS> = {}): void =>
  test(name, () => {
    const property = fc.property(toldHands, (told) => holds(played(told)));
    fc.assert(property, { ...RUNS, ...runs });
  });

function played(told: ToldHand): Played {
  const hand = playTold(told);
  const { game, firstSeat, stacks } = told;
  const rules = rulesFor(told.set, game, told.overrides);
  if (!rules.ok) throw new Error("no such rules");
  const stakes = { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 };
  const names = stacks.map((_, at) => `bot ${at + 1}`);
  const table = { id: "0.0.0", game, rules: rules.value, stakes, firstSeat, names, stacks };
  return { record: recordOf(table, hand, []), events: hand.events };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

law(
  "chips are conserved at every step, no stack and no pot is below zero, and the end is the nets",
  ({ record, events }) => {
    const all = sum(record.seats.map(({ stack }) => stack));
    for (let step = 0; step <= events.length; step++) {
      const table = tableAt(record, events, step);
      expect(sum(table.seats.map(({ stack }) => stack)) + potOf(table) + table.raked).toBe(all);
      expect(Math.min(0, ...table.pots, ...table.seats.map(({ stack }) => stack))).toBe(0);
    }
    const end = tableAt(record, events, events.length);
    expect(end.seats.map(({ stack }, at) => stack - record.seats[at]!.stack)).toEqual(record.net);
    expect(potOf(end)).toBe(0);
  },
);

law("each pot holds what is awarded from it", ({ record, events }) => {
  const first = events.findIndex(({ kind }) => kind === "award" || kind === "rake");
  const given: number[] = [];
  for (const event of events)
    if (event.kind === "award" || event.kind === "rake") given[event.pot] = (given[event.pot] ?? 0) + event.amount;
  const { pots } = tableAt(record, events, Math.max(0, first));
  if (first >= 0) expect(pots).toEqual(given);
});

law("a seat's own view holds its own cards, upcards and what was shown, and nothing else", ({ record, events }) => {
  for (const step of stopsOf(events).map(({ to }) => to)) {
    const table = tableAt(record, events, step);
    const seen = events.slice(0, step);
    record.seats.forEach((_, own) => {
      const known = record.seats.flatMap((_seat, at) =>
        seenCards(table, at + 1, own + 1).flatMap(({ card }) => card ?? []),
      );
      const upcards = seen.flatMap((event) => (event.kind === "upcard" ? event.card : []));
      const shown = seen.flatMap((event) => (event.kind === "show" ? event.cards : []));
      const mine = table.seats[own]!.cards.map(({ card }) => card);
      expect(new Set(known)).toEqual(new Set([...upcards, ...shown, ...mine]));
    });
  }
});

law("somebody who sees all cards sees those of the record", ({ record, events }) => {
  const end = tableAt(record, events, events.length);
  record.seats.forEach(({ cards }, at) => {
    expect(new Set(seenCards(end, at + 1, "all").map(({ card }) => card))).toEqual(new Set(cards));
  });
});

law("the steps go through all events once, in order", ({ events }) => {
  const stops = stopsOf(events);
  expect(stops.at(-1)!.to).toBe(events.length);
  for (const [at, { from, to }] of stops.entries()) {
    expect(from).toBe(stops[at - 1]?.to ?? 0);
    expect(to).toBeGreaterThanOrEqual(at === 0 ? 0 : from + 1);
  }
});

law(
  "live seats share the whole pot on every street, and something is said of each one's boards",
  ({ record, events }) => {
    const { equities, spoken, holdings } = pageOf(record, events);
    for (const { at, shares } of equities) {
      const { seats } = tableAt(record, events, at + 1);
      expect(shares.map((share) => share !== null)).toEqual(seats.map(({ isLive }) => isLive));
      const total = sum(shares.map((share) => share ?? 0));
      expect(total).toBeCloseTo(seats.some(({ isLive }) => isLive) ? 1 : 0, 9);
      if (seats.some(({ isLive }) => isLive)) expect(spoken.some((words) => words.at === at)).toBe(true);
    }
    expect(holdings.map(({ seat }) => seat)).toEqual(
      events.flatMap((event) => (event.kind === "show" ? event.seat : [])),
    );
  },
  { numRuns: deepRuns(24) },
);
