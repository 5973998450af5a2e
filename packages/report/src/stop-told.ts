import type { EventSummary, StopSummary } from "@doorcard/protocol";
import { printable } from "./wording.ts";

/** When the event stops by itself, in a sentence: why it did, or what is not known yet. */
export function stopTold(until: StopSummary, { game, complete }: Pick<EventSummary, "game" | "complete">): string {
  const unit = game === "caribbean" ? "antes/100" : "bb/100";
  const { rule, within, isKnown, neighbours = [] } = until;
  const open = neighbours.filter(({ told }) => told === "open");
  const goal =
    rule === "tested"
      ? "the test of the first bot against the second is decided"
      : rule === "interval"
        ? `every interval is within ± ${within} ${unit}`
        : `every neighbouring pair is told apart or within ${within} ${unit}`;
  if (isKnown) return `Stopped since ${goal}.`;
  const missing = open.map(({ name, against }) => `${printable(name)} and ${printable(against)}`).join("; ");
  const told = missing === "" ? "" : ` Not told apart yet: ${missing}.`;
  return complete ? `Stopped at the most hands it may have, before ${goal}.${told}` : `Goes on until ${goal}.${told}`;
}
