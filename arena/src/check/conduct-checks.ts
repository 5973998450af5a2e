import type { Leaving } from "./bot-process.ts";
import { fail, pass, unless, warn, type Check, type Verdict } from "./check.ts";

/** Bytes on standard error that are no nuisance. */
const LITTLE = 65_536;

/** What a bot does beside answering: what it prints, and how it leaves. */
export const conductChecks: readonly Check[] = [
  {
    number: 55,
    name: "writes nothing but messages on standard output",
    remedy:
      "Print to standard error: what is no message on standard output costs the match. The kits see to that for print and console.log.",
    run: async (exam) => {
      const { noise } = await exam.main();
      return unless(noise.length === 0 ? undefined : `${noise.length} lines, first ${JSON.stringify(noise[0])}`);
    },
  },
  {
    number: 56,
    name: "prints little on standard error",
    remedy: "Print only what helps to find a fault, and each once: an event has millions of turns.",
    run: async (exam) => {
      const { printedBytes } = await exam.main();
      return printedBytes <= LITTLE ? pass(`${printedBytes} bytes`) : warn(`${Math.round(printedBytes / 1024)} KB`);
    },
  },
  {
    number: 57,
    name: "ends itself within a second of the goodbye",
    remedy: "End with exit code 0 at the goodbye, whatever threads or timers there are. Who stays is stopped.",
    run: async (exam) => {
      const { leaving, failure } = await exam.main();
      return failure === undefined ? left(leaving) : fail(`it was gone before: ${failure}`);
    },
  },
  {
    number: 58,
    name: "ends itself within a second of the end of its input",
    remedy: "End with exit code 0 when standard input ends: the arena may be gone.",
    run: async (exam) => left(await (await exam.spare()).leave("end of input")),
  },
];

function left({ code, signal, inTime }: Leaving): Verdict {
  if (!inTime) return fail("it was still there after a second");
  return code === 0 ? pass() : fail(signal === null ? `it ended with exit code ${code}` : `it ended by ${signal}`);
}
