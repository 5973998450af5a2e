import type { Street } from "@doorcard/protocol";
import { stringify } from "smol-toml";
import type { ToldHand } from "../told-hand.ts";

const VARIANTS = { stud: "F7S", stud8: "F7S/8", razz: "FR" } as const;
const STREETS: readonly Street[] = ["third", "fourth", "fifth", "sixth", "seventh"];

/** Writes a hand as a PHH document; hidden cards are `??`. Amounts are in the log's own units: dollars for cents. */
export function writePhh(hand: ToldHand): string {
  const { game, stakes, seats, id, finalStacks } = hand;
  const amount = (units: number): number => units / hand.scale;
  return stringify({
    variant: VARIANTS[game],
    ante_trimming_status: true,
    antes: seats.map(() => amount(stakes.ante)),
    bring_in: amount(stakes.bringIn),
    small_bet: amount(stakes.smallBet),
    big_bet: amount(stakes.bigBet),
    starting_stacks: seats.map(({ stack }) => amount(stack)),
    actions: STREETS.flatMap((street, nth) => streetOf(hand, street, nth, amount)).concat(showsOf(hand)),
    hand: id,
    players: seats.map(({ name }) => name),
    ...(finalStacks !== undefined && { finishing_stacks: finalStacks.map(amount) }),
  });
}

/** Writes a hand as a numbered table, to stand with others in one `.phhs` file. */
export const writePhhTable = (hand: ToldHand, number: number): string => `[${number}]\n${writePhh(hand)}\n`;

function streetOf(hand: ToldHand, street: Street, nth: number, amount: (units: number) => number): string[] {
  const dealt = hand.seats.flatMap(({ cards }, i) => {
    const texts = (nth === 0 ? cards.slice(0, 3) : cards.slice(nth + 2, nth + 3)).map((card) => card ?? "??");
    return texts.length === 0 ? [] : [`d dh p${i + 1} ${texts.join("")}`];
  });
  if (street === "seventh" && hand.community !== undefined) dealt.push(`d db ${hand.community}`);
  const bets = hand.seats.map(() => 0);
  const actions = hand.actions
    .filter((action) => action.street === street)
    .map(({ seat, action, pays }) => {
      bets[seat - 1]! += pays;
      const word = { fold: "f", check: "cc", call: "cc", "bring-in": "pb", wager: `cbr ${amount(bets[seat - 1]!)}` }[
        action
      ];
      return `p${seat} ${word}`;
    });
  return [...dealt, ...actions];
}

/** Who is in at the end shows, when more than one is. */
function showsOf({ seats, actions }: ToldHand): string[] {
  const folded = new Set(actions.flatMap(({ seat, action }) => (action === "fold" ? [seat] : [])));
  const left = seats.flatMap(({ cards }, i) => (folded.has(i + 1) ? [] : [{ seat: i + 1, cards }]));
  if (left.length < 2) return [];
  return left.map(({ seat, cards }) => `p${seat} sm ${cards.map((card) => card ?? "??").join("")}`);
}
