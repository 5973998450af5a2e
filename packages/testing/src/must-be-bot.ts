import { problemsWith } from "@doorcard/sdk";

/** Throws TypeError with all that is wrong when a value is no bot definition. */
export function mustBeBot(value: unknown): void {
  const problems = problemsWith(value);
  if (problems.length > 0) throw new TypeError(`This is no bot: ${problems.join("; ")}`);
}
