import type { PlayRequest } from "@doorcard/protocol";
import { useEffect, useState } from "preact/hooks";
import { Answer } from "../answer.tsx";
import { Replayer } from "../hands/replayer.tsx";
import { addressOf } from "../route.ts";
import { MatchOver } from "./match-over.tsx";
import { MatchPlay } from "./match-play.tsx";
import { beginPlay, playedHand } from "./play-client.ts";
import { PlaySession } from "./play-session.ts";
import { StartForm } from "./start-form.tsx";
import "./play.css";

/** A person plays against the bots: chooses a match, plays it, and looks at it again. */
export function PlayView() {
  const [session, setSession] = useState<PlaySession | undefined>(() => PlaySession.kept());
  const [trouble, setTrouble] = useState<string>();
  const [replayed, setReplayed] = useState<string>();
  useEffect(() => () => session?.close(), [session]);
  const again = (): void => {
    session?.forget();
    setReplayed(undefined);
    setSession(undefined);
  };
  const back = (): void => {
    // The steps of the hand had addresses
    history.replaceState(null, "", addressOf.play());
    setReplayed(undefined);
  };
  const start = (request: PlayRequest): void => {
    setTrouble(undefined);
    beginPlay(request).then(
      (id) => setSession(new PlaySession(id)),
      (error: Error) => setTrouble(error.message),
    );
  };
  if (session === undefined)
    return (
      <div class="play">
        <h1>Play against the bots</h1>
        <p class="muted">You see what a bot in your seat would see, and they see no more than you.</p>
        <StartForm onStart={start} trouble={trouble} />
      </div>
    );
  const state = session.state.value;
  return (
    <div class="play">
      {replayed === undefined ? <h1 class={state?.over === undefined ? "unseen" : ""}>Play against the bots</h1> : null}
      {session.isLost.value ? (
        <Lost onAgain={again} />
      ) : state === undefined ? (
        <p class="muted">Taking a seat …</p>
      ) : state.over === undefined ? (
        <MatchPlay session={session} state={state} />
      ) : replayed === undefined ? (
        <MatchOver match={state.match} over={state.over} onReplay={setReplayed} onAgain={again} />
      ) : (
        <>
          <button class="play-back" type="button" onClick={back}>
            Back to the result
          </button>
          <Answer asked={`${session.id}/${replayed}`} ask={() => playedHand(session.id, replayed)} what="the hand">
            {(page) => <Replayer key={replayed} id={session.id} page={page} address={addressOf.play()} />}
          </Answer>
        </>
      )}
    </div>
  );
}

function Lost({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <p role="alert">This match is no longer there: one ends a minute after its page has gone.</p>
      <button class="play-primary" type="button" onClick={onAgain}>
        Another match
      </button>
    </>
  );
}
