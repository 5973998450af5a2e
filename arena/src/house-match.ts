import { formatCard } from "@doorcard/cards";
import { HOUSE_ACTIONS, HOUSE_CARDS, HOUSE_STAKES, settle, type HouseAction } from "@doorcard/engine";
import type { Action, HouseJob, HouseObservation, HouseResult } from "@doorcard/protocol";
import type { HouseBotDefinition } from "@doorcard/sdk";
import { Digest } from "./digest.ts";
import { FaultedHands } from "./faulted-hands.ts";
import type { PlayedMatch } from "./match.ts";
import { InProcessSeat } from "./seats/in-process-seat.ts";
import type { Judged } from "./seats/seat.ts";
import { botRandom, DeckStream } from "./streams.ts";

/** What may be done against the house, always. */
const TURN: Judged = {
  isLegal: (action) => HOUSE_ACTIONS.includes(action as HouseAction),
  whyNot: () => undefined,
  eventsFrom: () => [],
};

/** Plays a match of one bot against the house; the bot is made anew. Every bot of an event meets the same deals. */
export async function playHouseMatch(job: HouseJob, definition: HouseBotDefinition): Promise<PlayedMatch> {
  const { id, lineUp, block, rotation, game, entrants, firstDeal, hands, seed } = job;
  const decks = new DeckStream(seed, "deck");
  const digest = new Digest();
  let deal = firstDeal;
  let draws: { readonly deal: number; readonly draw: () => number } | undefined;
  const random = (): number => {
    if (draws?.deal !== deal) draws = { deal, draw: botRandom(seed, deal, 1) };
    return draws.draw();
  };
  const bot = new InProcessSeat(() => definition.create({ game, random }));
  bot.open();
  const faulted = new FaultedHands();
  let net = 0;
  for (; deal < firstDeal + hands; deal++) {
    const cards = decks.deck(deal, 2 * HOUSE_CARDS).slice(0, 2 * HOUSE_CARDS);
    const action = await answerOf(bot, seen(cards));
    const result = settle(action, cards.subarray(0, HOUSE_CARDS), cards.subarray(HOUSE_CARDS));
    bot.end(TURN, (): HouseResult => ({ dealer: texts(cards.subarray(HOUSE_CARDS)), ...result }));
    for (const card of cards) digest.take(card);
    digest.take(HOUSE_ACTIONS.indexOf(action));
    net += result.net;
    faulted.isFaulted = bot.lastFault !== undefined;
    faulted.end(result.net);
  }
  const { decisions, faults, timed, micros } = bot;
  const seats = [{ entrant: entrants[0]!, net, decisions, faults, ...faulted.told }];
  return {
    result: { id, lineUp, block, rotation, hands, digest: digest.toString(), seats },
    timings: [{ timed, micros }],
  };
}

/** The answer of a bot to its turn, waited for where it must be. */
function answerOf(bot: InProcessSeat, turn: HouseObservation): HouseAction | Promise<HouseAction> {
  let answered: (action: Action) => void = () => undefined;
  const waited = { answered: (action: Action) => answered(action), failed: () => undefined };
  const answer = bot.ask(TURN, turn, waited);
  if (answer !== undefined) return answer as HouseAction;
  return new Promise((resolve) => {
    answered = (action) => resolve(action as HouseAction);
  });
}

/** What the player sees: its own cards and the dealer's last. */
function seen(cards: Uint8Array): HouseObservation {
  const { ante, call } = HOUSE_STAKES;
  return {
    game: "caribbean",
    cards: texts(cards.subarray(0, HOUSE_CARDS)),
    upcard: formatCard(cards[2 * HOUSE_CARDS - 1]!),
    ante,
    options: [
      { action: "fold", pays: 0 },
      { action: "call", pays: call },
    ],
  };
}

const texts = (cards: Uint8Array): string[] => Array.from(cards, formatCard);
