import type { Entrant, InspectedBot } from "@doorcard/arena";
import { RULE_SETS, rulesFor } from "@doorcard/engine";
import { check, type Checked, type Game, type MatchJob, type PlayOffer, type Problem } from "@doorcard/protocol";

/** Seats at a table, the person's among them, and hands of a match, at most. */
const MOST_SEATS = 8;
const MOST_HANDS = 200;

/** Small bets in a stack, so that nobody is ever all-in by the cap alone. */
const SMALL_BETS = 200;

/** A match that may begin: the person is entrant 0 and sits in seat 1. */
export interface PlayPlan {
  readonly job: MatchJob;
  readonly entrants: readonly Entrant[];
}

/** What a person can choose. */
export function playOffer(bots: readonly InspectedBot[]): PlayOffer {
  return {
    bots: bots.map(({ name, games }) => ({ name, games: games.filter((game): game is Game => game !== "caribbean") })),
    rules: RULE_SETS.map(({ name, games, stakes }) => ({ name, games: [...games], stakes })),
    mostSeats: MOST_SEATS,
    mostHands: MOST_HANDS,
  };
}

/** Plans the match that was asked for; all that is wrong with it at once. `freshSeed` is for one without a seed. */
export function planPlay(asked: unknown, bots: readonly InspectedBot[], freshSeed: string): Checked<PlayPlan> {
  const checked = check("playRequest", asked);
  if (!checked.ok) return checked;
  const { game, hands, seed = freshSeed, bots: wanted } = checked.value;
  const rules = rulesFor(checked.value.rules, game);
  const problems: Problem[] = [
    ...(rules.ok ? [] : rules.problems.map((problem) => ({ ...problem, at: "/rules" }))),
    ...wanted.flatMap((name, place) => strangeTo(name, game, bots, place)),
  ];
  if (wanted.length < 1 || wanted.length >= MOST_SEATS)
    problems.push(wrong("/bots", `must be 1 to ${MOST_SEATS - 1} bots, got ${wanted.length}`));
  if (!rules.ok || problems.length > 0) return { ok: false, problems };
  const { stakes } = RULE_SETS.find(({ name }) => name === rules.value.set)!;
  const entrants = [{ name: "person", module: "" }, ...seated(wanted, bots)];
  const job: MatchJob = {
    id: "0.0.0",
    lineUp: 0,
    block: 0,
    rotation: 0,
    game,
    rules: rules.value,
    stakes,
    stack: SMALL_BETS * stakes.smallBet,
    dealing: "lanes",
    entrants: entrants.map((_, number) => number),
    firstDeal: 0,
    hands,
    seed,
  };
  return { ok: true, value: { job, entrants } };
}

/** The bots in their seats; one that sits in several is told apart as `odds` and `odds#2`. */
function seated(wanted: readonly string[], bots: readonly InspectedBot[]): Entrant[] {
  return wanted.map((name, place) => {
    const time = wanted.slice(0, place + 1).filter((one) => one === name).length;
    return { ...bots.find((bot) => bot.name === name)!, name: time === 1 ? name : `${name}#${time}` };
  });
}

/** Why a bot cannot sit down; nothing when it can. */
function strangeTo(name: string, game: Game, bots: readonly InspectedBot[], place: number): Problem[] {
  const bot = bots.find((one) => one.name === name);
  if (bot === undefined) {
    const known = bots.map((one) => one.name).join(", ");
    return [wrong(`/bots/${place}`, `"${name}" is no bot that can be played against; there are ${known}`)];
  }
  return bot.games.includes(game) ? [] : [wrong(`/bots/${place}`, `${name} does not play ${game}`)];
}

const wrong = (at: string, message: string): Problem => ({ code: "play", at, message });
