import type { EventSummary } from "@doorcard/protocol";
import { gameNames, stakesTold, stopTold, unitOf } from "../words.ts";

/** What was played, why it stopped, and what the numbers mean. */
export function Caption({ event }: { event: EventSummary }) {
  const { game, rules, seats, stakes, reduced } = event;
  const stop = stopTold(event);
  const table = game === "caribbean" ? "" : ` · ${rules} rules · ${seats} seats`;
  return (
    <div class="run-caption muted">
      <p>
        {gameNames[game]}
        {table} · {stakesTold(stakes)}
      </p>
      {stop === undefined ? null : <p>{stop}</p>}
      <p>
        Rates are {unitOf(event).told} over blocks of{" "}
        {game === "caribbean" ? "deals, the same for every bot" : "duplicate deals"}, ± half of the 95 % interval.
        {event.until === undefined ? "" : " Intervals hold however often one looks."}
        {reduced === "luck" ? " The luck of the cards is taken off the rates." : ""}
      </p>
    </div>
  );
}
