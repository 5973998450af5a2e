import { useEffect, useState } from "preact/hooks";
import type { PlayState } from "./play-state.ts";

/** How long the person may think: first the time of the turn, then the bank. Not spoken, since it changes all the time. */
export function PlayClock({ clock }: { clock: PlayState["clock"] }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((ticks) => ticks + 1), 500);
    return () => clearInterval(timer);
  }, []);
  if (clock === undefined) return null;
  const used = performance.now() - clock.at;
  const free = clock.freeMs - used;
  const bank = Math.max(0, clock.bankMs + Math.min(0, free));
  return (
    <p class="play-clock muted">
      {free > 0 ? `${timeTold(free)} for this turn, ` : ""}
      {timeTold(bank)} in the time bank
    </p>
  );
}

function timeTold(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
