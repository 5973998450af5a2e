import type { Exam } from "./exam.ts";

/** How a check came out; "skipped" where there was nothing to look at. */
export type Outcome = "pass" | "warn" | "fail" | "skipped";

/** What a check says of a bot: how it came out, and what was found. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly found?: string | undefined;
}

/** One thing that is looked at in a bot. Its number is a name that people put into their CI, so it never changes. */
export interface Check {
  readonly number: number;
  /** What a bot that passes does. */
  readonly name: string;
  /** What the author of a bot that does not pass can do. */
  readonly remedy: string;
  /** Whether nothing else can be looked at when it fails. */
  readonly isVital?: boolean;
  run(exam: Exam): Verdict | Promise<Verdict>;
}

export const pass = (found?: string): Verdict => ({ outcome: "pass", found });
export const warn = (found: string): Verdict => ({ outcome: "warn", found });
export const fail = (found: string): Verdict => ({ outcome: "fail", found });
export const skip = (found: string): Verdict => ({ outcome: "skipped", found });

/** Passes when nothing was found to be wrong. */
export const unless = (wrong: string | undefined): Verdict => (wrong === undefined ? pass() : fail(wrong));
