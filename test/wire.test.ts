import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BinaryBatch, JsonBatch, type Batch } from "@doorcard/arena";
import type { Hand } from "@doorcard/engine";
import type { MatchItem } from "@doorcard/protocol";
import { BotServer } from "@doorcard/sdk/serve";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { permuted, placesSeen } from "./swapped-cards.ts";
import { choiceAt, dealTold, toldHands, type ToldHand } from "./told-hands.ts";

const SCHEMAS = join(import.meta.dirname, "..", "packages", "protocol", "schema");
const KEY = "0123456789abcdef".repeat(4);
const WAYS = [
  ["lines of JSON", (): Batch => new JsonBatch(), ["json"]],
  ["binary frames", (): Batch => new BinaryBatch(), ["json", "binary"]],
] as const;

/** What goes over the wire when a seat is to act: its match, its hand, its turn. */
function message(hand: Hand, seat: number, batch: Batch): Uint8Array {
  const { game, rules, stakes, players } = hand.viewFrom(seat);
  const match: MatchItem = {
    kind: "match",
    id: 1,
    table: 1,
    game,
    rules,
    stakes,
    seat,
    seats: players.length,
    random: KEY,
  };
  batch.item(match);
  batch.hand(1, KEY, { firstSeat: 1, stacks: players.map(({ stack }) => stack) });
  batch.ask(2, 1, hand.keepView(seat));
  return Buffer.from(batch.take());
}

/** Calls back at every decision of some random hands. */
function atEveryDecision(runs: number, seed: number, see: (told: ToldHand, hand: Hand, by: number) => void): void {
  fc.assert(
    fc.property(toldHands, fc.integer({ min: 1, max: 40 }), (random, by) => {
      // Mixing cards anew depends on which cards they are, so it stays out of a permutation
      const told: ToldHand = { ...random, overrides: { ...random.overrides, shortDeck: "community" } };
      const hand = dealTold(told);
      for (let nth = 0; hand.turn !== undefined; nth++) {
        see(told, hand, by);
        hand.play(choiceAt(told, hand, nth));
      }
    }),
    { numRuns: runs, seed },
  );
}

test.each(WAYS)("%s: permuting the cards that a seat may not see changes no byte of its message", (_, newBatch) => {
  let decisions = 0;
  fc.assert(
    fc.property(toldHands, fc.integer({ min: 1, max: 40 }), (random, by) => {
      const told: ToldHand = { ...random, overrides: { ...random.overrides, shortDeck: "community" } };
      const hand = dealTold(told);
      const played: ReturnType<typeof choiceAt>[] = [];
      for (let nth = 0; hand.turn !== undefined; nth++) {
        const { seat } = hand.turn;
        const other = dealTold(told, permuted(told, placesSeen(told, hand, seat), by));
        for (const action of played) other.play(action);
        expect(message(other, seat, newBatch())).toEqual(message(hand, seat, newBatch()));
        decisions++;
        played.push(choiceAt(told, hand, nth));
        hand.play(played.at(-1)!);
      }
    }),
    { numRuns: 100, seed: 31 },
  );
  expect(decisions).toBeGreaterThan(500);
});

test.each(WAYS)("%s: a bot reads what it would see in process", (_, newBatch, frames) => {
  let turns = 0;
  atEveryDecision(100, 32, (_told, hand) => {
    const { seat } = hand.turn!;
    const seen: string[] = [];
    const server = new BotServer(
      {
        name: "reader",
        version: "1.0.0",
        create: () => ({ act: (view) => (seen.push(JSON.stringify(view)), "fold") }),
      },
      () => undefined,
    );
    server.push(Buffer.from(`${JSON.stringify({ type: "hello", versions: [1], frames, limits: {} })}\n`));
    server.push(message(hand, seat, newBatch()));
    expect(seen).toHaveLength(1);
    expect(JSON.parse(seen[0]!)).toEqual(JSON.parse(JSON.stringify(hand.viewFrom(seat))));
    turns++;
  });
  expect(turns).toBeGreaterThan(500);
});

test("lines of JSON are of the shape that their schema says", () => {
  const schemas = readdirSync(SCHEMAS).map((file) => JSON.parse(readFileSync(join(SCHEMAS, file), "utf8")) as object);
  const ajv = new Ajv2020({ schemas, strictRequired: false, allowUnionTypes: true });
  const isMessage = ajv.getSchema("arena-message.schema.json")!;
  atEveryDecision(40, 33, (_told, hand) => {
    const told = JSON.parse(Buffer.from(message(hand, hand.turn!.seat, new JsonBatch())).toString()) as unknown;
    expect([isMessage(told), isMessage.errors]).toEqual([true, null]);
  });
});

test("a view that writes its own bytes writes those of the texts that it shows", () => {
  let turns = 0;
  atEveryDecision(100, 34, (_told, hand) => {
    for (const { seat } of hand.viewFrom(1).players) {
      const [byNumbers, byTexts] = [hand.keepView(seat), hand.viewFrom(seat)].map((view) => {
        const batch = new BinaryBatch();
        batch.ask(1, 1, view);
        return batch.take();
      });
      expect(byNumbers).toEqual(byTexts);
      turns++;
    }
  });
  expect(turns).toBeGreaterThan(1000);
});

/** What a bot that thinks on for a while sees of its turn before and after, and its luck after, when it is given some bytes. */
async function thoughtOver(frames: readonly string[], give: (server: BotServer) => void): Promise<unknown[]> {
  const thoughts: Promise<unknown[]>[] = [];
  const server = new BotServer(
    {
      name: "thinker",
      version: "1.0.0",
      create: ({ random }) => ({
        act: async (view) => {
          const before = JSON.stringify(view);
          const thought = new Promise((resolve) => setImmediate(resolve)).then(() => [
            before,
            JSON.stringify(view),
            random(),
          ]);
          thoughts.push(thought);
          await thought;
          return "fold" as const;
        },
      }),
    },
    () => undefined,
  );
  server.push(Buffer.from(`${JSON.stringify({ type: "hello", versions: [1], frames, limits: {} })}\n`));
  give(server);
  expect(thoughts).toHaveLength(1);
  return thoughts[0]!;
}

test.each(WAYS)(
  "%s, read into one buffer: who thinks on sees the turn that it was asked",
  async (_, newBatch, frames) => {
    const hand = dealTold(fc.sample(toldHands, { numRuns: 1, seed: 35 })[0]!);
    const { seat } = hand.turn!;
    const told = message(hand, seat, newBatch());
    const whole = await thoughtOver(frames, (server) => server.push(told));
    const inPieces = await thoughtOver(frames, (server) => {
      const buffer = new Uint8Array(700);
      for (let at = 0; at < told.length; at += buffer.length) {
        const piece = told.subarray(at, at + buffer.length);
        buffer.set(piece);
        server.push(buffer.subarray(0, piece.length));
        buffer.fill(0xff);
      }
    });
    const [before, after] = inPieces as [string, string];
    expect(after).toBe(before);
    expect(JSON.parse(before)).toEqual(JSON.parse(JSON.stringify(hand.viewFrom(seat))));
    expect(inPieces).toEqual(whole);
  },
);
