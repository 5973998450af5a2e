import { rulesFor, type Rules } from "@doorcard/engine";
import {
  judge,
  readLog,
  readRecords,
  recordOf,
  replay,
  tell,
  writeRecord,
  WRITERS,
  type ToldHand,
} from "@doorcard/history";
import type { Game, HandRecord, RecordedAction } from "@doorcard/protocol";
import fc from "fast-check";
import { expect } from "vitest";
import { choiceAt, dealTold, toldHands, type ToldHand as RandomHand } from "./told-hands.ts";

/** The formats of others, and our own. */
export const FORMATS = [...(Object.keys(WRITERS) as (keyof typeof WRITERS)[]), "jsonl"] as const;

const STAKES = { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 };

/** What a format must keep of a hand: everything but lines, the site, and what only that format's files have no word for. */
function kept({ id, game, scale, seats, actions, community }: ToldHand): unknown {
  return { id, game, scale, seats, community, actions: actions.map((action) => ({ ...action, line: 0 })) };
}

/** Random hands by their number and seed: drawn once for all formats and games of a file. */
const drawn = new Map<string, readonly RandomHand[]>();

function randomHands(hands: number, seed: number): readonly RandomHand[] {
  const key = `${hands} ${seed}`;
  const known = drawn.get(key) ?? fc.sample(toldHands, { numRuns: hands, seed });
  drawn.set(key, known);
  return known;
}

/** Plays random hands of a game, writes each in a format, reads it, and holds it against the hand and the engine. */
export function roundTrip(format: (typeof FORMATS)[number], game: Game, hands: number, seed: number): void {
  for (const [number, random] of randomHands(hands, seed).entries()) {
    // Only our own format has words for burns, dead cards and exposed downcards
    const fixed = format === "jsonl" ? {} : { burn: false, foldedSeatKeepsCards: false, exposedDowncard: 0 };
    // A call in PHH has no amount, so that it cannot tell what a house takes for the call of a short bring-in
    const callsFull = format === "phh" ? { partialWager: "half-bet" as const } : {};
    const { record, rules } = played(number, {
      ...random,
      game,
      overrides: { ...random.overrides, ...fixed, ...callsFull },
    });
    if (format === "jsonl") ownTrip(record);
    else tripOf(format, record, rules);
  }
}

function tripOf(format: keyof typeof WRITERS, record: HandRecord, rules: Rules): void {
  const told = tell(record);
  const { hands: read, unread } = readLog(Buffer.from(WRITERS[format].write(told, 1)), `x.${WRITERS[format].ending}`);
  expect([unread, read.length]).toEqual([[], 1]);
  expect(kept(read[0]!)).toEqual(kept(told));
  expect(judge({ ...read[0]!, stakes: STAKES }, rules)).toMatchObject({ difference: undefined });
}

function ownTrip(record: HandRecord): void {
  const { records, bad } = readRecords(writeRecord(record));
  expect(bad).toEqual([]);
  expect(records).toEqual([record]);
  expect(replay(records[0]!)).toMatchObject({ ok: true });
}

/** Plays a random hand to its end. */
function played(number: number, random: RandomHand): { record: HandRecord; rules: Rules } {
  const { game, firstSeat, stacks } = random;
  const rules = rulesFor(random.set, game, random.overrides);
  if (!rules.ok) throw new Error("the rules are known");
  const hand = dealTold(random);
  const actions: RecordedAction[] = [];
  for (let nth = 0; hand.turn !== undefined; nth++) {
    const action = choiceAt(random, hand, nth);
    actions.push({ seat: hand.turn.seat, action });
    hand.play(action);
  }
  const names = stacks.map((_, i) => `seat ${i + 1}`);
  const table = { id: `${number}`, game, rules: rules.value, stakes: STAKES, firstSeat, names, stacks };
  return { record: recordOf(table, hand, actions), rules: rules.value };
}
