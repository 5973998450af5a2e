/** The list of hands that was looked at last, so that a hand knows its neighbours. */
interface Listed {
  /** The run's folder. */
  readonly id: string;
  readonly hands: readonly string[];
}

let listed: Listed | undefined;

/** Remembers the hands of a list, in its order. */
export function rememberList(id: string, hands: readonly string[]): void {
  listed = { id, hands };
}

/** Whether the list that was looked at last has a hand. */
export const isListed = (id: string, hand: string): boolean => listed?.id === id && listed.hands.includes(hand);

/** The hands before and after one in the list. */
export function neighbours(id: string, hand: string): { readonly before?: string; readonly next?: string } {
  if (!isListed(id, hand)) return {};
  const { hands } = listed!;
  const at = hands.indexOf(hand);
  const [before, next] = [hands[at - 1], hands[at + 1]];
  return { ...(before !== undefined && { before }), ...(next !== undefined && { next }) };
}
