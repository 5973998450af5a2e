import type { FaultCounts, Regression } from "@doorcard/protocol";
import { styleText } from "node:util";
import { filled, sentence } from "./layout.ts";
import { grouped, signed } from "./numbers.ts";
import type { TextOptions } from "./standings-text.ts";
import { counted, faultNames, gameNames, printable } from "./wording.ts";

/** The verdict of a test as text: what was asked, the answer, the difference, and what pairing saved. */
export function regressionText(regression: Regression, { width: asked, colour }: TextOptions): string {
  const width = Math.max(40, asked);
  const { verdict, passed, event } = regression;
  const style = passed === null ? "yellow" : passed ? "green" : "red";
  const paint = (text: string): string => (colour ? styleText(style, text, { validateStream: false }) : text);
  const parts = [
    filled(titleOf(regression), { width, between: " · " }),
    sentence(questionOf(regression.test), width),
    sentence(answerOf(regression), width).map(paint),
    factsOf(regression).flatMap(([name, told]) => besideName(name, told, width)),
    ...(verdict === "undecided" ? [sentence(advice(event.mostHands), width)] : []),
    [...sentence(`Seed ${printable(event.seed)}.`, width), ...sentence(`Result hash ${regression.resultHash}`, width)],
  ];
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function titleOf({ candidate, baseline, field, event }: Regression): string[] {
  const where = [gameNames[event.game], `${printable(event.rules)} rules`, `${event.seats} seats`];
  const met = field.length === 0 ? "they meet each other" : `field: ${field.map(printable).join(", ")}`;
  return [`${printable(candidate.name)} against ${printable(baseline.name)}`, ...where, met];
}

/** A difference in the scale of the test. */
function inScale(value: number, scale: Regression["test"]["scale"]): string {
  return scale === "rate" ? `${value} bb/100` : `${value} standard deviations of 100 hands`;
}

function questionOf({ low, high, alpha, beta, scale }: Regression["test"]): string {
  const errs = alpha === beta ? `${percent(alpha)} of the time` : `${percent(alpha)} or ${percent(beta)} of the time`;
  return `Asked: is the difference at least ${inScale(high, scale)}, or at most ${inScale(low, scale)}? The answer is wrong at most ${errs}.`;
}

const percent = (chance: number): string => `${Number((100 * chance).toPrecision(3))} %`;

/** The verdict in a sentence. */
export function answerOf({ verdict, test, candidate, baseline, event }: Regression): string {
  const asksForBetter = test.low >= 0;
  switch (verdict) {
    case "high":
      return asksForBetter ? "PASSED: the candidate is better." : "PASSED: the candidate is not worse.";
    case "low":
      return asksForBetter ? "FAILED: the candidate is not better." : "FAILED: the candidate is worse.";
    case "undecided":
      return `UNDECIDED after all ${grouped(event.mostHands)} hands that it might use, or stopped before.`;
    case "candidate-out":
      return `FAILED: ${printable(candidate.name)} failed so often that it is out of the event.`;
    case "baseline-out":
      return `UNDECIDED: the baseline ${printable(baseline.name)} failed so often that it is out of the event.`;
  }
}

const advice = (hands: number): string =>
  `More hands decide more: --max-hands ${hands * 4}. So do bounds that are further apart, --elo0 and --elo1.`;

function factsOf(regression: Regression): [name: string, told: string][] {
  const { estimate, hands, event, blocks, changedBlocks, handsUnpaired, handsBlocksApart } = regression;
  const { seen, corrected, low, high } = estimate;
  const difference =
    corrected === null || low === null || high === null
      ? seen === null
        ? "-"
        : `${signed(seen)} bb/100`
      : `${signed(corrected)} bb/100, 95 % interval [${signed(low)}, ${signed(high)}]${asSeen(seen ?? corrected, corrected)}`;
  const saved = (other: number): string =>
    `${grouped(other)} hands, ${Number((other / hands).toPrecision(3))} times as many`;
  return [
    ["difference", difference],
    [
      "hands",
      `${grouped(hands)} of at most ${grouped(event.mostHands)}, ${counted(blocks, "block")}, of which ${grouped(changedBlocks)} came out differently`,
    ],
    ...(handsUnpaired === null
      ? []
      : [["unpaired", `${saved(handsUnpaired)}, had every match deals of its own`] as [string, string]]),
    ...(handsBlocksApart === null
      ? []
      : [
          ["blocks apart", `${saved(handsBlocksApart)}, had each version duplicate blocks of its own`] as [
            string,
            string,
          ],
        ]),
    ...[regression.candidate, regression.baseline].flatMap(({ name, faults }): [string, string][] => {
      const told = faultsTold(faults);
      return told === "" ? [] : [[`faults of ${printable(name)}`, told]];
    }),
  ];
}

/** The difference as it was seen, where it is another one than the corrected. */
const asSeen = (seen: number, corrected: number): string =>
  signed(seen) === signed(corrected) ? "" : `; ${signed(seen)} as seen, before it was corrected for stopping then`;

const faultsTold = (faults: FaultCounts): string =>
  faultNames
    .filter(([kind]) => faults[kind] > 0)
    .map(([kind, name]) => `${grouped(faults[kind])} ${name}`)
    .join(", ");

/** A name, and beside it what is told, in lines of their own width. */
function besideName(name: string, told: string, width: number): string[] {
  const indent = Math.max(14, name.length + 2);
  return sentence(told, width - indent).map((line, at) => (at === 0 ? name : "").padEnd(indent) + line);
}
