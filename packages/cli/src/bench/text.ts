import { grouped } from "../counts.ts";
import type { Compared, Measured } from "./measured.ts";
import { LIMITS, RECORDED } from "./recorded.ts";

type Row = readonly string[];

/** A run as text: our figures beside the limits, what others reach in this run, ratios, and what was recorded elsewhere. */
export function benchText(measured: Measured): string {
  const { speeds, overPeers, twoWorkers, memoryGrowth, garbage, missingPeers } = measured;
  const rows = speeds.map(({ what, perSecond, norm, spread }): Row => {
    const limit = LIMITS[what];
    const ofLimit = limit === undefined ? "" : `${Math.round((100 * norm) / limit)} %`;
    return [what, grouped(norm), grouped(perSecond), `± ${Math.round(spread * 50)} %`, ofLimit];
  });
  const facts: Row[] = [
    ...overPeers.map(({ what, ratio }): Row => [what, `${ratio.toFixed(1)}x`]),
    ["two workers over one, by the clock", twoWorkers === null ? "one processor only" : `${twoWorkers.toFixed(2)}x`],
    ["memory of an event, ten times the hands", `${memoryGrowth.toFixed(2)}x`],
    [`collecting garbage, ${grouped(garbage.hands)} hands`, `${(100 * garbage.share).toFixed(1)} %`],
    ["allocated for each", garbage.bytesAHand === null ? "not counted" : `${garbage.bytesAHand.toFixed(0)} bytes`],
    ["heap after them", `${garbage.heapGrowth < 0 ? "" : "+"}${(garbage.heapGrowth / 1024).toFixed(0)} kB`],
  ];
  const recorded = RECORDED.map(({ what, perSecond }): Row => [what, grouped(perSecond)]);
  return [
    `Node ${measured.node}, ${measured.processors} processors; operations or hands a second of CPU time`,
    ...table([["", "scaled", "measured", "spread", "of the limit"], ...rows]),
    "",
    ...table(facts),
    "",
    "Recorded elsewhere, not in this run:",
    ...table(recorded),
    ...missingPeers.map((name) => `${name} is not installed: npm ci --prefix test/bench`),
    "",
  ].join("\n");
}

/** A run beside another as text: every ratio, and a sentence about what got slower. */
export function comparedText(compared: readonly Compared[], file: string): string {
  const slower = compared.filter((one) => one.slower).length;
  const rows = compared.map(({ what, ratio, slower: isSlower }): Row => [
    what,
    `${ratio.toFixed(2)}x`,
    isSlower ? "slower" : "",
  ]);
  const verdict =
    slower === 0
      ? `Nothing is slower than in ${file} by more than the noise.`
      : `${slower} of ${compared.length} figures are slower than in ${file} by more than the noise.`;
  return [...table(rows), "", verdict, ""].join("\n");
}

/** Rows with the first column to the left and the others to the right. */
function table(rows: readonly Row[]): string[] {
  const widths = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join("  ")
      .trimEnd(),
  );
}
