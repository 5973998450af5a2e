import { fail, pass, skip, warn, type Check, type Verdict } from "./check.ts";
import type { Exam } from "./exam.ts";
import { playScripts, type AskedTurn } from "./play-scripts.ts";
import { placeOf } from "./told-turn.ts";

/** Matches before memory is looked at first, and those that follow. */
const WARM_UP = 100;
const MATCHES = 200;

/** Megabytes by which memory may grow in those. */
const MOST_GROWTH_MB = 50;

/** The share of decisions that are to be quick, and of its time what is quick. */
const MOST_DECISIONS = 0.99;
const QUICK = 0.1;

/** Time and memory. */
export const resourceChecks: readonly Check[] = [
  {
    number: 51,
    name: "decides every turn in its time",
    remedy:
      "Think less on the turn that is shown. In an event the process of a bot that is late is stopped, and its match goes on without it. If it was the first turn of a process, prepare before the hello.",
    run: async (exam) => {
      const turns = await slowestFirst(exam);
      if (turns.length === 0) return skip("it answered nothing");
      const worst = turns[0]!;
      if (worst.ms > exam.bot.limits.decisionMs) return fail(`${told(worst.ms)} for ${placeOf(worst)}`);
      return pass(
        `median ${told(quantile(turns, 0.5))}, 99 % ${told(quantile(turns, MOST_DECISIONS))}, worst ${told(worst.ms)}`,
      );
    },
  },
  {
    number: 52,
    name: "decides 99 of 100 turns in a tenth of its time",
    remedy:
      "It is close to its limit: a busier machine would make it late. Think less, or ask for an event with a larger decisionMs.",
    run: async (exam) => {
      const turns = await slowestFirst(exam);
      if (turns.length === 0) return skip("it answered nothing");
      const ms = quantile(turns, MOST_DECISIONS);
      return ms <= QUICK * exam.bot.limits.decisionMs ? pass() : warn(`the 99 % quantile is ${told(ms)}`);
    },
  },
  {
    number: 53,
    name: `holds no more memory after ${MATCHES} more matches`,
    remedy: "Forget a table at match-over: lists and maps that outlive a match grow as long as the event goes on.",
    run: growth,
  },
  {
    number: 54,
    name: "holds no more than half of the memory that it may",
    remedy:
      "It is close to its limit, beyond which its process is stopped: make tables smaller, or ask for a larger memoryMb.",
    run: async (exam) => {
      const { memoryMb } = await exam.main();
      if (memoryMb === 0) return skip("the memory of a process cannot be read here");
      return memoryMb <= exam.bot.limits.memoryMb / 2 ? pass(inMb(memoryMb)) : warn(inMb(memoryMb));
    },
  },
];

async function growth(exam: Exam): Promise<Verdict> {
  const talk = await exam.spare();
  await playScripts(talk, await exam.shortScripts(WARM_UP), { atOnce: 4 });
  const before = talk.process.memoryMb;
  await playScripts(talk, await exam.shortScripts(MATCHES), { atOnce: 4 });
  if (talk.failure !== undefined) return fail(talk.failure);
  const after = talk.process.memoryMb;
  if (after === 0) return skip("the memory of a process cannot be read here");
  const found = `from ${inMb(before)} to ${inMb(after)}`;
  return after - before <= MOST_GROWTH_MB ? pass(found) : warn(found);
}

/** The turns that were asked one at a time. */
async function slowestFirst(exam: Exam): Promise<AskedTurn[]> {
  const turns = (await exam.first()).flatMap(({ asked }) => asked);
  return turns.filter(({ said }) => said !== undefined).sort((a, b) => b.ms - a.ms);
}

/** The time within which this share of the turns was decided, of turns that are sorted, slowest first. */
const quantile = (turns: readonly AskedTurn[], share: number): number =>
  turns[Math.floor(turns.length * (1 - share))]!.ms;

const told = (ms: number): string => (ms < 10 ? `${ms.toFixed(2)} ms` : `${Math.round(ms)} ms`);

const inMb = (mb: number): string => `${Math.round(mb)} MB`;
