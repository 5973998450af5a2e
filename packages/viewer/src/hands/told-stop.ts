import type { Fault, HandEvent, HandPage } from "@doorcard/protocol";
import { cardsTold } from "../table/card-words.ts";
import { seenCards, type View } from "./seen-by.ts";
import type { Stop } from "./stops.ts";
import { tableAt, type TableAt } from "./table-at.ts";

const FAULTS: Readonly<Record<Fault, string>> = {
  illegal: "answered illegally",
  unreadable: "gave no readable answer",
  late: "did not answer in time",
  crashed: "crashed",
  "out-of-memory": "ran out of memory",
};

/** What happens in a step as a view sees it, and what the dealer says then; sentences without their stops. */
export function toldStop(page: HandPage, { from, to }: Stop, view: View): string[] {
  const { record, events, spoken } = page;
  if (to === 0) return record.seats.map(({ name, stack }, at) => `Seat ${at + 1} is ${name}, with ${stack} chips`);
  const table = tableAt(record, events, to);
  const happening = events.slice(from, to);
  const said = spoken.filter(({ at }) => at >= from && at < to);
  const names = record.seats.map(({ name }) => name);
  const dealer = said
    .filter(({ at }) => !["show", "award"].includes(events[at]!.kind))
    .map(({ seat, text }) => (seat === undefined ? text : `${names[seat - 1]}: ${text}`));
  return [
    ...(happening[0]?.kind === "street" ? dealt(table, happening, view) : []),
    ...(happening[0]?.kind === "ante" ? antes(happening, names) : []),
    ...happening.flatMap((event, nth) => toldEvent(page, table, event, from + nth)),
    ...dealer,
  ];
}

/** The cards that each seat has on a new street. */
function dealt(table: TableAt, happening: readonly HandEvent[], view: View): string[] {
  const seats = new Set(
    happening.flatMap((event) => (event.kind.endsWith("card") && "seat" in event ? event.seat : [])),
  );
  return [...seats].map((seat) => `${table.seats[seat - 1]!.name} has ${cardsTold(seenCards(table, seat, view))}`);
}

function antes(happening: readonly HandEvent[], names: readonly string[]): string[] {
  const paid = happening.flatMap((event) => (event.kind === "ante" ? event : []));
  const amount = paid[0]?.amount;
  if (paid.length === names.length && paid.every((one) => one.amount === amount)) return [`Every seat antes ${amount}`];
  return paid.map((one) => `${names[one.seat - 1]} antes ${one.amount}`);
}

function toldEvent({ record, events, spoken }: HandPage, table: TableAt, event: HandEvent, at: number): string[] {
  const name = "seat" in event ? record.seats[event.seat - 1]!.name : "";
  const words = spoken.find((one) => one.at === at && "seat" in event && one.seat === event.seat)?.text;
  switch (event.kind) {
    case "action":
      return [`${name} ${table.seats[event.seat - 1]!.deed}${faultTold(record.actions, events, at)}`];
    case "returned":
      return [`${name} takes back ${event.amount} that nobody called`];
    case "show":
      return [`${name} shows${words === undefined ? "" : ` ${words}`}`];
    case "muck":
      return [`${name} mucks`];
    case "rake":
      return [`The house takes ${event.amount}`];
    case "award":
      return [`${name} ${words ?? `wins ${event.amount}`}`];
    default:
      return [];
  }
}

/** What went wrong with the bot when the arena acted for it. */
function faultTold(actions: HandPage["record"]["actions"], events: readonly HandEvent[], at: number): string {
  const nth = events.slice(0, at).filter(({ kind }) => kind === "action").length;
  const fault = actions[nth]?.fault;
  return fault === undefined ? "" : `; the arena acted for it, since it ${FAULTS[fault]}`;
}
