import { ACTIONS, CRASHED } from "@doorcard/protocol/wire";
import { fail, pass, skip, unless, warn, type Check } from "./check.ts";
import { toldTurn } from "./told-turn.ts";
import type { AskedTurn } from "./play-scripts.ts";
import type { MainRun } from "./exam.ts";

/** How a bot answers, whatever it answers. */
export const conversationChecks: readonly Check[] = [
  {
    number: 10,
    name: "answers the start of every match with what it hears",
    remedy: 'Answer an item of the kind match with {"id":…,"hears":[…]}: some of hand, event and result, or nothing.',
    run: async (exam) => {
      const { played, failure } = await exam.main();
      const deaf = played.findIndex(({ hears }) => hears === undefined);
      if (deaf >= 0 && failure !== undefined) return skip(`it was gone: ${failure}`);
      if (deaf >= 0) return fail(`not that of match ${deaf + 1} of ${played.length}`);
      const heard = new Set(played.flatMap(({ hears }) => hears ?? []));
      return pass(`it hears ${heard.size === 0 ? "nothing" : [...heard].join(", ")}`);
    },
  },
  {
    number: 11,
    name: "answers everything that it is asked",
    remedy:
      "Answer every match, ask and match-over under its id, whatever happens in between, and do not end before the goodbye.",
    run: async (exam) => {
      const { played, failure } = await exam.main();
      const turns = played.flatMap(({ asked }) => asked);
      if (failure === undefined) return pass(`${turns.length} turns in ${played.length} matches`);
      const last = turns.find(({ said }) => said === undefined);
      return fail(last === undefined ? failure : `${failure}; among the turns without an answer: ${toldTurn(last)}`);
    },
  },
  {
    number: 12,
    name: "answers nothing twice",
    remedy: "Write each answer once: when a list of answers was written, begin a new one.",
    run: async (exam) => countVerdict("id", (await exam.main()).twice, "was answered again"),
  },
  {
    number: 13,
    name: "answers nothing that was not asked",
    remedy: "Give back the id of the item that you answer, as the number it is.",
    run: async (exam) => countVerdict("id", (await exam.main()).unasked, "was never given"),
  },
  {
    number: 14,
    name: "does not fail outside of its turns",
    remedy:
      "It counted failures of its own at the end of a match. Look at what runs when a hand or a match begins, at events, and when a hand is over.",
    run: async (exam) => {
      const { played, failure } = await exam.main();
      const faulty = played.findIndex(({ faults }) => faults !== 0);
      if (faulty < 0) return pass();
      const { faults } = played[faulty]!;
      if (faults !== undefined) return fail(`${faults} failures in match ${faulty + 1} of ${played.length}`);
      return failure === undefined
        ? fail(`it did not answer the end of match ${faulty + 1} with its faults`)
        : skip(`it was gone: ${failure}`);
    },
  },
  {
    number: 15,
    name: "does not crash on its turn",
    remedy:
      "Its act throws. Ask for the turn that is shown in a test of your own: @doorcard/testing makes it from a sentence.",
    run: async (exam) => noneOf(await exam.main(), ({ said }) => said === CRASHED),
  },
  {
    number: 16,
    name: "answers with words that are actions",
    remedy: `Answer with the word of one of the turn's options, spelled as it stands there: ${ACTIONS.join(", ")}.`,
    run: async (exam) =>
      noneOf(await exam.main(), ({ said }) => said !== undefined && said !== CRASHED && ACTIONS[said] === undefined),
  },
  {
    number: 17,
    name: "never folds where a check is free",
    remedy:
      "Some houses let a seat fold that owes nothing. It is legal and gives the pot away: check first, fold last.",
    run: async (exam) => {
      const turns = (await exam.main()).played.flatMap(({ asked }) => asked);
      const given = turns.filter(({ turn, said }) => ACTIONS[said ?? -1] === "fold" && isFree({ turn }));
      return given.length === 0 ? pass() : warn(`${given.length} times, first ${toldTurn(given[0]!)}`);
    },
  },
];

const isFree = ({ turn }: Pick<AskedTurn, "turn">): boolean => turn.options.some(({ action }) => action === "check");

const countVerdict = (what: string, found: readonly number[], how: string) =>
  unless(found.length === 0 ? undefined : `${what} ${found[0]} ${how}, and ${found.length - 1} more`);

function noneOf({ played }: MainRun, isWrong: (asked: AskedTurn) => boolean) {
  const turns = played.flatMap(({ asked }) => asked);
  const wrong = turns.filter(isWrong);
  return wrong.length === 0 ? pass() : fail(`${wrong.length} of ${turns.length} turns, first ${toldTurn(wrong[0]!)}`);
}
