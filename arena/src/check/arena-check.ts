import { RULE_SETS, rulesFor } from "@doorcard/engine";
import type { Game, MatchJob } from "@doorcard/protocol";
import { defineBot } from "@doorcard/sdk";
import { inProcess, playSeated, type Seater } from "../match.ts";
import { Child } from "../seats/child.ts";
import { ProcessSeat } from "../seats/process-seat.ts";
import { fail, pass, type Check, type Verdict } from "./check.ts";
import type { Exam } from "./exam.ts";

/** Seats and hands of a match as in an event. */
const SEATS = 4;
const HANDS = 30;

/** An opponent that takes any legal action. */
const anybody = defineBot({
  name: "anybody",
  version: "1.0.0",
  create: ({ random }) => ({ act: ({ options }) => options[Math.floor(random() * options.length)]!.action }),
});

/** The proof of the pudding. */
export const arenaCheck: Check = {
  number: 59,
  name: "plays matches as in an event without a fault",
  remedy:
    "Here nothing is forgiven, and a kit may speak binary frames. Mend what the checks before found first; docs/protocol.md says what counts as which fault.",
  run: async (exam) => {
    const child = Child.start(exam.launch, exam.bot.limits);
    try {
      return await playAll(exam, child);
    } catch (error) {
      return fail((error as Error).message);
    } finally {
      await child.then((started) => started.close()).catch(() => undefined);
    }
  },
};

async function playAll(exam: Exam, child: Promise<Child>): Promise<Verdict> {
  await child;
  const games = await exam.games();
  for (const game of games) {
    const wrong = await play(jobOf(game, exam.bot.seed), exam, child);
    if (wrong !== undefined) return fail(`${game}: ${wrong}`);
  }
  return pass(`${HANDS} hands each of ${games.join(", ")}`);
}

/** Plays a match; what went wrong first, undefined when nothing did. */
async function play(job: MatchJob, { bot }: Exam, child: Promise<Child>): Promise<string | undefined> {
  const { decisionMs } = bot.limits;
  const examined: Seater = (place) =>
    new ProcessSeat(place, { child, alone: true, lostBefore: undefined, decisionMs, release: () => undefined });
  const others = Array.from({ length: SEATS - 1 }, () => inProcess(anybody));
  let first: string | undefined;
  const { result } = await playSeated(job, [examined, ...others], {
    deal: "all",
    watcher: (_, actions, __, deal) => {
      const faulty = actions.find(({ seat, fault }) => seat === 1 && fault !== undefined);
      if (faulty !== undefined) first ??= `${faulty.fault} in hand ${deal + 1} of ${HANDS}`;
    },
  });
  const sum = Object.values(result.seats[0]!.faults).reduce((total, count) => total + count, 0);
  return first ?? (sum > 0 ? `${sum} failures outside of its turns` : undefined);
}

function jobOf(game: Game, seed: string): MatchJob {
  const { name, stakes } = RULE_SETS[0]!;
  const rules = rulesFor(name, game);
  if (!rules.ok) throw new Error(`The rule set ${name} has no ${game}`);
  const stack = 200 * stakes.smallBet;
  const entrants = Array.from({ length: SEATS }, (_, i) => i);
  const place = { id: "check", lineUp: 0, block: 0, rotation: 0, firstDeal: 0, hands: HANDS };
  return { ...place, game, rules: rules.value, stakes, stack, dealing: "lanes", entrants, seed };
}
