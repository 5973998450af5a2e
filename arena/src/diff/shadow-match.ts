import type { FaultCounts, MatchJob } from "@doorcard/protocol";
import type { BotDefinition } from "@doorcard/sdk";
import { inProcess, playSeated, type PlayedMatch } from "../match.ts";
import { noFaults, type Seat } from "../seats/seat.ts";
import type { ChangedDecision } from "./changed-decision.ts";
import { Counts, type Cell } from "./counts.ts";
import { shadowed, type Compared } from "./shadowed-seat.ts";
import { companyOf, facingOf } from "./situation.ts";

/** The bot whose decisions are looked at is the first entrant of the event. */
export const WATCHED = 0;

/** A match played with another bot behind the first entrant's. */
export interface ShadowedMatch {
  readonly played: PlayedMatch;
  /** Decisions of the first entrant in this match. */
  readonly cells: readonly Cell[];
  readonly changes: readonly ChangedDecision[];
  /** Faults of the bot behind. */
  readonly faults: FaultCounts;
}

/**
 * Plays a match as `playMatch` does, and asks `other` at every decision of the first entrant's bot what it would have
 * done; it hears and sees all that the bot does, and nothing that it does reaches the table.
 */
export async function shadowMatch(
  job: MatchJob,
  bots: readonly BotDefinition[],
  other: BotDefinition,
): Promise<ShadowedMatch> {
  const counts = new Counts();
  const changes: ChangedDecision[] = [];
  let behind: Seat | undefined;
  const compare = (compared: Compared): void => {
    const { seen, did, would } = compared;
    counts.add({ street: seen.street, facing: facingOf(seen), company: companyOf(seen), did, would, count: 1 });
    if (did !== would) changes.push(changeIn(job, compared));
  };
  const seaters = bots.map((bot, seat) =>
    job.entrants[seat] === WATCHED
      ? shadowed(bot, other, compare, (seat_) => {
          behind = seat_;
        })
      : inProcess(bot),
  );
  const played = await playSeated(job, seaters);
  return { played, cells: counts.cells, changes, faults: behind?.faults ?? noFaults() };
}

function changeIn(
  { lineUp, block, rotation }: MatchJob,
  { deal, seen, did, would, didFault, wouldFault }: Compared,
): ChangedDecision {
  const before = seen.history.map(({ seat, action }) => ({ seat, action }));
  return {
    lineUp,
    block,
    rotation,
    deal,
    number: before.filter(({ seat }) => seat === seen.seat).length + 1,
    seat: seen.seat,
    before,
    did,
    would,
    ...(didFault !== undefined && { didFault }),
    ...(wouldFault !== undefined && { wouldFault }),
  };
}
