import type { HandEvent, HandRecord } from "@doorcard/protocol";
import { styleText } from "node:util";
import { grouped } from "./numbers.ts";
import { labels, Teller } from "./teller.ts";
import { chips, gameNames, printable, stakesTold } from "./wording.ts";

/** How a story is told. */
export interface StoryOptions {
  /**
   * Names a holding that was shown, the shared card included: "aces up". With a side it is asked for what won that half;
   * without one, for all there is to say.
   */
  readonly nameHand: (seat: number, cards: readonly string[], side?: "high" | "low") => string;
  /** Whether headings are bold, winners green and losers red. */
  readonly colour?: boolean;
  /** Whether the cards of seats that folded or mucked stand beside their net. */
  readonly reveal?: boolean;
}

/** A hand as a dealer would tell it, street by street, all amounts in chips; "to 8" is all a seat has in front. */
export function handStory(record: HandRecord, events: readonly HandEvent[], options: StoryOptions): string {
  const teller = new Teller(record, events, options.nameHand);
  for (const event of events) teller.hear(event);
  teller.tellCards();
  const paragraphs = [
    { heading: title(record), lines: opening(record, events) },
    ...teller.paragraphs,
    { heading: "Net", lines: net(record, teller, options) },
  ];
  const bold = (text: string): string => (options.colour ? styleText("bold", text, { validateStream: false }) : text);
  const told = paragraphs.map(({ heading, lines }) => [bold(heading), ...lines.map((line) => `  ${line}`)].join("\n"));
  return `${told.join("\n\n")}\n`;
}

function title({ id, game, rules }: HandRecord): string {
  return `Hand ${printable(id)} · ${gameNames[game]} · ${printable(rules.set)} rules`;
}

/** The stakes, who sits where with how much, and the antes. */
function opening(record: HandRecord, events: readonly HandEvent[]): string[] {
  const names = labels(record);
  const stacks = columns(record.seats.map(({ stack }) => chips(stack)));
  const seats = names.map((name, at) => `${name}  ${stacks[at]}${at + 1 === record.firstSeat ? ", dealt first" : ""}`);
  const antes = events.filter((event) => event.kind === "ante");
  const full = antes.length === names.length && antes.every(({ amount }) => amount === record.stakes.ante);
  const told = antes.map(({ seat, amount }) => `${names[seat - 1]}  antes ${grouped(amount)}`);
  return [stakesTold(record.stakes), ...seats, ...(full ? [`every seat antes ${grouped(record.stakes.ante)}`] : told)];
}

function net(record: HandRecord, { table, shown }: Teller, { colour, reveal }: StoryOptions): string[] {
  const amounts = columns(record.net.map((amount) => (amount > 0 ? `+${grouped(amount)}` : grouped(amount))));
  return labels(record).map((name, at) => {
    const amount = record.net[at] ?? 0;
    const style = amount > 0 ? "green" : "red";
    const text = colour && amount !== 0 ? styleText(style, amounts[at] ?? "", { validateStream: false }) : amounts[at];
    const cards = reveal && !shown.has(at + 1) ? `  ${table.holdings[at]?.text}` : "";
    return `${name}  ${text}${cards}`;
  });
}

/** Texts of one width, their ends under each other. */
function columns(texts: readonly string[]): string[] {
  const width = Math.max(...texts.map((text) => text.length));
  return texts.map((text) => text.padStart(width));
}
