import type { Command } from "commander";
import { availableParallelism } from "node:os";
import { COUNT_FORMS, readCount } from "./counts.ts";

/** Adds the option that says how many workers play. */
export function addJobsOption(command: Command): Command {
  return command.option(
    "-j, --jobs <number>",
    `worker threads (default: one a processor, here ${availableParallelism()})`,
  );
}

/** How many workers are to play, and what is wrong with what was said about it. */
export function readJobs({ jobs }: { readonly jobs?: string }): { workers: number; problems: string[] } {
  const workers = jobs === undefined ? availableParallelism() : readCount(jobs);
  if (workers !== undefined && workers >= 1 && workers <= 256) return { workers, problems: [] };
  const problem = workers === undefined ? `is no whole number; ${COUNT_FORMS}` : "must be from 1 to 256";
  return { workers: 1, problems: [`--jobs ${jobs}: ${problem}`] };
}
