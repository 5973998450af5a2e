import { hash } from "node:crypto";

/**
 * What may be told of a seed before play, so that nobody can exchange it afterwards: SHA-256 of `doorcard/commitment/` and
 * the seed, in 64 hexadecimal figures. It gives nothing away where the seed cannot be guessed, such as 128 random bits.
 */
export const commitment = (seed: string): string => hash("sha256", `doorcard/commitment/${seed}`);
