import type { AuditReport } from "@doorcard/protocol";
import { grouped } from "./counts.ts";

/** What an audit found, as text: a line for each problem, then the sum. */
export function auditText(report: AuditReport, { isCommitted }: { readonly isCommitted: boolean }): string {
  const { matches, problems, ok } = report;
  const lines = problems.map(({ code, at, message }) => `${at === "" ? "" : `${NAMES[code]} ${at}: `}${message}`);
  const { audited, played, planned } = matches;
  const sum = `${grouped(audited)} of ${grouped(played)} matches in the journal played again, ${grouped(planned)} are planned.`;
  const seed = isCommitted ? ", and the seed is the one that was committed to" : "";
  const verdict = ok ? `All equal to the byte${seed}.` : `${grouped(problems.length)} ${words(problems.length)} found.`;
  return `${[...lines, sum, verdict].join("\n")}\n`;
}

const NAMES = { damage: "damage in", bot: "bot", match: "match", commitment: "commitment" } as const;

const words = (count: number): string => (count === 1 ? "problem" : "problems");
