import type { Isolation, Limits } from "@doorcard/protocol";
import { existsSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "./isolation.ts";
import { KIT_IMPORTS, KIT_START } from "./kit.ts";
import { readableFor } from "./readable.ts";

/** A bot that plays in a process: a Node module, or a command in the folder of its module. */
export interface ProcessBot {
  /** URL of the module, or of the folder that the command is started in. */
  readonly module: string;
  readonly command?: readonly string[] | undefined;
  readonly isolation: Isolation;
}

/** How a process is started. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

/** Megabytes of address space for data that Node needs before it runs anything. */
const NODE_NEEDS_MB = 640;

/** The launch of a bot under its limits; `runFolder` is what it may never read. */
export function launchOf(bot: ProcessBot, limits: Limits, runFolder: string): Launch {
  const path = fileURLToPath(bot.module);
  const readable = readableFor(path, runFolder);
  const home = bot.command === undefined ? dirname(path) : path;
  const start = bot.command === undefined ? nodeStart(bot.module, limits, readable) : commandStart(bot.command, home);
  const inside = bot.isolation === "sandboxed" ? sandboxed(start, home, readable) : start;
  const [file, ...args] = bounded(inside, limits);
  return { file: file!, args, cwd: home };
}

/** Node with the permission model: it reads what it may read, and nothing else of the machine. */
function nodeStart(module: string, { memoryMb }: Limits, readable: readonly string[]): string[] {
  return [
    process.execPath,
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${path}`),
    // The permission model does not hold for files that SQLite opens
    "--no-experimental-sqlite",
    "--disallow-code-generation-from-strings",
    "--disable-proto=delete",
    "--random-seed=1",
    `--max-old-space-size=${memoryMb}`,
    KIT_START,
    module,
    JSON.stringify(KIT_IMPORTS),
  ];
}

/** A command: its program is a file of the bot's folder, or found on the PATH. */
function commandStart([program, ...args]: readonly string[], home: string): string[] {
  const own = resolve(home, program!);
  const file = program!.includes("/") && existsSync(own) ? own : (findProgram(program!) ?? program!);
  return [file, ...args];
}

/** Ends with the arena, cannot gain rights, and has an end to its memory, where the machine's own tools can see to that. */
function bounded(start: readonly string[], { memoryMb }: Limits): string[] {
  const setpriv = findProgram("setpriv");
  const prlimit = findProgram("prlimit");
  return [
    ...(setpriv === undefined ? [] : [setpriv, "--pdeathsig", "KILL", "--no-new-privs"]),
    ...(prlimit === undefined ? [] : [prlimit, `--data=${(NODE_NEEDS_MB + memoryMb) * 1_048_576}`, "--core=0"]),
    ...start,
  ];
}

/** System folders that a program needs to run at all. */
const SYSTEM = ["/usr", "/bin", "/lib", "/lib64", "/etc/alternatives", "/etc/ld.so.cache"];

/** Inside bubblewrap: no network, no other processes, no files but those it may read, nothing to write but a /tmp of its own. */
function sandboxed(start: readonly string[], home: string, readable: readonly string[]): string[] {
  const program = realpathSync(start[0]!);
  const bound = [...SYSTEM, dirname(dirname(program)), ...readable].filter((path) => existsSync(path));
  return [
    findProgram("bwrap")!,
    "--unshare-all",
    "--die-with-parent",
    "--new-session",
    "--clearenv",
    "--proc",
    "/proc",
    "--dev",
    "/dev",
    "--tmpfs",
    "/tmp",
    ...bound.flatMap((path) => ["--ro-bind", path, path]),
    "--uid",
    "65534",
    "--gid",
    "65534",
    "--chdir",
    home,
    ...start,
  ];
}
