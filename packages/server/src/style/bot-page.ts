import { Journal, recordsOf, RunError, type EventPlan } from "@doorcard/arena";
import type { BotPage } from "@doorcard/protocol";
import { Style } from "./figures.ts";
import { matchesByLot } from "./matches-by-lot.ts";

/** Hands that a style is taken from, about. */
const HANDS = 4000;

/** Why there is neither style nor hands. */
export const AGAINST_THE_HOUSE = "Against the house hands are not told one by one.";
export const CANNOT_REPLAY = "Hands cannot be played again";

/**
 * A bot of a run: how it plays, by a sample of its hands that are played again. The sample is keyed by the seed of the run.
 * Against the house there are no hands to tell, so no figures; nor where a bot has changed since, which `note` says. Undefined
 * when the run has no such bot. Throws RunError when the folder holds no run.
 */
export async function botPage(directory: string, id: string, name: string): Promise<BotPage | undefined> {
  const journal = Journal.open(directory);
  try {
    const { plan } = journal;
    const entrant = plan.entrants.findIndex((one) => one.name === name);
    if (entrant < 0) return undefined;
    const { version } = plan.entrants[entrant]!;
    const about: BotPage = { id, name, version, hands: 0, style: [] };
    if (plan.game === "caribbean") return { ...about, note: AGAINST_THE_HOUSE };
    return { ...about, ...(await styleIn(directory, name, chosen(journal, plan, entrant))) };
  } finally {
    journal.close();
  }
}

async function styleIn(
  directory: string,
  name: string,
  matches: ReadonlySet<string>,
): Promise<Pick<BotPage, "hands" | "style" | "note">> {
  const style = new Style(name);
  try {
    for await (const record of recordsOf(directory, (job) => matches.has(job.id))) {
      style.add(record);
      if (style.hands >= HANDS) break;
    }
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    return { hands: 0, style: [], note: `${CANNOT_REPLAY}: ${error.message}` };
  }
  return { hands: style.hands, style: style.figures() };
}

/** Identities of the matches of an entrant that the sample takes. */
function chosen(journal: Journal, plan: EventPlan, entrant: number): ReadonlySet<string> {
  const own = [...journal.places()].filter(({ lineUp }) => plan.lineUps[lineUp]!.includes(entrant));
  return matchesByLot(own, plan, { purpose: "style", hands: HANDS });
}
