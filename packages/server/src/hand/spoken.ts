import { parseCards, rankOf } from "@doorcard/cards";
import { HALVES, holdingWords, showingHigh, showingLow } from "@doorcard/evaluator";
import type { AwardEvent, HandEvent, HandRecord, Spoken } from "@doorcard/protocol";
import { boardWords, cardWords, isPaired, possibles } from "./board-words.ts";
import { isDealing, Unfolding } from "./unfolding.ts";

/** What is said at one event: to all, or of a seat. */
type Words = Omit<Spoken, "at">;

/** What a dealer says as a hand goes by: who brings in and why, whose board bets first, what boards may hold, what is shown and won. */
export function spokenWords(record: HandRecord, events: readonly HandEvent[]): Spoken[] {
  const dealer = new Dealer(record, events);
  return events.flatMap((event, at) => dealer.hear(event, at));
}

/** Hears a hand event by event, and speaks. */
class Dealer {
  readonly #record: HandRecord;
  readonly #hand: Unfolding;
  readonly #awards: readonly AwardEvent[];
  readonly #shown = new Set<number>();
  /** The last card of a street whose boards were not told yet. */
  #dealtAt: number | undefined;
  #hasToldNoLow = false;

  constructor(record: HandRecord, events: readonly HandEvent[]) {
    this.#record = record;
    this.#hand = new Unfolding(record, events);
    this.#awards = events.filter((event) => event.kind === "award");
  }

  hear(event: HandEvent, at: number): Spoken[] {
    const boards = isDealing(event) || event.kind === "burn" ? [] : this.#boards(event);
    this.#hand.see(event);
    if (isDealing(event)) this.#dealtAt = at;
    return [...boards, ...this.#words(event).map((words) => ({ at, ...words }))];
  }

  /** What the cards of a street mean, once all are dealt; said with the last of them. */
  #boards(event: HandEvent): Spoken[] {
    const at = this.#dealtAt;
    if (at === undefined) return [];
    this.#dealtAt = undefined;
    const first = event.kind === "action" ? event.seat : undefined;
    const words = this.#hand.street === "third" ? this.#bringIn(first) : this.#firstToAct(first);
    return words.map((said) => ({ at, ...said }));
  }

  /** R2, R3: whose door card brings in, and what decided a tie. */
  #bringIn(first: number | undefined): Words[] {
    const isRazz = this.#record.game === "razz";
    const order = (seat: number): number => {
      const rank = rankOf(this.#hand.seats[seat - 1]!.upcards[0]!);
      return isRazz ? -((rank + 1) % 13) : rank;
    };
    const live = this.#live();
    if (live.length === 0) return [];
    const lowest = Math.min(...live.map(order));
    const tied = live.filter((seat) => order(seat) === lowest);
    const which = isRazz ? "high card" : "low card";
    if (first === undefined || !tied.includes(first)) {
      return [{ text: `${which} is all-in`, ...(tied.length === 1 && { seat: tied[0]! }) }, ...actsFirst(first)];
    }
    const tie = tied.length === 1 ? "" : this.#record.rules.bringInTie === "suit" ? " by suit" : " by position";
    const door = cardWords(this.#hand.seats[first - 1]!.upcards[0]!);
    return [{ text: `${which} brings in${tie}, ${door}`, seat: first }];
  }

  /** R8, R9: the best board and who bets first, an open pair on fourth street, and from fifth street on what boards may hold. */
  #firstToAct(first: number | undefined): Words[] {
    const { game } = this.#record;
    const board = (seat: number) => this.#hand.seats[seat - 1]!.upcards;
    const strength = game === "razz" ? showingLow : showingHigh;
    const live = this.#live();
    if (live.length === 0) return [];
    const best = Math.max(...live.map((seat) => strength(board(seat))));
    const tied = live.filter((seat) => strength(board(seat)) === best);
    const top = first !== undefined && tied.includes(first) ? first : tied[0]!;
    const told = boardWords(game, board(top));
    const isFree = this.#hand.seats[top - 1]!.stack > 0;
    const how = first === undefined ? "" : top === first ? " bets first" : isFree ? "" : " is all-in";
    return [
      { text: `${told}${game === "razz" && how !== "" ? "," : ""}${how}`, seat: top },
      ...(top === first ? [] : actsFirst(first)),
      ...this.#openPairs(live),
      ...live.flatMap((seat) => this.#possibles(seat)),
    ];
  }

  #openPairs(live: readonly number[]): Words[] {
    const { openPair } = this.#record.rules;
    if (this.#hand.street !== "fourth" || openPair === "none") return [];
    const paired = live.filter((seat) => isPaired(this.#hand.seats[seat - 1]!.upcards));
    if (openPair === "holder") return paired.map((seat) => ({ text: "open pair, may bet the big bet", seat }));
    return paired.length === 0 ? [] : [{ text: "open pair, big bets allowed" }];
  }

  #possibles(seat: number): Words[] {
    if (this.#hand.street === "fourth") return [];
    return possibles(this.#record.game, this.#hand.seats[seat - 1]!.upcards).map((text) => ({ text, seat }));
  }

  #words(event: HandEvent): Words[] {
    switch (event.kind) {
      case "community":
        return [{ text: `one card for all, ${cardWords(this.#hand.community[0]!)}` }];
      case "action":
        return event.pays > 0 && this.#hand.seats[event.seat - 1]!.stack === 0
          ? [{ text: "all-in", seat: event.seat }]
          : [];
      case "show":
        this.#shown.add(event.seat);
        return [{ text: holdingWords(this.#record.game, this.#holding(event.seat)), seat: event.seat }];
      case "award":
        return [...this.#noLow(event), this.#prize(event)];
      default:
        return [];
    }
  }

  /** R15: where no low qualifies, that is said before the high takes all. */
  #noLow({ side }: AwardEvent): Words[] {
    const isShared = HALVES[this.#record.game].length === 2 && side === "high";
    if (!isShared || this.#hasToldNoLow || this.#awards.some((award) => award.side === "low")) return [];
    this.#hasToldNoLow = true;
    return [{ text: "no low, the high takes it all" }];
  }

  #prize({ seat, side, pot, amount }: AwardEvent): Words {
    const inPot = this.#awards.filter((award) => award.pot === pot);
    const isHalved = inPot.some((award) => award.side !== side);
    const isSplit = inPot.filter((award) => award.side === side).length > 1;
    const isOnly = this.#awards.every((award) => award.pot === pot);
    const whole = isOnly ? "the pot" : pot === 0 ? "the main pot" : `side pot ${pot}`;
    const part = isHalved ? `the ${side} half of ${whole}` : whole;
    const won = `${isSplit ? "a share of " : ""}${part}, ${amount} ${amount === 1 ? "chip" : "chips"}`;
    if (side === "unopposed" || !this.#shown.has(seat)) return { text: `wins ${won}`, seat };
    return { text: `wins ${won}, with ${holdingWords(this.#record.game, this.#holding(seat), side)}`, seat };
  }

  #holding(seat: number) {
    return [...parseCards(this.#record.seats[seat - 1]!.cards.join(""))!, ...this.#hand.community];
  }

  #live(): number[] {
    return this.#hand.seats.flatMap(({ isLive, upcards }, at) => (isLive && upcards.length > 0 ? [at + 1] : []));
  }
}

const actsFirst = (seat: number | undefined): Words[] =>
  seat === undefined ? [{ text: "no more betting" }] : [{ text: "acts first", seat }];
