import type { Action, DearDecision, DiffReport, Fault } from "@doorcard/protocol";
import { styleText } from "node:util";
import type { DiffTextOptions } from "./diff-text.ts";
import { filled, sentence } from "./layout.ts";
import { grouped, signed } from "./numbers.ts";
import { chips, counted, printable } from "./wording.ts";

/** The dearest of the changed decisions, each with its cards, both actions, what the other's gains or loses, and its hand. */
export function dearDecisions(report: DiffReport, options: DiffTextOptions): string[] {
  const { dearest } = report;
  if (dearest.length === 0) return [];
  const head = dearest.length === 1 ? "The dearest of them" : `The ${dearest.length} dearest of them`;
  const told = dearest.map((decision, at) => ["", ...paragraph(decision, at + 1, report, options)]);
  return [...sentence(`${head}, by rollouts. ${how(report)}`, options.width), ...told.flat()];
}

/** How the estimates came about. */
function how({ bot, changed, dearest, rollouts }: DiffReport): string {
  const { ranked, first, narrowed, narrowing, second } = rollouts;
  const all = ranked < changed ? `${grouped(ranked)} of them, drawn by the seed,` : `all ${grouped(changed)}`;
  const choosing = `A first pass of ${first} rollouts over ${all} and ${narrowing} more of the ${grouped(narrowed)} in the lead chose them. `;
  return [
    `Each was played out ${grouped(second)} times both ways on the same cards and luck, with hidden cards drawn anew so that`,
    `the opponents would have acted as they did, and ${printable(bot.name)} playing on.`,
    `${dearest.length < changed ? choosing : ""}The figures are of a second pass alone,`,
    "since of many rough estimates the largest are too large. ± is one standard error.",
  ].join(" ");
}

function paragraph(decision: DearDecision, nth: number, report: DiffReport, options: DiffTextOptions): string[] {
  const { hand, decision: number, street, pot, toCall, community, downcardsKept, draws, replay } = decision;
  const lines = [
    ...filled(
      [
        `hand ${hand}`,
        `decision ${number}`,
        `${street} street`,
        `${chips(pot)} in the pot`,
        ...(toCall > 0 ? [`${grouped(toCall)} to call`] : []),
      ],
      { width: options.width - MARGIN.length, between: ", " },
    ),
    ...boards(decision),
    ...(community.length > 0 ? [`one card for all: ${community.join(" ")}`] : []),
    ...sentence(choice(decision, report), options.width - MARGIN.length),
    ...(downcardsKept ? sentence(kept(draws), options.width - MARGIN.length) : []),
    replay.replace(/^doorcard/, options.doorcard),
  ];
  const figure = `${signed(decision.gain)} ± ${decision.standardError.toFixed(2)} ${decision.gain === 1 ? "big bet" : "big bets"}`;
  return [
    `${String(nth).padStart(2)}. ${coloured(figure, decision.gain, options.colour)} for ${printable(report.other.name)}`,
    ...lines.map((line) => `${MARGIN}${line}`),
  ];
}

/** Lines under a number stand under its text. */
const MARGIN = "    ";

const kept = (draws: number): string =>
  `(All downcards were kept as they were dealt: too few of ${counted(draws, "draw")} fitted what the opponents did.)`;

/** Every seat with what it showed; of the seat to act the downcards too. */
function boards({ players, seat, downcards }: DearDecision): string[] {
  const names = players.map(({ name }, at) => `seat ${at + 1} ${printable(name)}`);
  const width = Math.max(...names.map((name) => name.length));
  return players.map(({ upcards, live }, at) => {
    const own = at + 1 === seat ? [`[${downcards.join(" ")}]`] : [];
    return `${names[at]!.padEnd(width)}  ${[...own, ...upcards].join(" ")}${live ? "" : "  folded"}`;
  });
}

function choice({ did, would, didFault, wouldFault }: DearDecision, { bot, other }: DiffReport): string {
  const [own, its] = [printable(bot.name), printable(other.name)];
  return `${own} ${does[did]}${failed(didFault)}; ${its} would ${todo[would]}${failed(wouldFault)}`;
}

const failed = (fault: Fault | undefined): string => (fault === undefined ? "" : ` (a fault: ${fault})`);

const does: Readonly<Record<Action, string>> = {
  fold: "folds",
  check: "checks",
  "bring-in": "brings it in",
  call: "calls",
  complete: "completes",
  bet: "bets",
  raise: "raises",
  "bet-big": "bets the big bet",
  "raise-big": "raises by the big bet",
};

const todo: Readonly<Record<Action, string>> = {
  fold: "fold",
  check: "check",
  "bring-in": "bring it in",
  call: "call",
  complete: "complete",
  bet: "bet",
  raise: "raise",
  "bet-big": "bet the big bet",
  "raise-big": "raise by the big bet",
};

function coloured(text: string, gain: number, colour: boolean): string {
  if (!colour || gain === 0) return text;
  return styleText(gain > 0 ? "green" : "red", text, { validateStream: false });
}
