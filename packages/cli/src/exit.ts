import { RunError } from "@doorcard/arena";
import { CommanderError } from "commander";

/** What the command line says by its exit code. */
export const EXIT = { done: 0, failed: 1, misuse: 2, undecided: 3 } as const;

/** Input that cannot be used: every problem is a sentence that says what and where. */
export class Misuse extends Error {
  override readonly name = "Misuse";
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** Throws Misuse when there are problems. */
export function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Misuse(...problems);
}

/** A run that was asked to stop before its end, by a signal. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  readonly exitCode: number;

  constructor(signal: "SIGINT" | "SIGTERM", message: string) {
    super(message);
    this.exitCode = signal === "SIGINT" ? 130 : 143;
  }
}

/** Says on stderr what went wrong, and gives the exit code for it. */
export function exitCodeFor(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.misuse;
  if (error instanceof Interrupted) {
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
  if (error instanceof Misuse || error instanceof RunError) {
    for (const line of error.message.split("\n")) process.stderr.write(`error: ${line}\n`);
    return EXIT.misuse;
  }
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`error: a fault of Doorcard itself, please report it: ${told}\n`);
  return EXIT.failed;
}
