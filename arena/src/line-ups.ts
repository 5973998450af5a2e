/** Every choice of `size` numbers below `count`, each ascending, in ascending order. */
export function combinations(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  const all: number[][] = [];
  for (let last = size - 1; last < count; last++) {
    for (const rest of combinations(last, size - 1)) all.push([...rest, last]);
  }
  return all.toSorted(byFirstDifference);
}

function byFirstDifference(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((number, i) => number !== b[i]);
  return place < 0 ? 0 : a[place]! - b[place]!;
}

/** The seatings of a line-up within a block: each place once in each seat, or every order. */
export function rotationsOf(seats: number, kind: "cyclic" | "all"): number[][] {
  const places = Array.from({ length: seats }, (_, seat) => seat);
  if (kind === "all") return orders(places);
  return places.map((shift) => places.map((seat) => (seat + shift) % seats));
}

function orders(places: readonly number[]): number[][] {
  if (places.length <= 1) return [[...places]];
  return places.flatMap((first) => orders(places.filter((place) => place !== first)).map((rest) => [first, ...rest]));
}
