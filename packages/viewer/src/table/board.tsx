import type { ComponentChildren } from "preact";
import { PlayingCard } from "./playing-card.tsx";
import { Seat, type ShownSeat } from "./seat.tsx";
import "./table.css";

/** The table: seats clockwise round the middle, one below another where the window is narrow. */
export function Board({
  above,
  below,
  part,
  community,
  children,
}: {
  /** The seats above the middle, from left to right. */
  above: readonly ShownSeat[];
  /** Those below it, from right to left. */
  below: readonly ShownSeat[];
  /** Where in the hand it is. */
  part: string;
  /** Cards for all. */
  community: readonly string[];
  /** What else is in the middle. */
  children: ComponentChildren;
}) {
  return (
    <section class="felt" aria-label="Table">
      <ol class={`seats of-${above.length}`}>
        {above.map((seat) => (
          <Seat key={seat.number} seat={seat} />
        ))}
      </ol>
      <div class="middle">
        <span class="part">{part}</span>
        {children}
        {community.length === 0 ? null : (
          <span class="for-all">
            for all{" "}
            {community.map((card) => (
              <PlayingCard key={card} seen={{ card, face: "up" }} />
            ))}
          </span>
        )}
      </div>
      <ol class="seats below" start={below[0]?.number}>
        {below.map((seat) => (
          <Seat key={seat.number} seat={seat} />
        ))}
      </ol>
    </section>
  );
}
