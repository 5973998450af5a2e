import { readFileSync, writeFileSync } from "node:fs";
import { Misuse } from "../exit.ts";
import type { Garbage } from "./garbage.ts";
import type { Speed } from "./measure.ts";

/** A figure of ours over that of the fastest package beside it. */
export interface Ratio {
  readonly what: string;
  readonly ratio: number;
}

/** What was measured in one run of the bench. */
export interface Measured {
  readonly version: 2;
  /** Whether it was a short run, whose figures are lower since code warms up in it. */
  readonly quick: boolean;
  readonly node: string;
  readonly processors: number;
  readonly speeds: readonly Speed[];
  readonly overPeers: readonly Ratio[];
  /** Hands a second with two workers over those with one, heads-up; null on a machine with one processor. */
  readonly twoWorkers: number | null;
  /** The most memory held in a long event over that in one a tenth as long. */
  readonly memoryGrowth: number;
  readonly garbage: Garbage;
  /** Packages to compare with that are not installed. */
  readonly missingPeers: readonly string[];
}

/** Writes a run to a file, to be compared with later. Throws Misuse when it cannot be written. */
export function save(measured: Measured, file: string): void {
  try {
    writeFileSync(file, `${JSON.stringify(measured, undefined, 2)}\n`);
  } catch (error) {
    throw new Misuse(`--save ${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Reads a run that was saved, to compare a short one or a long one with. Throws Misuse when it is none of that kind. */
export function saved(file: string, quick: boolean): Measured {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Misuse(`--against ${file}: ${code === undefined ? "is no JSON" : `cannot be opened (${code})`}`);
  }
  const { version, speeds, quick: wasQuick } = (read ?? {}) as Partial<Measured>;
  if (version !== 2 || !Array.isArray(speeds))
    throw new Misuse(`--against ${file}: is no run of this bench; make one with --save`);
  if (wasQuick !== quick)
    throw new Misuse(
      `--against ${file}: was measured ${wasQuick === true ? "with" : "without"} --quick, and so must this be`,
    );
  return read as Measured;
}

/** A figure beside the same of another run. */
export interface Compared extends Ratio {
  /** Whether it is slower by more than both runs spread, and by more than a shared machine always does. */
  readonly slower: boolean;
}

/** What a shared machine is slower by for no reason, as a share, after scaling. */
const ALWAYS = 0.15;

/** Every figure of ours that both runs have, over that of the run before; scaled figures, so that two machines can be compared. */
export function compare(now: Measured, before: Measured): Compared[] {
  return now.speeds.flatMap(({ what, norm, spread, isPeer }) => {
    const then = before.speeds.find((speed) => speed.what === what);
    if (then === undefined || isPeer === true || what.startsWith("calibration")) return [];
    const ratio = norm / then.norm;
    const noise = Math.max(ALWAYS, (spread + then.spread) / 2);
    return [{ what, ratio, slower: ratio < 1 - noise }];
  });
}
