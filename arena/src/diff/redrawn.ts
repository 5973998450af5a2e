import { DECK_SIZE, shuffle, type Card } from "@doorcard/cards";
import { NO_CARD, type CardSource } from "@doorcard/engine";

/**
 * Which card stands in for each of the 52 when all but the seen ones are drawn anew: a seen card for itself, the others
 * for one another, every order equally likely. `random` gives numbers from 0 up to but not 1.
 */
export function drawAnew(seen: readonly Card[], random: () => number): Uint8Array {
  const isSeen = new Uint8Array(DECK_SIZE);
  for (const card of seen) isSeen[card] = 1;
  const hidden = Uint8Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => isSeen[card] === 0);
  const drawn = Uint8Array.from(hidden);
  shuffle(drawn, (below) => Math.floor(random() * below));
  const standIns = Uint8Array.from({ length: DECK_SIZE }, (_, card) => card);
  for (let at = 0; at < hidden.length; at++) standIns[hidden[at]!] = drawn[at]!;
  return standIns;
}

/**
 * A source that deals as another one does, each card replaced by its stand-in. So whatever way a house deals, lanes or
 * one deck, burns, a stub mixed anew or a card for all, seen cards come as they came and hidden ones are redrawn.
 */
export function redrawn(source: CardSource, standIns: Uint8Array): CardSource {
  const given = (card: Card): Card => (card === NO_CARD ? NO_CARD : standIns[card]!);
  return {
    reset: () => source.reset(),
    copy: () => redrawn(source.copy(), standIns),
    next: (seat, nth) => given(source.next(seat, nth)),
    burn: () => given(source.burn()),
    ownSeventh: (seat) => given(source.ownSeventh(seat)),
    exposed: (seat, nth) => source.exposed(seat, nth),
    stub: (taken, seats) => source.stub(taken, seats).map(given),
    mix: (cards) => source.mix(cards.map((card) => standIns.indexOf(card))).map(given),
  };
}
