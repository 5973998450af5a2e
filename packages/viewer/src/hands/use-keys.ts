import { useLayoutEffect, useRef } from "preact/hooks";
import { askedBy, type Asked } from "./keys.ts";

/** Hears the keys of the replayer anywhere in the window, at a table of so many seats. */
export function useKeys(seats: number, ask: (asked: Asked) => void): void {
  const latest = useRef(ask);
  latest.current = ask;
  // Before it is painted, so that no key is lost that is pressed as soon as it is seen
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A dialog has keys of its own
      if (document.querySelector("dialog[open]") !== null) return;
      const asked = askedBy(event, seats);
      if (asked === undefined) return;
      event.preventDefault();
      latest.current(asked);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [seats]);
}
