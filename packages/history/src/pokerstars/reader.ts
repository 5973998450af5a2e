import type { LogReader, ToldHand, Unread } from "../told-hand.ts";
import { parseAmount } from "./amounts.ts";
import { twice } from "./cards.ts";
import { isHeader, readHeader, type Header } from "./header.ts";
import type { Share, Telling } from "./hand.ts";
import { linesOf, quote, type Line } from "./lines.ts";
import { takeLine } from "./take-line.ts";

/** A hand whose bring-in is undefined as long as no line tells it. */
interface Read {
  readonly hand: ToldHand;
  readonly bringIn: number | undefined;
}

const LONGEST_LINE = 10_000;

/** Reads the text log of PokerStars. */
export const readPokerStars: LogReader = (text, file) => {
  const read: Read[] = [];
  const unread: Unread[] = [];
  let lines: Line[] = [];
  const close = (): void => {
    const result = readHand(lines, file);
    if ("hand" in result) read.push(result);
    else unread.push(result);
  };
  for (const line of linesOf(text)) {
    if (isHeader(line.text)) {
      if (lines.length > 0) close();
      lines = [line];
    } else if (lines.length > 0) {
      lines.push(line);
    } else if (unread.length === 0) {
      const reason = `the text ${quote(line.text)} stands before the first hand`;
      unread.push({ place: { file, line: line.line }, id: undefined, reason });
    }
  }
  if (lines.length > 0) close();
  return { hands: withBringIns(read), unread };
};

/** A bring-in that a hand does not tell is that of another hand at the same limits; failing that, half the small bet. */
function withBringIns(read: readonly Read[]): ToldHand[] {
  const limits = ({ hand }: Read): string => `${hand.stakes.smallBet}/${hand.stakes.bigBet}/${hand.scale}`;
  const bringIns = new Map<string, number>();
  for (const one of read)
    if (one.bringIn !== undefined && !bringIns.has(limits(one))) bringIns.set(limits(one), one.bringIn);
  return read.map((one) => {
    const { stakes } = one.hand;
    const bringIn = one.bringIn ?? bringIns.get(limits(one)) ?? Math.max(1, Math.floor(stakes.smallBet / 2));
    return { ...one.hand, stakes: { ...stakes, bringIn } };
  });
}

function readHand(lines: readonly Line[], file: string): Read | Unread {
  const [first, ...rest] = lines as readonly [Line, ...Line[]];
  const header = readHeader(first.text);
  const report = (line: number, reason: string): Unread => ({ place: { file, line }, id: header.id, reason });
  if ("reason" in header) return report(first.line, header.reason);
  const long = rest.find(({ text }) => text.length > LONGEST_LINE);
  if (long !== undefined) return report(long.line, `the line is longer than ${LONGEST_LINE} characters`);
  const hand = nothingTold(scaleOf(header, rest));
  for (const line of rest) {
    const reason = takeLine(hand, line);
    if (reason !== undefined) return report(line.line, reason);
  }
  const last = lines.at(-1)!.line;
  if (!hand.ended) return report(last, 'the hand ends without its line "Total pot"');
  const double = twice([hand.community, ...[...hand.seats.values()].flatMap(({ cards }) => cards)]);
  if (double !== undefined) return report(last, `the card ${double} stands twice in the hand`);
  const smallBet = parseAmount(header.smallBet, hand.scale);
  const bigBet = parseAmount(header.bigBet, hand.scale);
  if (!smallBet || !bigBet) return report(first.line, "the limits are no whole units above 0");
  return { hand: told(header, hand, { file, line: first.line }, smallBet, bigBet), bringIn: hand.bringIn };
}

/** Cents where a currency sign or a decimal point occurs in the limits or a stack; else chips. */
function scaleOf({ smallBet, bigBet }: Header, lines: readonly Line[]): number {
  const cents = /[$€£.]/.test(smallBet + bigBet);
  return cents || lines.some(({ text }) => /^Seat .*\.\d\d? in chips/.test(text)) ? 100 : 1;
}

const nothingTold = (scale: number): Telling => ({
  scale,
  seats: new Map(),
  street: undefined,
  part: "seats",
  community: undefined,
  deeds: [],
  returned: [],
  collected: [],
  bringIn: undefined,
  rake: undefined,
  ended: false,
});

function told(header: Header, hand: Telling, place: ToldHand["place"], smallBet: number, bigBet: number): ToldHand {
  const dealtIn = [...hand.seats.values()].filter((seat) => seat.dealtIn);
  const shares = (list: readonly Share[]): { seat: number; amount: number }[] =>
    list.map(({ seat, amount }) => ({ seat: dealtIn.indexOf(seat) + 1, amount }));
  return {
    site: "pokerstars",
    id: header.id,
    place,
    game: header.game,
    stakes: { ante: Math.max(0, ...dealtIn.map(({ ante }) => ante)), bringIn: hand.bringIn ?? 0, smallBet, bigBet },
    scale: hand.scale,
    seats: dealtIn.map(({ name, stack, ante, cards }) => ({ name, stack, ante, cards })),
    actions: hand.deeds.map((deed) => ({ ...deed, seat: dealtIn.indexOf(deed.seat) + 1 })),
    community: hand.community,
    returned: shares(hand.returned),
    collected: shares(hand.collected),
    rake: hand.rake,
    finalStacks: undefined,
  };
}
