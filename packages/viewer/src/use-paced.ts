import { useEffect, useRef, useState } from "preact/hooks";

/** The latest of a value that changes often, but a new one no sooner than so many milliseconds after the one before; the last one always comes. */
export function usePaced<Value>(value: Value, every: number): Value {
  const shown = useRef({ value, since: 0 });
  const [, showAgain] = useState(0);
  const now = performance.now();
  const wait = shown.current.since + every - now;
  if (value !== shown.current.value && wait <= 0) shown.current = { value, since: now };
  const { since } = shown.current;
  const isOld = value !== shown.current.value;
  useEffect(() => {
    if (!isOld) return undefined;
    const clock = setTimeout(() => showAgain((times) => times + 1), Math.max(0, wait));
    return () => clearTimeout(clock);
  }, [isOld, since, every]);
  return shown.current.value;
}
