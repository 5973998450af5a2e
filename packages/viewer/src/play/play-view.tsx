import type { PlayRequest } from "@doorcard/protocol";
import { useEffect, useState } from "preact/hooks";
import { HandView } from "../hands/hand-view.tsx";
import type { Source } from "../source.ts";
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
      <h1 class={state?.over === undefined ? "unseen" : ""}>Play against the bots</h1>
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
          <button type="button" onClick={() => setReplayed(undefined)}>
            Back to the result
          </button>
          <HandView source={handsOf(session.id)} id="play" hand={replayed} />
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

/** The hands of a match that is over, for the replayer. */
function handsOf(match: string): Source {
  const none = (): Promise<never> => Promise.reject(new Error("A match of a person has its hands and nothing else."));
  return {
    isSaved: false,
    runs: none,
    run: () => ({ close: () => undefined }),
    bot: none,
    hands: none,
    hand: (_, hand) => playedHand(match, hand),
  };
}
