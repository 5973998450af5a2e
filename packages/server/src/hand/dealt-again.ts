import { Deals, jobOf, type EventPlan } from "@doorcard/arena";
import type { CardSource } from "@doorcard/engine";

/** The cards of any hand of a run, by its identity, as they are dealt from the seed; good until the next hand is asked for. */
export function dealtAgain(plan: EventPlan): (id: string) => CardSource {
  const deals = new Deals(jobOf(plan, 0, 0, 0));
  return (id) => deals.lay(Number(id.split(".")[2]));
}
