import { signed } from "../numbers.ts";
import type { Strand } from "./colours.ts";

/** The curves by name, each with how it looks and its rate at the pointer; a press hides it or shows it again. */
export function StrandList({
  names,
  strands,
  hidden,
  rates,
  onTurn,
}: {
  names: readonly string[];
  strands: ReadonlyMap<string, Strand>;
  hidden: ReadonlySet<string>;
  rates: ReadonlyMap<string, number> | undefined;
  onTurn: (name: string) => void;
}) {
  return (
    <ul class="strands" aria-label="Curves shown">
      {names.map((name) => {
        const { colour, dash } = strands.get(name)!;
        const rate = rates?.get(name);
        return (
          <li key={name}>
            <button type="button" aria-pressed={!hidden.has(name)} onClick={() => onTurn(name)}>
              <svg class={`swatch ${colour}`} viewBox="0 0 24 8" aria-hidden="true">
                <line x1="0" x2="24" y1="4" y2="4" stroke-dasharray={dash.join(" ")} />
              </svg>
              {name}
              {rate === undefined ? null : <span class="muted"> {signed(rate)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
