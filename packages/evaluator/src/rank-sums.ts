/**
 * Where the strength of a holding stands in a table, found by adding one number a card.
 *
 * `SMALLEST` are the smallest numbers for which no two holdings of the same size, up to seven cards with at most four of
 * a rank, have the same sum (greedy search; a test adds them all up). The sums fit in 23 bits. Multiplying by an odd
 * number modulo 2^23 keeps them apart and scatters them, so that the 73,775 sums that occur can be folded: rows of 2^11
 * sums are laid over each other, each moved until its sums fall on free slots (Tarjan and Yao, "Storing a sparse
 * table", 1979).
 */
const SMALLEST = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;
const SCATTER = 1887297;
const SUM_BITS = 23;
const ROW_BITS = 11;

/** How many rows of sums there are for holdings of one size. */
export const ROWS = 1 << (SUM_BITS - ROW_BITS);

/** The 23 bits of a sum; beyond them it is cut off. */
export const SUM_MASK = (1 << SUM_BITS) - 1;

/** The number of each rank, deuce first; sums of them count modulo 2^23. */
export const RANK_NUMBERS: readonly number[] = SMALLEST.map((number) => Math.imul(number, SCATTER) & SUM_MASK);

/** The row of a sum: `sum >>> ROW_SHIFT`, counted from the first row for its number of cards. */
export const ROW_SHIFT = ROW_BITS;

/** The bits of a sum that are its place in the row. */
export const PLACE_MASK = (1 << ROW_BITS) - 1;

/** The first row for holdings of 5, 6 or 7 cards; those of seven stand first. */
export const firstRow = (size: number): number => (7 - size) * ROWS;
