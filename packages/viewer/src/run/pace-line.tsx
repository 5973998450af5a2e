import type { EventSummary, Pace } from "@doorcard/protocol";
import { counted, grouped, lasting, rough } from "../numbers.ts";

/** How far the run is, how fast it goes, and how long it will take. */
export function PaceLine({ event, pace }: { event: EventSummary; pace: Pace }) {
  const { hands, handsPlayed, blocks } = event;
  const played = `${grouped(handsPlayed)} of ${counted(hands, "hand")} in ${counted(blocks, "block")}`;
  return (
    <div class="pace">
      {pace.state === "complete" ? null : (
        <progress max={Math.max(1, hands)} value={handsPlayed} aria-label="Hands played" />
      )}
      <p>
        <strong>{STATES[pace.state]}</strong> {played}
        {pace.handsPerSecond === null ? "" : ` · ${rough(pace.handsPerSecond)} hands a second`}
        {pace.secondsLeft === null ? "" : ` · ${lasting(pace.secondsLeft)} left`}
      </p>
      {pace.state === "still" ? (
        <p class="muted small">Nobody plays it now; the rates are those of the finished blocks.</p>
      ) : null}
    </div>
  );
}

const STATES: Readonly<Record<Pace["state"], string>> = {
  playing: "In play.",
  still: "Not complete.",
  complete: "Complete.",
};
