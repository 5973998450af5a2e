import type { Observation } from "@doorcard/sdk";

type Player = Observation["players"][number];

/** A turn in one line: cards, chips to call and in the pot, and what was done on its street. */
export function describeSpot(seen: Observation): string {
  const { game, street, seat, downcards, players, toCall, pot, history } = seen;
  const others = [...players.slice(seat), ...players.slice(0, seat - 1)];
  const mine = `I hold (${downcards.join(" ")}) ${players[seat - 1]!.upcards.join(" ")}`;
  const theirs = `${others.length === 1 ? "villain shows" : "villains show"} ${others.map(board).join(", ")}`;
  const deeds = history
    .filter((deed) => deed.street === street)
    .map((deed) => `${deed.seat === seat ? "I" : `seat ${deed.seat}`}: ${deed.action}`);
  const chips = `${toCall} to call, pot ${pot}`;
  return [`${game}, ${street} street, ${mine}, ${theirs}`, chips, deeds.join(", ")].filter((part) => part).join("; ");
}

const board = ({ upcards, live }: Player): string => `${upcards.join(" ")}${live ? "" : " (folded)"}`;

/** What is legal at a turn, with the chips it pays: "fold, call 8, raise 16". */
export const describeOptions = ({ options }: Observation): string =>
  options.map(({ action, pays }) => (pays > 0 ? `${action} ${pays}` : action)).join(", ");

/** The lines that stand under every message about a turn. */
export const describeTurn = (seen: Observation): string =>
  `  in: ${describeSpot(seen)}\n  legal: ${describeOptions(seen)}`;
