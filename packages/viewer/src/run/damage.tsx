import type { RunDamage } from "@doorcard/protocol";

/** What of a run's journal is damaged, and what to do about it. */
export const Damage = ({ damage: { count, places } }: { damage: RunDamage }) => (
  <div class="notice trouble">
    <p>
      The journal is damaged in {count === 1 ? "one place" : `${count} places`}. What is whole counts here;{" "}
      <code>run --resume</code> plays the rest again.
    </p>
    <ul>
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
    {count > places.length ? <p>And {count - places.length} more.</p> : null}
  </div>
);
