import type { RunPage } from "@doorcard/protocol";
import { Answer } from "../answer.tsx";
import { Curves } from "../curves/curves.tsx";
import { counted, grouped, half, interval, likely, signed } from "../numbers.ts";
import { addressOf } from "../route.ts";
import type { Source } from "../source.ts";
import { Trail } from "../trail.tsx";
import { Watched } from "../watched.tsx";
import { unitOf } from "../words.ts";
import { Opponents } from "./opponents.tsx";
import { Style } from "./style.tsx";
import "./bot.css";

/** One bot of a run: how it stands, how it plays, and against whom. */
export function BotView({ source, id, name }: { source: Source; id: string; name: string }) {
  return (
    <>
      <Trail id={id} />
      <Watched source={source} id={id}>
        {(page) => <Bot source={source} page={page} name={name} />}
      </Watched>
    </>
  );
}

function Bot({ source, page, name }: { source: Source; page: RunPage; name: string }) {
  const { id, standings, curves } = page;
  const { event, entrants, headToHead } = standings;
  const standing = entrants.find((one) => one.name === name);
  if (standing === undefined)
    return (
      <>
        <h1>{name}</h1>
        <p>
          No bot of this name is in the run. <a href={addressOf.run(id)}>Its standings</a> have all of them.
        </p>
      </>
    );
  const { rank, rate, hands, groups, rankChances, fieldRate, decisions, isolation = "in-process", out } = standing;
  const unit = unitOf(event).short;
  return (
    <>
      <h1>{name}</h1>
      <dl class="figures">
        <Figure told="rank" value={`${rank} of ${entrants.length}`} note={groups && `group ${groups}`} />
        {hands === 0 ? (
          <Figure told={unit} value="–" note="no block is finished yet" />
        ) : (
          <Figure told={unit} value={signed(rate.mean)} note={`${half(rate)}, ${interval(rate)}`} />
        )}
        {rankChances?.[0] === undefined ? null : <Figure told="chance of 1st" value={likely(rankChances[0])} />}
        {fieldRate === undefined ? null : (
          <Figure told="against the field" value={signed(fieldRate.mean)} note={half(fieldRate)} />
        )}
        <Figure told="hands" value={grouped(hands)} note={counted(decisions, "decision")} />
        <Figure
          told="seat"
          value={isolation.replace("-", " ")}
          note={out === true ? "out for its faults" : undefined}
        />
      </dl>
      {event.game === "caribbean" ? null : (
        <p>
          <a href={addressOf.hands(id, { bot: name })}>Look at its hands</a>
        </p>
      )}
      <Curves curves={curves} event={event} only={name} />
      {headToHead.length === 0 ? null : <Opponents id={id} name={name} standings={standings} />}
      <section class="panel" aria-labelledby="style">
        <h2 id="style">How it plays</h2>
        <Answer asked={`${id}/${name}`} ask={() => source.bot(id, name)} what="how it plays">
          {(told) => <Style bot={told} />}
        </Answer>
      </section>
    </>
  );
}

function Figure({ told, value, note }: { told: string; value: string; note?: string | undefined }) {
  return (
    <div>
      <dt>{told}</dt>
      <dd>
        <b>{value}</b>
        {note === undefined || note === "" ? null : <span class="muted small">{note}</span>}
      </dd>
    </div>
  );
}
