import { ACTIONS, CRASHED } from "@doorcard/protocol/wire";
import type { AskedTurn } from "./play-scripts.ts";

/** A turn in one line: the table, the street, the cards, what is legal and what came. */
export function toldTurn(asked: AskedTurn): string {
  return `${placeOf(asked)}; came ${saidIn(asked)}`;
}

/** A turn without its answer. */
export function placeOf({ script, turn }: AskedTurn): string {
  const { upcards } = turn.players[script.seat - 1]!;
  const cards = [`(${turn.downcards.join(" ")})`, ...upcards, ...turn.community.map((card) => `shared ${card}`)];
  const legal = turn.options.map(({ action, pays }) => (pays > 0 ? `${action} ${pays}` : action));
  const table = `${script.game} by ${script.rules.set} at ${script.seats} seats`;
  return `${table}, ${turn.street} street: ${cards.join(" ")}; legal ${legal.join(", ")}`;
}

/** What a bot said, in words. */
export function saidIn({ said }: AskedTurn): string {
  if (said === undefined) return "nothing";
  if (said === CRASHED) return 'a crash, "fault":"crashed"';
  return ACTIONS[said] ?? "what is no action";
}

/** Whether an answer is an action that was legal. */
export const isLegal = ({ turn, said }: AskedTurn): boolean =>
  said !== undefined && turn.options.some(({ action }) => action === ACTIONS[said]);
