import { hash } from "node:crypto";
import seedrandom from "seedrandom";

/** A generator of numbers from 0 up to but not 1 that depends on its name alone. */
export const luckOf = (name: string): (() => number) => seedrandom.alea(hash("sha256", `doorcard/diff/${name}`));

/** A place in an order that depends on the name alone: 64 hexadecimal digits, to draw a sample by. */
export const lotOf = (name: string): string => hash("sha256", `doorcard/diff/${name}`);
