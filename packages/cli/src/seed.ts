import { randomBytes } from "node:crypto";

/** A seed for a run that was given none: 128 random bits. */
export const freshSeed = (): string => randomBytes(16).toString("hex");
