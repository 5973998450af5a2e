import type { HandPage } from "@doorcard/protocol";
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { momentIn, momentQuery, type Moment } from "./moment.ts";
import type { Stop } from "./stops.ts";

/** The moment of a hand that is shown, and a way to go to another; the address follows it, and it the address. */
export function useMoment(
  page: HandPage,
  stops: readonly Stop[],
  address: string,
): { readonly moment: Signal<Moment>; readonly go: (to: Moment) => void } {
  const moment = useSignal<Moment>(momentIn(location.hash, page, stops));
  useEffect(() => {
    const onAddress = (): void => {
      if (location.hash.split("?")[0] === address) moment.value = momentIn(location.hash, page, stops);
    };
    addEventListener("hashchange", onAddress);
    return () => removeEventListener("hashchange", onAddress);
  }, [page]);
  const go = (to: Moment): void => {
    moment.value = to;
    // A step is no place to come back to, so the history keeps one entry a hand
    history.replaceState(null, "", `${address}${momentQuery(to)}`);
  };
  return { moment, go };
}
