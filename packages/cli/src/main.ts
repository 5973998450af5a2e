#!/usr/bin/env node
import { EXIT, exitCodeFor } from "./exit.ts";
import { program } from "./program.ts";

// `doorcard standings DIR | head` closes our stdout early, and that is no failure
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? EXIT.done : EXIT.failed);
});

try {
  await program().parseAsync();
} catch (error) {
  process.exitCode = exitCodeFor(error);
}
