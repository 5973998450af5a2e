#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// Compiled code is kept between calls, which halves the time to start; so the rest is loaded only now
enableCompileCache();
const { EXIT, exitCodeFor } = await import("./exit.ts");
const { program } = await import("./program.ts");

// `doorcard standings DIR | head` closes our stdout early, and that is no failure
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? EXIT.done : EXIT.failed);
});

try {
  await program().parseAsync();
} catch (error) {
  process.exitCode = exitCodeFor(error);
}
