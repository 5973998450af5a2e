import type { EventSummary } from "@doorcard/protocol";
import { filled, sentence } from "./layout.ts";
import { grouped } from "./numbers.ts";
import { stopTold } from "./stop-told.ts";
import { counted, gameNames, printable, stakesTold } from "./wording.ts";

/** What was played, how much of it, and what the numbers below mean. */
export function caption(event: EventSummary, width: number): string[] {
  const { name, game, rules, stakes, seats, seed, hands, handsPlayed, blocks } = event;
  const house = game === "caribbean";
  const title = [name, gameNames[game], ...(house ? [] : [`${rules} rules`, `${seats} seats`])]
    .map(printable)
    .filter((part) => part !== "");
  const amount = [
    `${grouped(handsPlayed)} of ${counted(hands, "hand")}`,
    counted(blocks, "block"),
    `seed ${printable(seed)}`,
  ];
  const between = " · ";
  return [
    ...filled(title, { width, between }),
    ...sentence(stakesTold(stakes), width),
    ...filled(amount, { width, between }),
    ...(event.complete ? [] : sentence("Not complete yet: the rates below are those of the finished blocks.", width)),
    ...(event.until === undefined ? [] : sentence(stopTold(event.until, event), width)),
    ...sentence(
      house
        ? "Rates are antes/100 hands over blocks of deals, the same for every bot, ± half of the 95 % interval."
        : "Rates are big bets/100 hands (bb/100) over blocks of duplicate deals, ± half of the 95 % interval.",
      width,
    ),
    ...(event.until === undefined ? [] : sentence("Intervals hold however often one looks.", width)),
    ...(event.reduced === "luck" ? sentence("The luck of the cards is taken off the rates.", width) : []),
  ];
}
