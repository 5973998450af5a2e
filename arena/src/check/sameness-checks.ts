import { pass, skip, fail, type Check, type Verdict } from "./check.ts";
import type { Exam, Repeats } from "./exam.ts";
import type { AskedTurn } from "./play-scripts.ts";
import { placeOf, saidIn } from "./told-turn.ts";

const STATE =
  "Keep nothing outside of the bot that is made for a match: no variables of the module, no cache that changes answers. A result must depend on its match alone.";

/** Whether a bot answers the same turns the same, which is what lets a run be repeated and resumed. */
export const samenessChecks: readonly Check[] = [
  {
    number: 42,
    name: "answers the same match alike in another process",
    remedy: "Draw luck from the match's `random` and nothing else: no clock, no Math.random, no process id.",
    run: async (exam) => difference(await exam.repeats(), "elsewhere"),
  },
  {
    number: 43,
    name: "answers the same match alike at another table, later",
    remedy: STATE,
    run: async (exam) => onlyIfRepeatable(exam, "again"),
  },
  {
    number: 44,
    name: "answers alike whether tables take turns or follow each other",
    remedy: STATE,
    run: async (exam) => onlyIfRepeatable(exam, "atOnce"),
  },
  {
    number: 45,
    name: "answers alike whatever it was asked at other tables before",
    remedy: STATE,
    run: async (exam) => onlyIfRepeatable(exam, "reversed"),
  },
];

/** The same in another process comes first: without it nothing else can be told. */
async function onlyIfRepeatable(exam: Exam, which: keyof Repeats): Promise<Verdict> {
  const repeats = await exam.repeats();
  if (difference(repeats, "elsewhere").outcome !== "pass") return skip("its answers differ from process to process");
  return difference(repeats, which);
}

function difference(repeats: Repeats, which: keyof Repeats): Verdict {
  const first = repeats.first.flatMap(({ asked }) => asked);
  const then = repeats[which].flatMap(({ asked }) => asked);
  const at = first.findIndex((asked, n) => asked.said !== then[n]?.said);
  if (at >= 0) return fail(told(first[at]!, then[at]));
  return first.length === 0 ? skip("it answered nothing") : pass(`${first.length} turns`);
}

const told = (one: AskedTurn, other: AskedTurn | undefined): string =>
  `${placeOf(one)}; came ${saidIn(one)}, and then ${other === undefined ? "nothing" : saidIn(other)}`;
