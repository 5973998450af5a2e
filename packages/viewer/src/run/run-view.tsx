import type { RunPage } from "@doorcard/protocol";
import { Curves } from "../curves/curves.tsx";
import { addressOf } from "../route.ts";
import type { Source } from "../source.ts";
import { Trail } from "../trail.tsx";
import { Watched } from "../watched.tsx";
import { Caption } from "./caption.tsx";
import { Damage } from "./damage.tsx";
import { Faults } from "./faults.tsx";
import { HeadToHead } from "./head-to-head.tsx";
import { PaceLine } from "./pace-line.tsx";
import { Proof } from "./proof.tsx";
import { RankChances } from "./rank-chances.tsx";
import { Ranking } from "./ranking.tsx";
import "./run.css";

/** A run: who leads and how sure that is, while it is played and after. */
export function RunView({ source, id }: { source: Source; id: string }) {
  return (
    <>
      <Trail />
      <Watched source={source} id={id}>
        {(page) => <Run page={page} />}
      </Watched>
    </>
  );
}

function Run({ page: { id, standings, curves, pace, damage } }: { page: RunPage }) {
  const { event, entrants, headToHead } = standings;
  return (
    <>
      <h1>{event.name === "" ? id : event.name}</h1>
      <Caption event={event} />
      <PaceLine event={event} pace={pace} />
      {damage === undefined ? null : <Damage damage={damage} />}
      {event.game === "caribbean" ? null : (
        <p>
          <a href={addressOf.hands(id)}>Look at its hands</a>
        </p>
      )}
      <Ranking id={id} standings={standings} />
      <Curves curves={curves} event={event} />
      {headToHead.length === 0 ? null : <HeadToHead id={id} standings={standings} />}
      {entrants.every(({ rankChances = [] }) => rankChances.length === 0) ? null : (
        <RankChances id={id} entrants={entrants} />
      )}
      <Faults id={id} standings={standings} />
      <Proof id={id} standings={standings} />
    </>
  );
}
