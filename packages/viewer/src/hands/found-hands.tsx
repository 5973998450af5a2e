import type { HandList } from "@doorcard/protocol";
import { grouped } from "../numbers.ts";
import { addressOf } from "../route.ts";
import { netTold } from "../numbers.ts";

/** The hands that were found: what is special, the pot, the street, and who won how much; up and down go along them. */
export function FoundHands({ id, hands }: { id: string; hands: HandList["hands"] }) {
  if (hands.length === 0) return <p>No hand fits.</p>;
  return (
    <ol class="found" aria-label="Hands found" onKeyDown={alongLinks}>
      {hands.map((hand) => (
        <li key={hand.id}>
          <a class="special" href={addressOf.hand(id, hand.id)}>
            {hand.told}
          </a>
          <span class="about muted small">
            hand {hand.id}, {hand.street} street
          </span>
          <span class="pot">
            <span class="muted small">pot</span> {grouped(hand.pot)}
          </span>
          <ul class="nets small">
            {hand.seats.map((name, at) => (
              <li key={at}>
                {name} <b class={hand.net[at]! < 0 ? "net minus" : "net"}>{netTold(hand.net[at]!)}</b>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Up and down go to the link before or after the one that has the focus. */
function alongLinks(event: KeyboardEvent): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>("a.special")];
  const to = links[links.findIndex((link) => link === document.activeElement) + by];
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}
