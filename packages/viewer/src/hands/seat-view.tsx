import { grouped, likely } from "../numbers.ts";
import { netTold } from "./net-told.ts";
import { PlayingCard } from "./playing-card.tsx";
import { seenCards, type View } from "./seen-by.ts";
import { isAllIn, type TableAt } from "./table-at.ts";

/** One seat: who sits there, its stack, its cards, its bet in front, and what it did last. */
export function SeatView({
  table,
  number,
  view,
  isFirst,
  share,
  net,
  holding,
}: {
  table: TableAt;
  number: number;
  view: View;
  /** Whether it is dealt first. */
  isFirst: boolean;
  share: number | null | undefined;
  /** Chips won or lost, once the hand is over. */
  net: number | undefined;
  /** What it shows, in words. */
  holding: string | undefined;
}) {
  const seat = table.seats[number - 1]!;
  const isOut = !seat.isLive || seat.hasMucked;
  const classes = [
    "seat",
    ...(isOut ? ["out"] : []),
    ...(table.last === number ? ["last"] : []),
    ...(view === number ? ["own"] : []),
  ];
  const deed = seat.hasMucked ? "mucks" : seat.deed === "" && isAllIn(seat) ? "all-in" : seat.deed;
  return (
    <li class={classes.join(" ")} aria-label={`Seat ${number}, ${seat.name}`}>
      <div class="who">
        <span class="number">{number}</span>
        <b class="name">{seat.name}</b>
        {isFirst ? (
          <span class="first" title="dealt first">
            1st
          </span>
        ) : null}
        <span class="stack">{grouped(seat.stack)}</span>
      </div>
      <div class="cards">
        {seenCards(table, number, view).map((seen, at) => (
          <PlayingCard key={at} seen={seen} />
        ))}
      </div>
      {share === undefined || share === null ? null : (
        <div class="share">
          <progress max={1} value={share} aria-label={`Equity of ${seat.name}`} />
          <span>{likely(share)}</span>
        </div>
      )}
      <div class="doing">
        {net === undefined ? (
          <span class="deed">{deed}</span>
        ) : (
          <span class="deed">{seat.hasShown ? holding : deed}</span>
        )}
        {net !== undefined ? (
          <b class={net < 0 ? "net minus" : "net"}>{netTold(net)}</b>
        ) : seat.streetBet === 0 ? null : (
          <span class="bet" title="in front">
            {grouped(seat.streetBet)}
          </span>
        )}
      </div>
    </li>
  );
}
