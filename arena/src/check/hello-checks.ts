import type { BotHello } from "@doorcard/protocol";
import { fail, pass, skip, unless, warn, type Check, type Verdict } from "./check.ts";
import type { Exam } from "./exam.ts";
import { packageOfBot } from "./package-of.ts";

/** Milliseconds to start in that nobody minds. */
const QUICK_MS = 1000;

/** A version of the protocol that no bot speaks. */
const STRANGE_VERSION = 9999;

/** The exit code of a bot that will not play, by `docs/protocol.md`. */
const REFUSED = 2;

/** What a bot says first: who it is, and how it speaks. */
export const helloChecks: readonly Check[] = [
  {
    number: 1,
    name: "starts and says hello in time",
    remedy:
      "Start the bot by hand and send it one line, the arena's hello of docs/protocol.md: it must answer with a line. The end of what it printed on standard error stands beside.",
    isVital: true,
    run: async (exam) => {
      const talk = await exam.greeting();
      return talk.firstLine === undefined
        ? fail(talk.failure ?? "it said nothing")
        : pass(`after ${inMs(talk.helloMs)}`);
    },
  },
  {
    number: 2,
    name: "speaks version 1 of the protocol",
    remedy: 'Answer with "protocol":1, or install the kit that comes with this arena.',
    isVital: true,
    run: async (exam) => {
      const told = (await rawHello(exam))["protocol"];
      return unless(told === 1 ? undefined : `it says ${JSON.stringify(told) ?? "nothing"}`);
    },
  },
  {
    number: 3,
    name: "says a well-formed hello: name, version and games",
    remedy:
      "Say a name of letters, digits, dots, dashes and underscores, a version such as 1.0.0, and games out of stud, stud8 and razz. A bot against the house plays in process alone and is not checked here.",
    isVital: true,
    run: async (exam) => {
      const { hello } = await exam.greeting();
      return typeof hello === "string" ? fail(hello) : pass(`${hello.name} ${hello.version}`);
    },
  },
  {
    number: 4,
    name: "plays at least one game",
    remedy: "Name the games that the bot plays in its hello: stud, stud8, razz.",
    isVital: true,
    run: async (exam) => {
      const games = await exam.games();
      return games.length > 0 ? pass(games.join(", ")) : fail("its list of games is empty");
    },
  },
  {
    number: 5,
    name: "speaks lines of JSON where nothing else is offered",
    remedy: 'Answer with "frames":"json" unless the arena\'s hello has "binary" among its frames.',
    isVital: true,
    run: async (exam) => {
      const { frames } = await goodHello(exam);
      return unless(frames === "json" ? undefined : `it says ${frames}`);
    },
  },
  {
    number: 6,
    name: "starts within a second",
    remedy:
      "Load large tables when they are first needed, or make them smaller: every rotation of an event starts processes of its own.",
    run: async (exam) => {
      const { helloMs } = await exam.greeting();
      return helloMs <= QUICK_MS ? pass() : warn(`after ${inMs(helloMs)}`);
    },
  },
  {
    number: 7,
    name: "has the name of its file, folder or package",
    remedy: "Give the bot one name, so that people who read standings find its code.",
    run: async (exam) => nameVerdict((await goodHello(exam)).name, exam),
  },
  {
    number: 8,
    name: "has the version of its package",
    remedy:
      "Raise both versions together when the strategy changes: standings of different versions are never mixed, and the hello's is the one that counts.",
    run: async (exam) => {
      const told = packageOfBot(exam.bot.source)?.version;
      const { version } = await goodHello(exam);
      if (told === undefined) return skip("it has no package of its own");
      return told === version ? pass() : warn(`it says ${version}, its package ${told}`);
    },
  },
  {
    number: 9,
    name: "refuses an arena that speaks another version only",
    remedy:
      "Look for your version in the hello's versions. When it is not there, say so on standard error and end with exit code 2, or answer with your own version.",
    run: refusal,
  },
];

function nameVerdict(name: string, { bot: { source } }: Exam): Verdict {
  const packaged = packageOfBot(source)?.name?.split("/").at(-1);
  const known = [source.name, packaged, packaged?.replace(/^bot-/, "")];
  const isKnown = known.some((one) => one?.toLowerCase() === name.toLowerCase());
  return isKnown ? pass() : warn(`it says ${name}, and is found as ${source.name}`);
}

async function refusal(exam: Exam): Promise<Verdict> {
  const talk = await exam.start([STRANGE_VERSION]);
  if (talk.firstLine !== undefined) {
    talk.process.stop("it was told to go");
    const { protocol } = parsed(talk.firstLine);
    return unless(protocol === STRANGE_VERSION ? "it says that it speaks any version" : undefined);
  }
  const { code, inTime } = await talk.process.ended(exam.bot.limits.startMs);
  if (!inTime || code === null) return fail(talk.failure ?? "it did not end");
  return code === REFUSED ? pass() : warn(`it ended with exit code ${code}, not ${REFUSED}`);
}

const rawHello = async (exam: Exam): Promise<Readonly<Record<string, unknown>>> => {
  const { firstLine } = await exam.greeting();
  return firstLine === undefined ? {} : parsed(firstLine);
};

/** The hello of a bot, which was found to be one. */
const goodHello = async (exam: Exam): Promise<BotHello> => (await exam.greeting()).hello as BotHello;

function parsed(line: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(new TextDecoder().decode(line))) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const inMs = (ms: number): string => `${Math.round(ms)} ms`;
