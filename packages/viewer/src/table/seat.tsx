import { grouped, likely } from "../numbers.ts";
import { PlayingCard } from "./playing-card.tsx";
import type { SeenCard } from "./seen-card.ts";

/** A seat as it is shown; amounts in chips. */
export interface ShownSeat {
  /** From 1. */
  readonly number: number;
  /** Who sits there. */
  readonly name: string;
  readonly stack: number;
  readonly cards: readonly SeenCard[];
  /** In front on this street. */
  readonly streetBet: number;
  /** What it did last, or what it shows. */
  readonly deed: string;
  /** What it won or lost, as it is told; none while the hand goes on. */
  readonly net: string | undefined;
  /** Whether it has folded or mucked. */
  readonly isOut: boolean;
  /** Whether it is dealt first. */
  readonly isFirst: boolean;
  /** Whether one looks at it: it is to act, or has just acted. */
  readonly isMarked: boolean;
  /** Whether the table is seen with its eyes. */
  readonly isOwn: boolean;
  /** What part of the pot it would win on average; none where that is not to be known. */
  readonly share?: number | undefined;
}

/** One seat: who sits there, its stack, its cards, its bet in front, and what it did last. */
export function Seat({ seat }: { seat: ShownSeat }) {
  const { number, name, stack, cards, streetBet, deed, net, isOut, isFirst, isMarked, isOwn, share } = seat;
  const classes = ["seat", ...(isOut ? ["out"] : []), ...(isMarked ? ["marked"] : []), ...(isOwn ? ["own"] : [])];
  return (
    <li class={classes.join(" ")} aria-label={`Seat ${number}, ${name}${isOut ? ", out" : ""}`}>
      <div class="who">
        <span class="number">{number}</span>
        <b class="name" title={name}>
          {name}
        </b>
        {isFirst ? (
          <span class="first" title="dealt first">
            1st
          </span>
        ) : null}
        <span class="stack" title="chips behind">
          {grouped(stack)}
        </span>
      </div>
      <div class="cards">
        {cards.map((seen, at) => (
          <PlayingCard key={at} seen={seen} />
        ))}
      </div>
      {share === undefined ? null : (
        <div class="share">
          <progress max={1} value={share} aria-label={`Equity of ${name}`} />
          <span>{likely(share)}</span>
        </div>
      )}
      <div class="doing">
        <span class="deed">{deed}</span>
        {net !== undefined ? (
          <b class={net.startsWith("\u2212") ? "net minus" : "net"}>{net}</b>
        ) : streetBet === 0 ? null : (
          <span class="bet" title="in front">
            {grouped(streetBet)}
          </span>
        )}
      </div>
    </li>
  );
}
