import { openRun, resumeRun, runEvent, type AnyPlan, type RunOptions } from "@doorcard/arena";
import type { Standings } from "@doorcard/protocol";
import { performance } from "node:perf_hooks";
import { warnOfDamage } from "./damage-warning.ts";
import { fieldWeights } from "./field-weights.ts";
import { Interrupted } from "./exit.ts";
import { progressMeter } from "./progress.ts";
import { shellWord } from "./shell-word.ts";
import { DOORCARD, note, type OutputOptions } from "./terminal.ts";

/** Where and how a run is played. */
export interface Playing extends OutputOptions {
  readonly directory: string;
  readonly workers: number;
  /** The command that goes on with it; `run` unless said. */
  readonly command?: "run" | "regress";
}

/** Plays a new event to its end and gives its standings. Throws Interrupted when it is stopped before. */
export const playNew = (plan: AnyPlan, playing: Playing): Promise<Standings> =>
  played(playing, (options) => runEvent(plan, options));

/** Goes on with a run to its end and gives its standings. Throws Interrupted when it is stopped before. */
export const playOn = (playing: Playing): Promise<Standings> =>
  played(playing, (options) =>
    resumeRun({
      ...options,
      onDamage: (damage, keptAs) =>
        warnOfDamage(damage, `what is damaged is played again; the damaged file is kept as ${keptAs}`),
    }),
  );

/** What is asked of standings beside the usual: opponents by weight, "caller=3,chart=1", and skills by finishing orders. */
export interface StandingsWish {
  readonly field?: string;
  readonly secondOpinion?: boolean;
}

/** Standings of the run in a folder, for a field of opponents where one is asked for. Throws RunError when it holds none. */
export function standingsIn(directory: string, wish: StandingsWish = {}): Standings {
  const run = openRun(directory);
  warnOfDamage(run.damage, `what is damaged is left out; this plays it again: ${resumeCommand(directory)}`);
  try {
    return run.standings(askedOf(run.plan, wish));
  } finally {
    run.close();
  }
}

/** What is asked of the standings of the run in a folder beside the usual. Throws RunError when it holds none. */
export function standingsAsked(directory: string, wish: StandingsWish): ReturnType<typeof askedOf> {
  const run = openRun(directory);
  run.close();
  warnOfDamage(run.damage, `what is damaged is left out; this plays it again: ${resumeCommand(directory)}`);
  return askedOf(run.plan, wish);
}

const askedOf = (plan: AnyPlan, { field, secondOpinion }: StandingsWish) => ({
  ...(field !== undefined && { field: fieldWeights(field, plan) }),
  ...(secondOpinion === true && { withSecondOpinion: true }),
});

async function played(playing: Playing, play: (options: RunOptions) => Promise<void>): Promise<Standings> {
  const { directory, workers, command } = playing;
  const meter = progressMeter(playing);
  const stop = stopSignal(() => {
    meter.close();
    note("Stopping after the matches in play; a second Ctrl-C stops at once.", playing);
  });
  try {
    await play({
      directory,
      workers,
      signal: stop.signal,
      onBegun: () =>
        note(`If it is stopped or killed, this goes on with it:\n  ${resumeCommand(directory, command)}`, playing),
      onProgress: (progress) => meter.show(progress),
    });
  } finally {
    meter.close();
    stop.release();
  }
  const standings = standingsIn(directory);
  const signal = stop.heard();
  if (signal !== undefined && !standings.event.complete) throw new Interrupted(signal, howToGoOn(directory, command));
  return standings;
}

const howToGoOn = (directory: string, command?: Playing["command"]): string =>
  `Stopped; all that was played is in ${directory}. To go on:\n  ${resumeCommand(directory, command)}`;

/** The command that goes on with a run, ready for a shell. */
const resumeCommand = (directory: string, command: Playing["command"] = "run"): string =>
  `${DOORCARD} ${command} --resume ${shellWord(directory)}`;

/** A terminal and npm may both pass on one Ctrl-C, so signals within this many milliseconds are one. */
const ONE_KEY_PRESS = 500;

/** Turns the first SIGINT or SIGTERM into an abort; a second one ends the process at once. */
function stopSignal(onFirst: () => void): {
  signal: AbortSignal;
  heard(): "SIGINT" | "SIGTERM" | undefined;
  release(): void;
} {
  const controller = new AbortController();
  let heard: "SIGINT" | "SIGTERM" | undefined;
  let at = 0;
  const hear = (signal: "SIGINT" | "SIGTERM"): void => {
    if (heard !== undefined && performance.now() - at > ONE_KEY_PRESS) process.exit(signal === "SIGINT" ? 130 : 143);
    if (heard !== undefined) return;
    heard = signal;
    at = performance.now();
    controller.abort();
    onFirst();
  };
  process.on("SIGINT", hear);
  process.on("SIGTERM", hear);
  const release = (): void => void process.off("SIGINT", hear).off("SIGTERM", hear);
  return { signal: controller.signal, heard: () => heard, release };
}
