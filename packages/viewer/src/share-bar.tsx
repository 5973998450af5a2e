import "./share-bar.css";

/** The palest part of a bar, where 1 is the strongest. */
const PALEST = 0.15;

/**
 * Shares of a whole, 0 to 1 each, as lengths of one bar, the first strongest. The numbers stand beside it, so it says nothing
 * itself.
 */
export function ShareBar({ shares }: { shares: readonly number[] }) {
  let at = 0;
  return (
    <svg class="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {shares.map((share, place) => {
        if (share === 0) return null;
        const x = 100 * at;
        at += share;
        const depth = 1 - ((1 - PALEST) * place) / Math.max(1, shares.length - 1);
        return <rect key={place} x={x} width={100 * share} y="0" height="10" opacity={depth.toFixed(3)} />;
      })}
    </svg>
  );
}
