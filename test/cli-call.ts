import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const MAIN = join(import.meta.dirname, "..", "packages", "cli", "src", "start.mjs");
const environment = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, NODE_OPTIONS: undefined };

/** What a call of the command line gave. */
export interface Called {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Calls the real command line in a folder, and waits for its end. */
export function doorcard(folder: string, ...args: readonly string[]): Promise<Called> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [MAIN, ...args],
      { cwd: folder, env: environment, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? -1), stdout, stderr });
      },
    );
  });
}

/** Starts the real command line in a folder, and does not wait. */
export function begin(folder: string, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], { cwd: folder, env: environment, stdio: "ignore" });
}

/** A new folder for one test, gone after it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "doorcard-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A bot module that takes its time with every decision, so that a run can be stopped in its midst. */
export const SLOW_BOT = `const lock = new Int32Array(new SharedArrayBuffer(4));
export default {
  name: "slow",
  version: "1.0.0",
  create: () => ({
    act: (seen) => {
      Atomics.wait(lock, 0, 0, 0.3);
      return seen.options.at(-1).action;
    },
  }),
};
`;
