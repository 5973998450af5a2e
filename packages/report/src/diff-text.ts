import type { Action, DiffReport, Facing, FaultCounts, Move } from "@doorcard/protocol";
import { dearDecisions } from "./dear-decisions.ts";
import { filled, sentence, thinTable, widthOf } from "./layout.ts";
import { grouped } from "./numbers.ts";
import { counted, faultNames, gameNames, printable, stakesTold } from "./wording.ts";

/** How the text of a comparison is to look. */
export interface DiffTextOptions {
  /** Columns of the terminal; only a command may be wider. Fewer than 72 are taken for 72. */
  readonly width: number;
  /** Whether gains are green and losses red. */
  readonly colour: boolean;
  /** What stands for "doorcard" in a command. */
  readonly doorcard: string;
}

/** What another bot would have done, for a terminal: how often otherwise, where, what instead, and the dearest decisions. */
export function diffText(report: DiffReport, options: DiffTextOptions): string {
  const width = Math.max(72, options.width);
  const parts = [
    title(report, width),
    sentence(verdict(report), width),
    ...(report.changed === 0 ? [] : [placesTable(report), movesTable(report, width)]),
    sentence(faultsTold(report), width),
    dearDecisions(report, { ...options, width }),
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n")}\n`;
}

function title({ event, bot, other, field }: DiffReport, width: number): string[] {
  const { game, rules, stakes, seats, seed, hands, handsPlayed, blocks } = event;
  const against = field.length === 0 ? [] : [`against ${field.map(printable).join(", ")}`];
  const between = " · ";
  const played = [`${grouped(handsPlayed)} of ${counted(hands, "hand")}`, counted(blocks, "block")];
  return [
    ...sentence(`What ${printable(other.name)} would have done in the place of ${printable(bot.name)}`, width),
    "",
    ...filled([gameNames[game], `${printable(rules)} rules`, `${seats} seats`, ...against], { width, between }),
    ...sentence(stakesTold(stakes), width),
    ...filled([...played, `seed ${printable(seed)}`], { width, between }),
  ];
}

function verdict({ bot, other, decisions, changed, share }: DiffReport): string {
  const [did, would] = [printable(bot.name), printable(other.name)];
  if (decisions === 0) return `${did} came to no decision.`;
  if (changed === 0) return `${would} would have taken all ${counted(decisions, "decision")} as ${did} did.`;
  const { mean, low, high } = share;
  const interval =
    low === null || high === null
      ? "one block alone gives no interval"
      : `95 % interval over blocks: ${percent(low)} to ${percent(high)}`;
  return `Of ${counted(decisions, "decision")} of ${did}, ${would} would have taken ${grouped(changed)} otherwise: ${percent(mean)} (${interval}).`;
}

/** A share as per cent, two decimals. */
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

const facingNames: Readonly<Record<Facing, string>> = {
  "no-bet": "nobody has bet",
  "bring-in": "facing the bring-in",
  bet: "facing a completion or bet",
  raise: "facing a raise",
};

/** The actions in the order of the table. */
const actions: readonly Action[] = [
  "fold",
  "check",
  "bring-in",
  "call",
  "complete",
  "bet",
  "raise",
  "bet-big",
  "raise-big",
];

/** Decisions by street, and below them by what was faced and how many were left. */
function placesTable({ streets, situations }: DiffReport): string[] {
  const rows = [
    ...streets.map((row) => ({ ...row, name: `${row.street} street` })),
    ...situations.map((row) => ({ ...row, name: `${facingNames[row.facing]}, ${row.company}` })),
  ];
  const [heading, rule, ...lines] = thinTable([
    { heading: "where", align: "left", cells: rows.map(({ name }) => name) },
    { heading: "decisions", align: "right", cells: rows.map(({ decisions }) => grouped(decisions)) },
    { heading: "otherwise", align: "right", cells: rows.map(({ changed }) => grouped(changed)) },
    {
      heading: "share",
      align: "right",
      cells: rows.map(({ decisions, changed }) => (decisions === 0 ? "-" : percent(changed / decisions))),
    },
  ]);
  return [heading!, rule!, ...lines.slice(0, streets.length), "", ...lines.slice(streets.length)];
}

/** What was done against what would have been, where they differ; as sentences when that is too wide. */
function movesTable({ bot, other, moves }: DiffReport, width: number): string[] {
  const changed = moves.filter(({ did, would }) => did !== would);
  const rows = actions.filter((action) => changed.some(({ did }) => did === action));
  const columns = actions.filter((action) => changed.some(({ would }) => would === action));
  const head = `What ${printable(bot.name)} did (rows) and what ${printable(other.name)} would have done (columns), where they differ`;
  const table = thinTable([
    { heading: "", align: "left", cells: rows },
    ...columns.map((would) => ({
      heading: would,
      align: "right" as const,
      cells: rows.map((did) => countOf(changed, did, would)),
    })),
  ]);
  if (widthOf(table) <= width) return [...sentence(head, width), "", ...table];
  const told = changed.map(({ did, would, count }) => `${grouped(count)} ${did} to ${would}`);
  return [...sentence(head, width), "", ...filled(told, { width, between: " · " })];
}

function countOf(moves: readonly Move[], did: string, would: string): string {
  const move = moves.find((one) => one.did === did && one.would === would);
  return move === undefined ? "·" : grouped(move.count);
}

function faultsTold({ bot, other }: DiffReport): string {
  const [did, would] = [faultsIn(bot.faults), faultsIn(other.faults)];
  if (did === "none" && would === "none") return "Neither had a fault.";
  return `Faults: ${printable(bot.name)} ${did}; ${printable(other.name)} ${would}. The arena checks or folds for a bot that fails.`;
}

function faultsIn(faults: FaultCounts): string {
  const told = faultNames
    .filter(([kind]) => faults[kind] > 0)
    .map(([kind, name]) => `${grouped(faults[kind])} ${name}`);
  return told.length === 0 ? "none" : told.join(", ");
}
