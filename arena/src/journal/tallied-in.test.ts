import type { MatchResult } from "@doorcard/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { noFaults } from "../seats/seat.ts";
import { matchLine } from "./journal-line.ts";
import { talliedIn } from "./tallied-in.ts";

const chips = fc.integer({ min: -1e9, max: 1e9 });
const seat = fc.record(
  {
    entrant: fc.nat(30),
    net: chips,
    luck: chips.map((steps) => (steps === 0 ? 0 : steps / 64)),
    decisions: fc.nat(1e6),
    faults: fc.oneof(
      fc.constant(noFaults()),
      fc.nat(9).map((late) => ({ ...noFaults(), late })),
    ),
    faulted: fc.record({ hands: fc.integer({ min: 1, max: 9 }), net: chips }),
    lost: fc.record({ decision: fc.nat(99), fault: fc.constant("late" as const) }),
  },
  { requiredKeys: ["entrant", "net", "decisions", "faults"] },
);
const played = fc
  .record({
    lineUp: fc.nat(1e4),
    block: fc.nat(1e7),
    rotation: fc.nat(7),
    hands: fc.integer({ min: 1, max: 1e6 }),
    digest: fc.stringMatching(/^[0-9a-f]{16}$/),
    seats: fc.array(seat, { minLength: 1, maxLength: 8 }),
  })
  .map(({ lineUp, block, rotation, hands, digest, seats }): MatchResult => ({
    id: `${lineUp}.${block}.${rotation}`,
    lineUp,
    block,
    rotation,
    hands,
    digest,
    // Its keys stand in this order in a journal
    seats: seats.map(({ entrant, net, luck, decisions, faults, faulted, lost }) => ({
      entrant,
      net,
      ...(luck !== undefined && { luck }),
      decisions,
      faults,
      ...(faulted && { faulted }),
      ...(lost && { lost }),
    })),
  }));

const lineOf = (result: MatchResult): Buffer => Buffer.from(matchLine({ result, timings: [] }, 0).trimEnd(), "latin1");

/** Whether a bot failed in a match, or was lost. */
const tellsOfFaults = ({ seats }: MatchResult): boolean =>
  seats.some(({ faults, faulted, lost }) => faults.late > 0 || faulted !== undefined || lost !== undefined);

test("what is read of a line is what its JSON says; lines that tell of faults are left to JSON", () => {
  fc.assert(
    fc.property(played, (result) => {
      const { id: _, digest: __, ...tallied } = result;
      expect(talliedIn(lineOf(result))).toEqual(tellsOfFaults(result) ? undefined : tallied);
    }),
  );
});

test("a result that is laid out otherwise, or cut off, is left to JSON", () => {
  fc.assert(
    fc.property(played, fc.nat(), (result, at) => {
      const line = lineOf(result);
      const end = line.indexOf("\t");
      expect(talliedIn(line.subarray(0, at % (end + 1)))).toBeUndefined();
      const spaced = Buffer.from(line.toString("latin1").replaceAll('":', '": '), "latin1");
      expect(talliedIn(spaced)).toBeUndefined();
    }),
  );
});
