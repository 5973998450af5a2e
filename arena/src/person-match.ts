import type { HandEvent, HandRecord, MatchJob } from "@doorcard/protocol";
import { playSeated, type PlayedMatch, type Seater } from "./match.ts";
import { recordIn } from "./match-orders.ts";
import { Seating, type Entrant } from "./seating.ts";
import { LIMITS } from "./seats/limits.ts";
import type { PersonSeat } from "./seats/person-seat.ts";

/** A hand that was played to its end. */
export interface KeptHand {
  readonly record: HandRecord;
  readonly events: readonly HandEvent[];
}

/** A match of a person against bots. */
export interface PersonMatch {
  readonly job: MatchJob;
  /** The entrants of the job; the person's has a name and no code. */
  readonly entrants: readonly Entrant[];
  /** Number of the person among the entrants, and where they sit. */
  readonly entrant: number;
  readonly person: PersonSeat;
  /** Is given every hand when it is over. */
  readonly keep: (hand: KeptHand) => void;
}

/** Plays a match between a person and bots, each in the body that it has in any event. Throws PersonLeft when the person leaves. */
export async function playWithPerson({ job, entrants, entrant, person, keep }: PersonMatch): Promise<PlayedMatch> {
  const seating = new Seating({ entrants, limits: LIMITS, runFolder: "" });
  try {
    const seaters = job.entrants.map(async (number): Promise<Seater> =>
      number === entrant ? () => person : seating.seaterOf(number, job, undefined, true),
    );
    return await playSeated(job, await Promise.all(seaters), {
      deal: "all",
      watcher: (hand, ...told) => keep({ record: recordIn(job, entrants, hand, ...told), events: hand.events }),
    });
  } finally {
    await seating.close();
  }
}
