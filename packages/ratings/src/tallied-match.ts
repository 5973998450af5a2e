import type { MatchResult } from "@doorcard/protocol";

/** What a tally counts of a match. */
export type TalliedMatch = Pick<MatchResult, "lineUp" | "block" | "rotation" | "hands" | "seats">;

/** The identity of a match: line-up, block and rotation. */
export const nameOf = ({ lineUp, block, rotation }: TalliedMatch): string => `${lineUp}.${block}.${rotation}`;
