import type { HandPage } from "@doorcard/protocol";
import { netTold } from "../numbers.ts";
import type { ShownSeat } from "../table/seat.tsx";
import { seenCards, type View } from "./seen-by.ts";
import { isAllIn, potOf, type TableAt } from "./table-at.ts";

/** A seat of a recorded hand at one moment, as a view sees it; `shares` are the parts of the pot that seats would win, if that is to be known. */
export function shownSeat(
  { record, holdings }: HandPage,
  table: TableAt,
  number: number,
  { view, shares }: { readonly view: View; readonly shares: readonly (number | null)[] | undefined },
): ShownSeat {
  const { name, stack, streetBet, isLive, hasShown, hasMucked, deed } = table.seats[number - 1]!;
  const isOver = potOf(table) === 0 && table.seats.some(({ won }) => won > 0);
  const did = hasMucked ? "mucks" : deed === "" && isAllIn(table.seats[number - 1]!) ? "all-in" : deed;
  return {
    number,
    name,
    stack,
    cards: seenCards(table, number, view),
    streetBet,
    deed: isOver && hasShown ? (holdings.find((one) => one.seat === number)?.text ?? "") : did,
    net: isOver ? netTold(record.net[number - 1]!) : undefined,
    isOut: !isLive || hasMucked,
    isFirst: number === record.firstSeat,
    isMarked: table.last === number,
    isOwn: view === number,
    share: isLive ? (shares?.[number - 1] ?? undefined) : undefined,
  };
}
