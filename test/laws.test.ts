import { ACTIONS, type Hand } from "@doorcard/engine";
import { check } from "@doorcard/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deepRuns } from "./deep-runs.ts";
import { dealTold, choiceAt, playTold, toldHands, type ToldHand } from "./told-hands.ts";

const RUNS = { numRuns: deepRuns(1000), seed: 7 };

const law = (name: string, holds: (told: ToldHand) => void, runs: Partial<typeof RUNS> = {}): void =>
  test(name, () => {
    fc.assert(fc.property(toldHands, holds), { ...RUNS, ...runs });
  });

const seatsOf = (told: ToldHand): number[] => told.stacks.map((_, i) => i + 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const raked = (hand: Hand): number => sum(hand.events.map((event) => (event.kind === "rake" ? event.amount : 0)));

law("chips are conserved after every event, and no stack is negative", (told) => {
  const all = sum(told.stacks);
  const total = (hand: Hand): number => hand.viewFrom(1).pot + sum(seatsOf(told).map((seat) => hand.stack(seat)));
  const end = playTold(told, (hand) => {
    expect(total(hand)).toBe(all);
    for (const seat of seatsOf(told)) expect(hand.stack(seat)).toBeGreaterThanOrEqual(0);
  });
  expect(sum(seatsOf(told).map((seat) => end.stack(seat))) + raked(end)).toBe(all);
});

law("every event moves chips as it says, and the pots are awarded to the last chip", (told) => {
  const stacks = [...told.stacks];
  let pot = 0;
  const end = playTold(told);
  for (const event of end.events) {
    const into =
      event.kind === "ante"
        ? event.amount
        : event.kind === "action"
          ? event.pays
          : event.kind === "returned" || event.kind === "award"
            ? -event.amount
            : 0;
    if ("seat" in event) stacks[event.seat - 1]! -= into;
    pot += into - (event.kind === "rake" ? event.amount : 0);
    expect(pot).toBeGreaterThanOrEqual(0);
    expect(Math.min(...stacks)).toBeGreaterThanOrEqual(0);
  }
  expect(pot).toBe(0);
  expect(stacks).toEqual(seatsOf(told).map((seat) => end.stack(seat)));
});

law("R19 an action is offered exactly when it is not refused", (told) => {
  playTold(told, (hand) => {
    const offered = hand.turn!.options.map(({ action }) => action);
    for (const action of ACTIONS) {
      expect(offered.includes(action)).toBe(hand.whyNot(action) === undefined);
      expect(hand.isLegal(action)).toBe(hand.whyNot(action) === undefined);
    }
    expect(offered.length).toBeGreaterThan(0);
  });
});

law("what is refused cannot be played, and the hand stays as it is", (told) => {
  playTold(told, (hand, nth) => {
    const refused = ACTIONS.find((action) => hand.whyNot(action) !== undefined);
    if (nth > 3 || refused === undefined) return;
    const before = JSON.stringify([hand.events, hand.turn]);
    expect(() => hand.play(refused)).toThrow(hand.whyNot(refused)!);
    expect(JSON.stringify([hand.events, hand.turn])).toBe(before);
  });
});

law(
  "`after` leaves its hand untouched and goes where `play` goes",
  (told) => {
    const all = (hand: Hand): string =>
      JSON.stringify([hand.events, hand.turn, seatsOf(told).map((seat) => [hand.viewFrom(seat), hand.cardsOf(seat)])]);
    const hand = dealTold(told);
    for (let nth = 0; hand.turn !== undefined; nth++) {
      const before = all(hand);
      const action = choiceAt(told, hand, nth);
      const next = hand.after(action);
      const other = hand.after(hand.turn.options[0]!.action);
      if (other.turn !== undefined) other.play(other.turn.options.at(-1)!.action);
      expect(all(hand)).toBe(before);
      hand.play(action);
      expect(all(hand)).toBe(all(next));
    }
  },
  { numRuns: deepRuns(250) },
);

law("the same hand played twice gives the same events, also when dealt again in place", (told) => {
  const first = playTold(told);
  const again = dealTold(told);
  if (again.turn !== undefined) again.play(again.turn.options[0]!.action);
  again.redeal(told.firstSeat);
  for (let nth = 0; again.turn !== undefined; nth++) again.play(choiceAt(told, again, nth));
  expect(again.events).toEqual(first.events);
});

law("no card is dealt twice", (told) => {
  const hand = playTold(told);
  const cards = seatsOf(told).flatMap((seat) => hand.cardsOf(seat));
  expect(new Set(cards).size).toBe(cards.length);
  const middle = hand.events.find((event) => event.kind === "community");
  if (middle?.kind === "community") expect(cards).not.toContain(middle.card);
});

law("a kept view, read now and then, is the view that is made anew", (told) => {
  const kept: { hand?: Hand; views?: ReturnType<Hand["keepView"]>[] } = {};
  playTold(told, (hand, nth) => {
    kept.views ??= seatsOf(told).map((seat) => hand.keepView(seat));
    const seat = hand.seatToAct;
    if (nth % 3 !== 2) expect({ ...kept.views[seat - 1]! }).toEqual(hand.viewFrom(seat));
  });
});

law("every view and every event has its shape", (told) => {
  const end = playTold(told, (hand, nth) => {
    if (nth % 4 === 0) expect(check("observation", hand.viewFrom(hand.seatToAct))).toMatchObject({ ok: true });
  });
  for (const event of end.events) expect(check("handEvent", event)).toMatchObject({ ok: true });
});

law("renaming suits changes nothing where suits do not matter", (told) => {
  const position = { bringInTie: "position", boardTie: "position", oddChip: "position" } as const;
  const blind: ToldHand = { ...told, overrides: { ...told.overrides, ...position } };
  const renamed: ToldHand = { ...blind, deck: blind.deck.map(nextSuit), mixed: blind.mixed.map(nextSuit) };
  const a = playTold(blind);
  const b = playTold(renamed);
  expect(seatsOf(told).map((seat) => b.net(seat))).toEqual(seatsOf(told).map((seat) => a.net(seat)));
  expect(b.events.filter(({ kind }) => kind === "action")).toEqual(a.events.filter(({ kind }) => kind === "action"));
});

const nextSuit = (card: number): number => (card & ~3) | ((card + 1) & 3);
