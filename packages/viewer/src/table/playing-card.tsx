import { cardWords, rankText, SUITS } from "./card-words.ts";
import type { SeenCard } from "./seen-card.ts";
import "./playing-card.css";

/** One card: rank and suit in the suit's colour, lower when it lies face down, its back when it is not known. */
export function PlayingCard({ seen: { card, face } }: { seen: SeenCard }) {
  if (card === undefined) return <span class="card back" role="img" aria-label="a card face down" />;
  const suit = SUITS[card.charAt(1)];
  return (
    <span
      class={`card ${suit?.word} ${face}`}
      role="img"
      aria-label={face === "down" ? `${cardWords(card)}, face down` : cardWords(card)}
    >
      <b>{rankText(card)}</b>
      <i>{suit?.glyph}</i>
    </span>
  );
}
