import "./share-bar.css";

/** Shares of a whole, 0 to 1 each, as lengths of one bar; the numbers stand beside it, so it says nothing itself. */
export function ShareBar({ shares }: { shares: readonly number[] }) {
  let at = 0;
  return (
    <svg class="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {shares.map((share, rank) => {
        const x = 100 * at;
        at += share;
        return <rect key={rank} class={`share-${Math.min(rank, 7)}`} x={x} width={100 * share} y="0" height="10" />;
      })}
    </svg>
  );
}
