import type { HandPage } from "@doorcard/protocol";
import type { View } from "./seen-by.ts";
import { firstOfParts, type Stop } from "./stops.ts";

/** Which step of a hand is shown, and with whose eyes. */
export interface Moment {
  /** Number of the step, 0 for the seats before the antes. */
  readonly step: number;
  readonly view: View;
}

/** What a key or a button may do. */
export type Move = "back" | "on" | "street-back" | "street-on" | "first" | "last" | { readonly view: View };

/** The moment after a move; it stays within the hand. */
export function moved({ step, view }: Moment, move: Move, stops: readonly Stop[]): Moment {
  if (typeof move === "object") return { step, view: move.view };
  const last = stops.length - 1;
  const parts = firstOfParts(stops);
  const steps = {
    back: step - 1,
    on: step + 1,
    "street-back": parts.findLast((first) => first < step) ?? 0,
    "street-on": parts.find((first) => first > step) ?? last,
    first: 0,
    last,
  };
  return { step: Math.min(Math.max(steps[move], 0), last), view };
}

/** The moment that an address asks for, "…?step=12&seat=2"; what it cannot have is the beginning and all cards. */
export function momentIn(address: string, page: HandPage, stops: readonly Stop[]): Moment {
  const asked = new URLSearchParams(/\?(.*)/s.exec(address)?.[1] ?? "");
  const step = Number(asked.get("step") ?? 0);
  const seat = Number(asked.get("seat") ?? 0);
  return {
    step: Number.isInteger(step) && step >= 0 ? Math.min(step, stops.length - 1) : 0,
    view: Number.isInteger(seat) && seat >= 1 && seat <= page.record.seats.length ? seat : "all",
  };
}

/** The end of the address of a moment: "?step=12&seat=2". */
export const momentQuery = ({ step, view }: Moment): string => `?step=${step}${view === "all" ? "" : `&seat=${view}`}`;
