import { judge, recordOf, tell, type ToldHand, type WholeHand } from "@doorcard/history";
import type { RecordedAction } from "@doorcard/protocol";
import { rulesFor, type Hand, type Rules } from "@doorcard/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { choiceAt, dealTold, toldHands, type ToldHand as RandomHand } from "./told-hands.ts";

/** A random hand as a log tells it, and the rules that it was played by. */
function logged(random: RandomHand): { told: WholeHand; rules: Rules } {
  const checked = rulesFor(random.set, random.game, { ...random.overrides, exposedDowncard: 0, burn: false });
  if (!checked.ok) throw new Error("the rules are known");
  const rules = checked.value;
  const played: RandomHand = { ...random, overrides: { ...random.overrides, exposedDowncard: 0, burn: false } };
  const hand = dealTold(played);
  const actions: RecordedAction[] = [];
  for (let nth = 0; hand.turn !== undefined; nth++) {
    const { seat } = hand.turn;
    const action = choiceAt(random, hand, nth);
    actions.push({ seat, action });
    hand.play(action);
  }
  return { told: tell(recordFor(random, rules, hand, actions)), rules };
}

function recordFor(
  { game, firstSeat, stacks }: RandomHand,
  rules: Rules,
  hand: Hand,
  actions: RecordedAction[],
): ReturnType<typeof recordOf> {
  const names = stacks.map((_, i) => `seat ${i + 1}`);
  const stakes = { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 };
  return recordOf({ id: "1", game, rules, stakes, firstSeat, names, stacks }, hand, actions);
}

test("a hand that the engine played agrees with the engine, whoever is dealt first", () => {
  fc.assert(
    fc.property(toldHands, (random) => {
      const { told, rules } = logged(random);
      expect(judge({ ...told, site: "pokerstars" }, rules)).toMatchObject({ difference: undefined });
      expect(judge(told, rules)).toMatchObject({ difference: undefined, actions: told.actions.length });
    }),
    { numRuns: 500, seed: 21 },
  );
});

test("whatever is changed in a log is found, at its street and seat", () => {
  fc.assert(
    fc.property(toldHands, fc.nat(), fc.constantFrom(1, -1), (random, pick, by) => {
      const { told, rules } = logged(random);
      const paying = told.actions.flatMap(({ pays }, nth) => (pays > 0 ? [nth] : []));
      if (paying.length === 0) return;
      const nth = paying[pick % paying.length]!;
      const action = told.actions[nth]!;
      const actions = told.actions.with(nth, { ...action, pays: action.pays + by });
      const { difference } = judge({ ...told, actions }, rules);
      expect(difference?.sentence).toContain(
        `${action.street} street, seat ${action.seat}: the log has it ${action.action}`,
      );
    }),
    { numRuns: 200, seed: 22 },
  );
});

test("a wrong winner, a wrong pot and a missing return are told", () => {
  const [random] = fc.sample(
    toldHands.filter((one) => one.stacks.length === 2 && one.stacks.every((stack) => stack > 300)),
    { numRuns: 1, seed: 23 },
  );
  const { told, rules } = logged(random!);
  const stars: ToldHand = { ...told, site: "pokerstars" };
  const [first] = told.collected;
  const other = first!.seat === 1 ? 2 : 1;
  const moved = { ...stars, collected: told.collected.map((one) => ({ ...one, seat: other })) };
  const more = { ...stars, collected: [...told.collected, { seat: first!.seat, amount: 1 }] };
  const back = { ...stars, returned: [...told.returned, { seat: 1, amount: 3 }] };
  expect(judge(moved, rules).difference?.sentence).toMatch(/^seat \d: the log pays it \d+, the engine \d+$/);
  expect(judge(more, rules).difference?.sentence).toMatch(/^the pots hold \d+ by the engine, but the log pays \d+/);
  expect(judge(back, rules).difference?.sentence).toMatch(
    /^seat 1: \d+ came back uncalled in the log, \d+ by the engine$/,
  );
});

test("a log that is cut anywhere, its cards too, is told and never thrown at", () => {
  fc.assert(
    fc.property(toldHands, fc.nat(), fc.integer({ min: 3, max: 7 }), (random, pick, held) => {
      const { told, rules } = logged(random);
      if (told.actions.length === 0) return;
      const actions = told.actions.slice(0, pick % told.actions.length);
      const seats = told.seats.map((seat) => ({ ...seat, cards: seat.cards.slice(0, held) }));
      expect(judge({ ...told, actions, seats }, rules).difference?.sentence).toMatch(/the log ends here|street/);
    }),
    { numRuns: 200, seed: 24 },
  );
});
