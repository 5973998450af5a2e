import type { Standings } from "@doorcard/protocol";
import { sentence } from "./layout.ts";
import { grouped, likely, signed } from "./numbers.ts";
import { lettersTell } from "./ranking.ts";
import { counted, printable } from "./wording.ts";

/** What the columns of a ranking mean, where they are there, and what failed hands cost. */
export function rankingNotes({ entrants, field }: Standings, width: number): string[] {
  const weights = Object.entries(field ?? {}).filter(([, weight]) => weight >= 0.005);
  const total = Object.values(field ?? {}).reduce((sum, weight) => sum + weight, 0);
  const told = weights.map(([name, weight]) => `${printable(name)} ${likely(weight / total)}`).join(", ");
  const faulted = entrants.flatMap(({ name, faulted: hands }) =>
    hands === undefined
      ? []
      : [
          `${printable(name)} failed in ${counted(hands.hands, "hand")}, which cost or won it ${grouped(hands.net)} chips; ` +
            `without them it has ${hands.rateWithout === null ? "no hands" : signed(hands.rateWithout)}.`,
        ],
  );
  return [
    ...(lettersTell(entrants)
      ? sentence("Bots that share a letter cannot be told apart (5 % for all pairs).", width)
      : []),
    ...(told === "" ? [] : sentence(`field: ${told}, as opponents.`, width)),
    ...faulted.flatMap((text) => sentence(text, width)),
  ];
}
