import type { Hand } from "@doorcard/engine";
import type { ToldHand, ToldShare } from "./told-hand.ts";
import type { Verdict } from "./judge.ts";

/** What the log and the engine make of the end of a hand: a sentence about the first difference, and how the winners were judged. */
export function judgePayments(
  told: ToldHand,
  hand: Hand,
): { readonly sentence: string | undefined; readonly winners: Verdict["winners"] } {
  const winners = howJudged(told, hand);
  const sentence = antes(told, hand) ?? returns(told, hand) ?? pots(told, hand, winners) ?? stacks(told, hand, winners);
  return { sentence, winners };
}

/** The winners can be told from the cards only when every seat that was in at the end has shown all of its own. */
function howJudged(told: ToldHand, hand: Hand): Verdict["winners"] {
  const live = hand.viewFrom(1).players.filter((player) => player.live);
  if (live.length === 1) return "unopposed";
  const own = told.community === undefined ? 7 : 6;
  const all = live.every(({ seat }) => told.seats[seat - 1]!.cards.filter((card) => card !== undefined).length === own);
  return all ? "judged" : "hidden";
}

function antes(told: ToldHand, hand: Hand): string | undefined {
  const posted = sums(
    told,
    hand.events.filter((event) => event.kind === "ante"),
  );
  const wrong = told.seats.findIndex(({ ante }, i) => ante !== posted[i]);
  if (wrong < 0) return undefined;
  return `third street, seat ${wrong + 1}: the log has an ante of ${told.seats[wrong]!.ante}, the engine ${posted[wrong]}`;
}

function returns(told: ToldHand, hand: Hand): string | undefined {
  if (told.returned === undefined || told.returned === "in collected") return undefined;
  const here = sums(
    told,
    hand.events.filter((event) => event.kind === "returned"),
  );
  const there = sums(told, told.returned);
  const wrong = here.findIndex((amount, i) => amount !== there[i]);
  if (wrong < 0) return undefined;
  return `seat ${wrong + 1}: ${there[wrong]} came back uncalled in the log, ${here[wrong]} by the engine`;
}

/** What seats took from the pots: what the engine awards, less the rake; with what came back, where the log counts that in. */
function pots(told: ToldHand, hand: Hand, winners: Verdict["winners"]): string | undefined {
  if (told.collected === undefined) return undefined;
  const back = told.returned === "in collected" ? hand.events.filter((event) => event.kind === "returned") : [];
  const here = sums(told, [...hand.awards, ...back]);
  const there = sums(told, told.collected);
  const rake = sum(here) - sum(there);
  if (told.rake !== undefined && told.rake !== rake)
    return `the pots hold ${sum(here)} by the engine, but the log pays ${sum(there)} and a rake of ${told.rake}`;
  if (rake < 0) return `the pots hold ${sum(here)} by the engine, but the log pays ${sum(there)}`;
  if (winners === "hidden") return undefined;
  const wrong = here.findIndex((amount, i) => there[i]! > amount || there[i]! < amount - rake);
  if (wrong < 0) return undefined;
  return `seat ${wrong + 1}: the log pays it ${there[wrong]}, the engine ${here[wrong]}${rake > 0 ? `, before a rake of ${rake}` : ""}`;
}

function stacks(told: ToldHand, hand: Hand, winners: Verdict["winners"]): string | undefined {
  const { finalStacks } = told;
  if (finalStacks === undefined || winners === "hidden") return undefined;
  const here = finalStacks.map((_, i) => hand.stack(i + 1));
  // Where the log does not tell the rake, it is what is missing from the stacks
  const rake = told.rake ?? Math.max(0, sum(here) - sum(finalStacks));
  const wrong = finalStacks.findIndex((stack, i) => stack > here[i]! || stack < here[i]! - rake);
  if (wrong < 0) return undefined;
  return `seat ${wrong + 1}: it ends with ${finalStacks[wrong]} in the log, with ${here[wrong]} by the engine`;
}

/** Amounts added up by seat, seat 1 first. */
function sums(told: ToldHand, amounts: readonly ToldShare[]): number[] {
  const bySeat = told.seats.map(() => 0);
  for (const { seat, amount } of amounts) bySeat[seat - 1]! += amount;
  return bySeat;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
