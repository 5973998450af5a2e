import { rulesFor } from "@doorcard/engine";
import { judge, readLog, recordOf, tell, WRITERS, type ToldHand } from "@doorcard/history";
import type { Game, RecordedAction } from "@doorcard/protocol";
import fc from "fast-check";
import { expect } from "vitest";
import { choiceAt, dealTold, toldHands } from "./told-hands.ts";

/** What a format must keep of a hand: everything but lines, the site, and what only that format's files have no word for. */
function kept({ id, game, scale, seats, actions, community }: ToldHand): unknown {
  return { id, game, scale, seats, community, actions: actions.map((action) => ({ ...action, line: 0 })) };
}

/** Plays random hands of a game, writes each in a format, reads it, and holds it against the hand and the engine. */
export function roundTrip(format: keyof typeof WRITERS, game: Game, hands: number, seed: number): void {
  const stakes = { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 };
  for (const [number, random] of fc.sample(toldHands, { numRuns: hands, seed }).entries()) {
    const fixed = { burn: false, foldedSeatKeepsCards: false, exposedDowncard: 0 };
    // A call in PHH has no amount, so that it cannot tell what a house takes for the call of a short bring-in
    const callsFull = format === "phh" ? { partialWager: "half-bet" as const } : {};
    const played = { ...random, game, overrides: { ...random.overrides, ...fixed, ...callsFull } };
    const rules = rulesFor(played.set, game, played.overrides);
    if (!rules.ok) throw new Error("the rules are known");
    const hand = dealTold(played);
    const actions: RecordedAction[] = [];
    for (let nth = 0; hand.turn !== undefined; nth++) {
      const action = choiceAt(played, hand, nth);
      actions.push({ seat: hand.turn.seat, action });
      hand.play(action);
    }
    const { firstSeat, stacks } = played;
    const names = stacks.map((_, i) => `seat ${i + 1}`);
    const table = { id: `${number}`, game, rules: rules.value, stakes, firstSeat, names, stacks };
    const told = tell(recordOf(table, hand, actions));
    const { hands: read, unread } = readLog(Buffer.from(WRITERS[format].write(told, 1)), `x.${WRITERS[format].ending}`);
    expect([unread, read.length]).toEqual([[], 1]);
    expect(kept(read[0]!)).toEqual(kept(told));
    expect(judge({ ...read[0]!, stakes }, rules.value)).toMatchObject({ difference: undefined });
  }
}
