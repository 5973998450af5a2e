import type { Hearing, Item, Turn } from "@doorcard/protocol";
import { FAULTS, HEARS } from "@doorcard/protocol/wire";
import { heardIn } from "../seats/answers.ts";
import { eventItem, resultItem } from "../seats/batch.ts";
import type { Script } from "./script.ts";
import type { Given, Talk } from "./talk.ts";

/** A turn that a bot was asked, and what it said, as in a binary frame; undefined when it gave no answer. */
export interface AskedTurn {
  readonly script: Script;
  readonly turn: Turn;
  readonly said: number | undefined;
  /** Milliseconds that the answers to the batch took. */
  readonly ms: number;
}

/** How a bot played a match: what it wanted to hear, its turns, and its own count of failures; undefined what it did not answer so. */
export interface Played {
  readonly asked: readonly AskedTurn[];
  readonly hears: readonly Hearing[] | undefined;
  readonly faults: number | undefined;
}

/** How matches are played with a bot. */
export interface Manner {
  /** Tables that are in play at once. */
  readonly atOnce: number;
  /** What is sent in place of an item. */
  readonly dressed?: (item: Item) => readonly object[];
}

type Written = {
  -readonly [Key in keyof Played]: Played[Key] extends readonly AskedTurn[] ? AskedTurn[] : Played[Key];
};

/** A table in play: what is to be said there next, and the id of the one thing that it asks. */
interface Sitting {
  readonly rest: Generator<readonly Item[], void, Given | undefined>;
  readonly said: readonly Item[];
}

/** Plays matches with a bot, each at a table of its own; they come back in the order given, as far as the bot played. */
export async function playScripts(talk: Talk, scripts: readonly Script[], manner: Manner): Promise<Played[]> {
  const played: Written[] = scripts.map(() => ({ asked: [], hears: undefined, faults: undefined }));
  const waiting = scripts.map((script, n) => sit(script, talk, played[n]!));
  let sittings: Sitting[] = [];
  while (talk.failure === undefined) {
    for (const rest of waiting.splice(0, manner.atOnce - sittings.length)) sittings.push(...saidNext(rest, undefined));
    if (sittings.length === 0) break;
    const items = sittings.flatMap(({ said }) => said);
    const given = await talk.exchange(manner.dressed === undefined ? items : items.flatMap(manner.dressed));
    sittings = sittings.flatMap(({ rest, said }) => saidNext(rest, given.get((said.at(-1) as { id: number }).id)));
  }
  return played;
}

function saidNext(rest: Sitting["rest"], given: Given | undefined): Sitting[] {
  const next = rest.next(given);
  return next.done === true ? [] : [{ rest, said: next.value }];
}

/** A match from its start to its end: says what is to be sent, the last of it a question, and is given the answer. */
function* sit(script: Script, talk: Talk, played: Written): Sitting["rest"] {
  const table = talk.newTable();
  const { game, rules, stakes, seat, seats, hands } = script;
  const random = hands[0]!.random;
  const begun = yield [{ kind: "match", id: talk.newId(), table, game, rules, stakes, seat, seats, random }];
  if (begun === undefined) return;
  if (begun.said === HEARS) played.hears = heardIn(begun.value);
  let told: Item[] = [];
  for (const hand of hands) {
    if (hears(played, "hand")) told.push({ kind: "hand", table, random: hand.random, hand: hand.start });
    for (const { events, turn } of hand.moves) {
      if (hears(played, "event")) told.push(...events.map((event) => eventItem(table, event)));
      if (turn === undefined) continue;
      const given = yield [...told, { kind: "ask", id: talk.newId(), table, turn }];
      told = [];
      played.asked.push({ script, turn, said: given?.said, ms: talk.tookMs });
      if (given === undefined) return;
    }
    if (hears(played, "result")) told.push(resultItem(table, hand.result));
  }
  const over = yield [...told, { kind: "match-over", id: talk.newId(), table }];
  if (over?.said === FAULTS) played.faults = over.value;
}

const hears = (played: Played, what: Hearing): boolean => played.hears?.includes(what) === true;
