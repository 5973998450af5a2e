import { parseCard } from "@doorcard/cards";
import { Hand, lanes, NO_CARD } from "@doorcard/engine";
import type { Action, HandRecord, Street } from "@doorcard/protocol";
import type { BotDefinition } from "@doorcard/sdk";

/** A decision of a recorded hand, and what a bot without memory would have done. */
export interface Reasked {
  readonly street: Street;
  readonly did: Action;
  readonly would: Action;
}

/** Asks a bot at every decision that another made in a recorded hand of classic rules, cards and actions taken from the record alone. */
export async function reasked(record: HandRecord, name: string, other: BotDefinition): Promise<Reasked[]> {
  const { game, rules, stakes, firstSeat, seats } = record;
  const cards = new Uint8Array(seats.length * 7).fill(NO_CARD);
  seats.forEach((seat, i) =>
    cards.set(
      seat.cards.map((text) => parseCard(text)!),
      i * 7,
    ),
  );
  const stacks = seats.map(({ stack }) => stack);
  const hand = Hand.deal({ game, rules, stakes, firstSeat, stacks, cards: lanes(cards) });
  const asked: Reasked[] = [];
  for (const { seat, action } of record.actions) {
    if (seats[seat - 1]!.name === name) {
      const random = (): number => {
        throw new Error("this bot draws no luck");
      };
      const bot = other.create({ seat, seats: seats.length, game, rules, stakes, random });
      const seen = hand.viewFrom(seat);
      asked.push({ street: seen.street, did: action, would: await bot.act(seen) });
    }
    hand.play(action);
  }
  return asked;
}
