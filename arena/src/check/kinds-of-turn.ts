import type { Action, Game, Player, Street, Turn } from "@doorcard/protocol";
import type { Script } from "./script.ts";

/** A turn and the table it came up at. */
export interface TurnAt {
  readonly script: Pick<Script, "game" | "rules" | "seat" | "seats">;
  readonly turn: Turn;
}

/** Whether a turn is of a kind. */
export type Kind = (at: TurnAt) => boolean;

export const onStreet =
  (street: Street): Kind =>
  ({ turn }) =>
    turn.street === street;

export const inGame =
  (game: Game): Kind =>
  ({ script }) =>
    script.game === game;

export const atSeats =
  (least: number, most: number): Kind =>
  ({ script }) =>
    script.seats >= least && script.seats <= most;

export const may =
  (...actions: readonly Action[]): Kind =>
  ({ turn }) =>
    turn.options.some(({ action }) => actions.includes(action));

export const owes: Kind = ({ turn }) => turn.toCall > 0;

const mayRaise = may("complete", "raise", "raise-big");

export const isCapped: Kind = (at) => owes(at) && at.turn.wagers >= at.script.rules.cap && !mayRaise(at);

/** Owes, has chips behind, and may not raise though the cap is not reached. */
export const isHeld: Kind = (at) => {
  const { script, turn } = at;
  const isBelow = turn.wagers < script.rules.cap && ownOf(at).stack > turn.toCall;
  return owes(at) && isBelow && !mayRaise(at);
};

/** Has acted on this street before. */
export const hasActed: Kind = ({ script, turn }) =>
  turn.history.some(({ seat, street }) => seat === script.seat && street === turn.street);

/** Has an option that takes all its chips. */
export const endsItsChips: Kind = (at) => {
  const { stack } = ownOf(at);
  return at.turn.options.some(({ pays }) => pays === stack);
};

export const facesAllIn: Kind = (at) => others(at).some(({ live, stack }) => live && stack === 0);

export const facesFolded: Kind = (at) => others(at).some(({ live }) => !live);

export const showsPair = may("bet-big", "raise-big");

export const sharesCard: Kind = ({ turn }) => turn.community.length > 0;

const ownOf = ({ script, turn }: TurnAt): Player => turn.players[script.seat - 1]!;

const others = ({ script, turn }: TurnAt): Player[] => turn.players.filter(({ seat }) => seat !== script.seat);
