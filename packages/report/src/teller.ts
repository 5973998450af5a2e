import type { ActionEvent, AwardEvent, HandEvent, HandRecord, ShowEvent } from "@doorcard/protocol";
import { deed, excuse, potName, prize } from "./phrases.ts";
import type { StoryOptions } from "./story.ts";
import { Table } from "./table.ts";
import { chips, printable } from "./wording.ts";

/** What is said of one street, or of the showdown. */
export interface Paragraph {
  readonly heading: string;
  readonly lines: string[];
}

/** Hears the events of a hand one by one, and says what a dealer would. */
export class Teller {
  readonly paragraphs: Paragraph[] = [];
  readonly table: Table;
  /** The seats that showed, and their cards with the shared one. */
  readonly shown = new Map<number, readonly string[]>();
  readonly #record: HandRecord;
  readonly #nameHand: StoryOptions["nameHand"];
  readonly #awards: readonly AwardEvent[];
  readonly #labels: readonly string[];
  #actions = 0;
  #isShowdown = false;

  constructor(record: HandRecord, events: readonly HandEvent[], nameHand: StoryOptions["nameHand"]) {
    this.#record = record;
    this.#nameHand = nameHand;
    this.table = new Table(record);
    this.#awards = events.filter((event) => event.kind === "award");
    this.#labels = labels(record);
  }

  hear(event: HandEvent): void {
    if (event.kind !== "upcard" && event.kind !== "downcard" && event.kind !== "burn") this.tellCards();
    this.table.see(event);
    if (event.kind === "street") this.#begin(`${event.street[0]?.toUpperCase()}${event.street.slice(1)} street`);
    if ((event.kind === "show" || event.kind === "muck") && !this.#isShowdown) {
      this.#isShowdown = true;
      this.#begin("Showdown");
    }
    const line = this.#line(event);
    if (line !== undefined) this.#say(line);
  }

  /** Says which cards were dealt since the last word, and what each of those seats has now. */
  tellCards(): void {
    this.table.holdings.forEach((holding, at) => {
      const dealt = holding.takeNew();
      if (dealt === "") return;
      this.#say(`${this.#labels[at]}  is dealt ${dealt === holding.text ? dealt : `${dealt}: ${holding.text}`}`);
    });
  }

  /** Antes are told before the first street, and burned cards not at all. */
  #line(event: HandEvent): string | undefined {
    switch (event.kind) {
      case "community":
        return `one card for all: ${event.card}`;
      case "action":
        return `${this.#label(event)}  ${this.#deed(event)}`;
      case "returned":
        return `${this.#label(event)}  takes back ${chips(event.amount)} that nobody called`;
      case "rake":
        return `the house takes ${chips(event.amount)} from ${potName(event.pot, this.#awards)}`;
      case "show":
        return `${this.#label(event)}  shows ${this.#show(event)}`;
      case "muck":
        return `${this.#label(event)}  mucks`;
      case "award":
        return `${this.#label(event)}  ${prize(event, this.#awards)}${this.#reason(event)}`;
      default:
        return undefined;
    }
  }

  #deed(event: ActionEvent): string {
    const at = event.seat - 1;
    const allIn = event.pays > 0 && this.table.stacks[at] === 0 ? " and is all-in" : "";
    const fault = this.#record.actions[this.#actions++]?.fault;
    return deed(event, this.table.inFront[at] ?? 0) + allIn + (fault ? ` ${excuse(fault, event)}` : "");
  }

  #show({ seat, cards }: ShowEvent): string {
    const { community } = this.#record;
    const holding = [...cards, ...community.filter((card) => !cards.includes(card))];
    this.shown.set(seat, holding);
    return `${this.table.holdings[seat - 1]?.text}: ${this.#nameHand(seat, holding)}`;
  }

  #reason({ seat, side }: AwardEvent): string {
    const cards = this.shown.get(seat);
    if (side === "unopposed") return ", unopposed";
    return cards ? `, with ${this.#nameHand(seat, cards, side)}` : "";
  }

  #label({ seat }: { readonly seat: number }): string {
    return this.#labels[seat - 1] ?? `seat ${seat}`;
  }

  #begin(heading: string): void {
    this.paragraphs.push({ heading: `${heading}, ${chips(this.table.pot)} in the pot`, lines: [] });
  }

  #say(line: string): void {
    this.paragraphs.at(-1)?.lines.push(line);
  }
}

/** "seat 3 odds" for every seat, all of one width. */
export function labels({ seats }: HandRecord): string[] {
  const names = seats.map(({ name }, at) => `seat ${at + 1} ${printable(name)}`);
  const width = Math.max(...names.map((name) => name.length));
  return names.map((name) => name.padEnd(width));
}
