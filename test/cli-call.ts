import { execFile, fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

const MAIN = join(import.meta.dirname, "..", "packages", "cli", "src", "start.mjs");
const WARM = join(import.meta.dirname, "warm-start.mjs");
const environment = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, NODE_OPTIONS: undefined };

/** What a call of the command line gave. */
export interface Called {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The process that carries out calls, from the first on, and the call that it is at. */
let warm: ChildProcess | undefined;
let before: Promise<unknown> = Promise.resolve();

/**
 * Calls the command line in a folder, and waits for its end. One process carries out all such calls, one after another, since
 * to load the command line costs more than most of them; `doorcardAlone` is for what only a process of its own can show.
 */
export function doorcard(folder: string, ...args: readonly string[]): Promise<Called> {
  const called = before.then(() => carriedOut(folder, args));
  before = called.catch(() => undefined);
  return called;
}

async function carriedOut(folder: string, args: readonly string[]): Promise<Called> {
  if (warm === undefined || warm.exitCode !== null) {
    warm = fork(WARM, { env: environment, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
    // It ends with this worker, whose end closes the channel
    warm.unref();
    warm.channel!.unref();
  }
  const over = new AbortController();
  const { signal } = over;
  try {
    const answer = once(warm, "message", { signal }) as Promise<[Called]>;
    const end = once(warm, "exit", { signal }).then(([code]) => {
      throw new Error(`The command line ended its process with ${String(code)}: ${args.join(" ")}`);
    });
    warm.send({ folder: resolve(folder), args });
    const [called] = await Promise.race([answer, end]);
    return called;
  } finally {
    over.abort();
  }
}

/** Calls the command line in a folder as a shell does, in a process of its own, and waits for its end. */
export function doorcardAlone(folder: string, ...args: readonly string[]): Promise<Called> {
  return new Promise((called) => {
    execFile(
      process.execPath,
      [MAIN, ...args],
      { cwd: folder, env: environment, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        called({ code: error === null ? 0 : Number(error.code ?? -1), stdout, stderr });
      },
    );
  });
}

/** Starts the command line in a folder, and does not wait. */
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
