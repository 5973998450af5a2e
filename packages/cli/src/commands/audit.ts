import { auditRun } from "@doorcard/arena";
import type { AuditReport } from "@doorcard/protocol";
import { Command } from "commander";
import { performance } from "node:perf_hooks";
import { auditText } from "../audit-text.ts";
import { COUNT_FORMS, readCount } from "../counts.ts";
import { EXIT, refuse } from "../exit.ts";
import { addJobsOption, readJobs } from "../jobs.ts";
import { progressMeter } from "../progress.ts";
import { addExamples, addOutputOptions, type OutputOptions } from "../terminal.ts";

interface AuditOptions extends OutputOptions {
  readonly sample: string;
  readonly seed?: string;
  readonly commitment?: string;
  readonly jobs?: string;
}

/** `doorcard audit`: whether the journal of a run says what its bots play. */
export function auditCommand(): Command {
  const command = new Command("audit")
    .summary("play a sample of a run again and compare it with the journal")
    .description(
      "Plays a sample of a run's matches again from its seed and compares them with the journal to the byte; looks for damage, and for bots of another version. Exit code 0 when all is equal, 1 for a difference or damage, 2 for misuse. docs/runs.md tells what that proves.",
    )
    .argument("<folder>", "folder of the run")
    .option("--sample <number>", "matches to play again, or all", "20")
    .option("--seed <text>", "seed of the sample (default: that of the run)")
    .option("--commitment <hex>", "the commitment that was told before play; the seed of the run must fit it");
  addOutputOptions(addJobsOption(command), "what was found");
  addExamples(command, [
    ["audit runs/demo", "twenty matches"],
    ["audit runs/demo --sample all", "every match, which takes as long as the run did"],
    ["audit runs/demo --seed tuesday --json --quiet", "another twenty, for a script"],
    [`audit runs/monday --commitment ${"0123456789abcdef".repeat(4)}`, "and whether its seed was fixed before play"],
  ]);
  return command.action((folder: string, options: AuditOptions) => audit(folder, options));
}

async function audit(folder: string, options: AuditOptions): Promise<void> {
  const { sample, workers } = read(options);
  const { seed, commitment } = options;
  const report = await watched(options, (onProgress) =>
    auditRun({
      directory: folder,
      sample,
      workers,
      onProgress,
      ...(seed !== undefined && { seed }),
      ...(commitment !== undefined && { commitment }),
    }),
  );
  if (options.json === true) process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  else process.stdout.write(auditText(report, { isCommitted: commitment !== undefined }));
  if (!report.ok) process.exitCode = EXIT.failed;
}

/** Reads the options. Throws Misuse with all that is wrong with them. */
function read({ sample, commitment, ...options }: AuditOptions): { sample: number | "all"; workers: number } {
  const size = sample === "all" ? sample : (readCount(sample) ?? 0);
  const { workers, problems } = readJobs(options);
  refuse([
    ...problems,
    ...(size === 0 ? [`--sample ${sample}: must be all, or a whole number of at least 1; ${COUNT_FORMS}`] : []),
    ...(commitment !== undefined && !/^[0-9a-f]{64}$/i.test(commitment)
      ? [`--commitment ${commitment}: is no commitment, which is 64 hexadecimal figures`]
      : []),
  ]);
  return { sample: size, workers };
}

/** Shows how far an audit is. */
async function watched(
  output: OutputOptions,
  look: (onProgress: (done: number, of: number) => void) => Promise<AuditReport>,
): Promise<AuditReport> {
  const meter = progressMeter(output, "matches");
  const start = performance.now();
  try {
    return await look((done, of) => {
      const progress = { hands: done, totalHands: of, matches: done, totalMatches: of, playedNow: done };
      meter.show({ ...progress, elapsedMs: performance.now() - start });
    });
  } finally {
    meter.close();
  }
}
