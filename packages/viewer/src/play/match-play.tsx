import type { Action } from "@doorcard/protocol";
import { useRef, useState } from "preact/hooks";
import { signed } from "../numbers.ts";
import { actionKeys } from "../table/action-words.ts";
import { PlayActions } from "./play-actions.tsx";
import { answerPlay, leavePlay } from "./play-client.ts";
import { PlayClock } from "./play-clock.tsx";
import { usePlayKeys } from "./play-keys.ts";
import type { PlaySession } from "./play-session.ts";
import type { PlayState } from "./play-state.ts";
import { PlayTable } from "./play-table.tsx";

/** A match in play: the table, what may be done, and what happened. */
export function MatchPlay({ session, state }: { session: PlaySession; state: PlayState }) {
  const [hasKeys, setKeys] = useState(true);
  const [refused, setRefused] = useState<string>();
  const turn = useRef<HTMLDivElement>(null);
  const { match, ask, result } = state;
  const act = (action: Action): void => {
    if (ask === undefined) return;
    setRefused(undefined);
    // The button that was pressed goes away, and the focus shall not go with it
    turn.current?.focus({ preventScroll: true });
    void answerPlay(match.id, ask.id, action).then(setRefused);
  };
  usePlayKeys(hasKeys, (key) => {
    if (key === "N" && result !== undefined) {
      session.next();
      return true;
    }
    const option = ask?.turn.options.find(({ action }) => actionKeys[action] === key);
    if (option !== undefined) act(option.action);
    return option !== undefined;
  });
  const isLast = state.hand === match.hands;
  return (
    <>
      <header class="play-head">
        <p>
          Hand <strong>{state.hand}</strong> of {match.hands}
          <span class="muted">
            {" "}
            · {match.game} · {match.rules.set} rules
          </span>
        </p>
        <p>
          You are at <strong>{signed((state.nets[match.seat - 1] ?? 0) / match.stakes.bigBet)}</strong> big bets
        </p>
        <button type="button" onClick={() => void leavePlay(match.id)}>
          Leave
        </button>
      </header>
      <div class="play-columns">
        <div class="play-board">
          <PlayTable state={state} />
          <div class="play-turn" ref={turn} tabIndex={-1}>
            <p role="status" class="play-said">
              {said(state)}
            </p>
            {refused === undefined ? null : <p role="alert">{refused}</p>}
            {ask === undefined ? null : <PlayActions ask={ask} showKeys={hasKeys} onAct={act} />}
            {result === undefined ? null : (
              <button class="play-primary play-action" type="button" onClick={() => session.next()}>
                <span>{isLast ? "See the result" : "Next hand"}</span>
                {hasKeys ? <kbd aria-hidden="true">N</kbd> : null}
              </button>
            )}
            <PlayClock clock={state.clock} />
          </div>
        </div>
        <section class="play-story" aria-labelledby="play-story">
          <h2 id="play-story">This hand</h2>
          <ol>
            {state.lines.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ol>
        </section>
      </div>
      <footer class="play-foot muted small">
        <label>
          <input type="checkbox" checked={hasKeys} onChange={({ currentTarget }) => setKeys(currentTarget.checked)} />{" "}
          Play by single keys
        </label>
        <p>
          Commitment to the seed: <code>{match.commitment}</code>
        </p>
      </footer>
    </>
  );
}

/** What happened since the person acted last, and whether it is their turn. */
function said({ lines, ask, result, match }: PlayState): string {
  const last = lines.findLastIndex((line) => /^You (?!are dealt|win|show|muck|take)/.test(line));
  const news = lines.slice(last + 1).join(" ");
  if (result !== undefined) return `${news} ${ended(result.net[match.seat - 1] ?? 0, match.stakes.bigBet)}`;
  if (ask === undefined) return `${news} The others act.`;
  return `${news} It is your turn.`;
}

const ended = (net: number, bigBet: number): string =>
  `The hand is over: ${net === 0 ? "you are even" : `you ${net > 0 ? "win" : "lose"} ${signed(Math.abs(net) / bigBet).slice(1)} big bets`}.`;
