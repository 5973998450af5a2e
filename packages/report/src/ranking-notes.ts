import type { Standings } from "@doorcard/protocol";
import { sentence } from "./layout.ts";
import { likely, signed } from "./numbers.ts";
import { lettersTell } from "./ranking.ts";
import { chips, counted, printable } from "./wording.ts";

/** What the columns of a ranking mean, where they are there, and what failed hands cost. */
export function rankingNotes({ entrants, field }: Standings, width: number): string[] {
  const faulted = entrants.flatMap(({ name, faulted: hands }) =>
    hands === undefined
      ? []
      : [
          `${printable(name)} failed in ${counted(hands.hands, "hand")} and came out of them at ${chips(hands.net)}; ` +
            (hands.rateWithout === null
              ? "it has no others."
              : `without them its rate is ${signed(hands.rateWithout)}.`),
        ],
  );
  return [
    ...(lettersTell(entrants)
      ? sentence("Bots that share a letter cannot be told apart (5 % for all pairs).", width)
      : []),
    ...(field === undefined ? [] : sentence(fieldTold(field), width)),
    ...faulted.flatMap((text) => sentence(text, width)),
  ];
}

/** What opponents the column of the field is against. */
function fieldTold({ chosen, weights }: NonNullable<Standings["field"]>): string {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const shares = Object.entries(weights).map(([name, weight]) => [printable(name), weight / total] as const);
  const told = shares.filter(([, share]) => share >= 0.005).map(([name, share]) => `${name} ${likely(share)}`);
  const which = chosen === "strongest" ? "the strongest field that these bots make" : "the field that was asked for";
  return `field: against ${which}, ${told.join(", ")}.`;
}
