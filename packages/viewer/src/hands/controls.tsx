import type { Asked } from "./keys.ts";
import type { Moment } from "./moment.ts";

const MOVES: readonly (readonly [asked: Asked, sign: string, told: string])[] = [
  ["first", "|\u2039", "Beginning"],
  ["street-back", "\u00ab", "A street back"],
  ["back", "\u2039", "A step back"],
  ["on", "\u203a", "A step on"],
  ["street-on", "\u00bb", "A street on"],
  ["last", "\u203a|", "End"],
];

/** The buttons of the replayer: steps and streets, playing, whose view, the keys. */
export function Controls({
  names,
  moment: { step, view },
  last,
  isPlaying,
  ask,
}: {
  /** Names by seat, seat 1 first. */
  names: readonly string[];
  moment: Moment;
  /** Number of the last step. */
  last: number;
  isPlaying: boolean;
  ask: (asked: Asked) => void;
}) {
  const button = ([asked, sign, told]: (typeof MOVES)[number]) => (
    <button
      key={told}
      type="button"
      class="move"
      aria-label={told}
      title={told}
      disabled={asked === "first" || asked === "street-back" || asked === "back" ? step === 0 : step === last}
      onClick={() => ask(asked)}
    >
      {sign}
    </button>
  );
  return (
    <div class="controls">
      <div class="moves" role="group" aria-label="Steps">
        {MOVES.slice(0, 3).map(button)}
        <button type="button" class="play" onClick={() => ask("play")}>
          {isPlaying ? "Stop" : "Play"}
        </button>
        {MOVES.slice(3).map(button)}
        <span class="step muted small">
          step {step} of {last}
        </span>
      </div>
      <div class="views" role="group" aria-label="Whose view">
        <button type="button" aria-pressed={view === "all"} onClick={() => ask({ view: "all" })}>
          All cards
        </button>
        {names.map((name, at) => (
          <button key={at} type="button" aria-pressed={view === at + 1} onClick={() => ask({ view: at + 1 })}>
            {at + 1} {name}
          </button>
        ))}
        <button type="button" class="help" onClick={() => ask("help")}>
          Keys
        </button>
      </div>
    </div>
  );
}
