import { CardFace } from "./card-face.tsx";
import type { PlayState, SeatState } from "./play-state.ts";
import { bigBetsTold, chipsTold, grouped } from "./play-words.ts";

/** The table: the others above, the pot, and the person's own seat below. */
export function PlayTable({ state }: { state: PlayState }) {
  const { match, seats } = state;
  const others = seats.map((seat, i) => ({ seat, number: i + 1 })).filter(({ number }) => number !== match.seat);
  const own = seats[match.seat - 1]!;
  return (
    <section class="play-table" aria-label="The table">
      <ul class={`play-others of-${others.length}`}>
        {others.map(({ seat, number }) => (
          <li key={number}>
            <Seat seat={seat} number={number} state={state} />
          </li>
        ))}
      </ul>
      <p class="play-pot">
        <span class="muted">{state.result === undefined ? (state.street ?? "") : "the hand is over,"}</span>{" "}
        {state.result === undefined && state.street !== undefined ? <span class="muted">street, </span> : null}
        <strong>{chipsTold(state.result === undefined ? state.pot : wonIn(state))}</strong>{" "}
        <span class="muted">{state.result === undefined ? "in the pot" : "were won"}</span>
      </p>
      {state.community.length === 0 ? null : (
        <ul class="play-cards" aria-label="The card for all">
          {state.community.map((text) => (
            <CardFace key={text} card={{ text, isUp: true }} />
          ))}
        </ul>
      )}
      <div class="play-own">
        <Seat seat={own} number={match.seat} state={state} />
      </div>
    </section>
  );
}

/** Chips that were given out. */
const wonIn = ({ result }: PlayState): number => (result?.awards ?? []).reduce((sum, { amount }) => sum + amount, 0);

function Seat({ seat, number, state }: { seat: SeatState; number: number; state: PlayState }) {
  const isOwn = number === state.match.seat;
  const isToAct = isOwn && state.ask !== undefined;
  const { bigBet } = state.match.stakes;
  return (
    <div class={`play-seat${seat.isLive ? "" : " folded"}${isToAct ? " to-act" : ""}`}>
      <p class="play-name">
        <strong>{isOwn ? "You" : seat.name}</strong>
        <span class="muted">
          seat {number}
          {seat.isLive ? "" : ", out"}
        </span>
      </p>
      <ul class="play-cards" aria-label={isOwn ? "Your cards" : `Cards of ${seat.name}`}>
        {seat.cards.map((card, i) => (
          <CardFace key={`${i}${card.text ?? ""}`} card={card} />
        ))}
      </ul>
      <p class="play-chips">
        <span>{grouped(seat.stack)} behind</span>
        {seat.streetBet > 0 ? <span class="play-bet">{grouped(seat.streetBet)} in front</span> : null}
        {seat.net === undefined ? null : (
          <span class={seat.net < 0 ? "play-lost" : "play-won"}>{bigBetsTold(seat.net, bigBet)} big bets</span>
        )}
      </p>
    </div>
  );
}
