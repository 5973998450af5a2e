import type { Item } from "@doorcard/protocol";
import { scriptsUnasked } from "./corpus.ts";
import { fail, pass, type Check, type Verdict } from "./check.ts";
import type { Exam } from "./exam.ts";
import { playScripts, type Manner } from "./play-scripts.ts";
import type { Script } from "./script.ts";
import { isLegal, toldTurn } from "./told-turn.ts";

/** Matches that are enough to see whether a bot goes on. */
const SOME = 8;

/** Asks in the largest batch. */
const MANY = 256;

/** What a bot must bear: what the protocol allows and seldom happens, and what a later version may bring. */
export const sturdinessChecks: readonly Check[] = [
  {
    number: 46,
    name: "survives a batch without items",
    remedy: "A batch may be empty: answer it with an empty list, or not at all.",
    run: async (exam) => {
      await (await exam.spare()).exchange([]);
      return plays(exam, await exam.shortScripts(SOME), { atOnce: SOME });
    },
  },
  {
    number: 47,
    name: "survives keys that it does not know",
    remedy: "Leave alone what you do not know: a later version of the protocol can bring new keys in items and turns.",
    run: async (exam) => plays(exam, await exam.shortScripts(SOME), { atOnce: SOME, dressed: withNewKeys }),
  },
  {
    number: 48,
    name: "survives kinds of items that it does not know",
    remedy: "Pass over an item whose kind you do not know: a later version of the protocol can bring new ones.",
    run: async (exam) => plays(exam, await exam.shortScripts(SOME), { atOnce: SOME, dressed: withNewKinds }),
  },
  {
    number: 49,
    name: `survives a batch of ${MANY} asks`,
    remedy: "Read lines of any length, and write answers whole: several writes may be needed for one line.",
    run: async (exam) => plays(exam, await exam.shortScripts(MANY), { atOnce: MANY }),
  },
  {
    number: 50,
    name: "copes with hands in which it is not asked",
    remedy:
      "A seat that is all-in from the ante has no turn. Forget a hand when it is over or the next begins, not on a turn.",
    run: async (exam) => {
      const { seed, hands } = exam.bot;
      const scripts = (await exam.games()).flatMap((game) => scriptsUnasked(game, seed, hands));
      const talk = await exam.spare();
      const played = await playScripts(talk, scripts, { atOnce: SOME });
      if (talk.failure !== undefined) return fail(talk.failure);
      const failures = played.reduce((sum, { faults }) => sum + (faults ?? 1), 0);
      return failures === 0 ? pass(`${played.length} matches`) : fail(`${failures} failures outside of its turns`);
    },
  },
];

/** Whether a bot plays matches in a manner as well as it plays them plainly: what it does wrong anyway is for other checks. */
async function plays(exam: Exam, scripts: readonly Script[], manner: Manner): Promise<Verdict> {
  const talk = await exam.spare();
  const plain = await playScripts(talk, scripts, { atOnce: SOME });
  const played = await playScripts(talk, scripts, manner);
  if (talk.failure !== undefined) return fail(talk.failure);
  const before = plain.flatMap(({ asked }) => asked);
  const asked = played.flatMap((match) => match.asked);
  const wrong = asked.find((turn, n) => !isLegal(turn) && isLegal(before[n]!));
  if (wrong !== undefined) return fail(toldTurn(wrong));
  const faulty = played.find(({ faults }, n) => faults !== plain[n]!.faults);
  if (faulty !== undefined) return fail(`${faulty.faults ?? "unknown"} failures outside of its turns`);
  return pass(`${asked.length} turns in ${played.length} matches`);
}

const LATER = { later: { since: 2, words: ["x"] } };

function withNewKeys(item: Item): object[] {
  if (item.kind === "ask") return [{ ...item, ...LATER, turn: { ...item.turn, ...LATER } }];
  if (item.kind === "match") return [{ ...item, ...LATER, rules: { ...item.rules, ...LATER } }];
  return [{ ...item, ...LATER }];
}

const withNewKinds = (item: Item): object[] =>
  item.kind === "match" ? [item] : [{ kind: "later", table: item.table, ...LATER }, item];
