import { EXIT, exitCodeFor } from "./exit.ts";
import { program } from "./program.ts";

/** Carries out what the command line asks for, and leaves the exit code. */
export async function main(): Promise<void> {
  // `doorcard standings DIR | head` closes our stdout early, and that is no failure
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? EXIT.done : EXIT.failed);
  });
  try {
    await program().parseAsync();
  } catch (error) {
    process.exitCode = exitCodeFor(error);
  }
}
