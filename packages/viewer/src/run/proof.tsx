import type { Standings } from "@doorcard/protocol";

/** What others need to play the same run again and see that it is the same. */
export function Proof({ id, standings: { event, resultHash } }: { id: string; standings: Standings }) {
  const { seed, commitment, complete } = event;
  return (
    <section class="panel proof" aria-labelledby="proof">
      <h2 id="proof">Proof</h2>
      <p class="muted small">
        The same seed gives the same result hash on any machine. <code>doorcard audit runs/{id}</code> plays matches
        again and compares.
      </p>
      <dl>
        <dt>Result hash</dt>
        <dd class="mono">{resultHash}</dd>
        <dt>Seed</dt>
        {complete && seed !== "" ? (
          <dd class="mono">{seed}</dd>
        ) : (
          <dd class="muted">Told when the run is complete, since it shows the cards to come.</dd>
        )}
        {commitment === undefined ? null : (
          <>
            <dt>Commitment to the seed</dt>
            <dd class="mono">{commitment}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
