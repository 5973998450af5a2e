import { grouped } from "../numbers.ts";

/** Chips in the middle, each pot by itself when there are side pots. */
export function Pots({ pots }: { pots: readonly number[] }) {
  const total = pots.reduce((sum, pot) => sum + pot, 0);
  return (
    <>
      <span class="pot">
        pot <b>{grouped(total)}</b>
      </span>
      {pots.length < 2
        ? null
        : pots.map((pot, at) => (
            <span key={at} class="muted">
              {at === 0 ? "main pot" : `side pot ${at}`} {grouped(pot)}
            </span>
          ))}
    </>
  );
}
