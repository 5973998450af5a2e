import type { CardState } from "./play-state.ts";
import { cardTold } from "./play-words.ts";

const PIPS: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** One card: its rank and suit, or its back. */
export function CardFace({ card: { text, isUp } }: { card: CardState }) {
  if (text === undefined)
    return (
      <li class="play-card back">
        <span class="unseen">a downcard</span>
      </li>
    );
  const [rank = "", suit = ""] = text;
  return (
    <li class={`play-card suit-${suit} ${isUp ? "up" : "down"}`}>
      <span aria-hidden="true">
        <b>{rank === "T" ? "10" : rank}</b>
        <i>{PIPS[suit]}</i>
      </span>
      <span class="unseen">
        {cardTold(text)}
        {isUp ? "" : ", face down"}
      </span>
    </li>
  );
}
