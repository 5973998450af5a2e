import { counted, signed } from "../numbers.ts";
import { Board } from "../table/board.tsx";
import { Pots } from "../table/pots.tsx";
import type { ShownSeat } from "../table/seat.tsx";
import type { PlayState } from "./play-state.ts";

/** The table: the others above, the pot, and the person's own seat below. */
export function PlayTable({ state }: { state: PlayState }) {
  const { match, street, pot, result, community } = state;
  const seats = state.seats.map((_, i) => shownSeat(state, i + 1));
  const won = (result?.awards ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Board
      above={seats.filter(({ isOwn }) => !isOwn)}
      below={[seats[match.seat - 1]!]}
      part={result !== undefined ? "The hand is over" : street === undefined ? "" : `${capital(street)} street`}
      community={community}
    >
      {result === undefined ? <Pots pots={[pot]} /> : <span>{counted(won, "chip")} were won</span>}
    </Board>
  );
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

function shownSeat({ match, seats, firstSeat, ask }: PlayState, number: number): ShownSeat {
  const { name, net, isLive, ...seat } = seats[number - 1]!;
  const isOwn = number === match.seat;
  return {
    ...seat,
    number,
    name: isOwn ? "You" : name,
    net: net === undefined ? undefined : `${signed(net / match.stakes.bigBet)} big bets`,
    isOut: !isLive,
    isFirst: number === firstSeat,
    isMarked: isOwn && ask !== undefined,
    isOwn,
  };
}
