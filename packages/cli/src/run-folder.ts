import { isFreeForRun, type AnyPlan } from "@doorcard/arena";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { shellWord } from "./shell-word.ts";

/** The folder a run goes to unless another is named: its event's name, and something of its seed. */
export function usualFolder({ name, seed }: AnyPlan): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, "-")
    .replace(/^[-.]+|-+$/g, "");
  return join(
    "runs",
    `${plain === "" ? "event" : plain}-${createHash("sha256").update(seed).digest("hex").slice(0, 8)}`,
  );
}

/** Why the folder of `--out` cannot take a new run, and what to do: something is there, or it cannot be made. */
export function folderProblems(out: string | undefined): string[] {
  if (out === undefined) return [];
  const problem = existsSync(out) ? taken(out) : unmakable(out);
  return problem === undefined ? [] : [`--out ${out}: ${problem}`];
}

function taken(folder: string): string | undefined {
  if (!statSync(folder).isDirectory()) return "is a file, not a folder; name another --out";
  if (existsSync(join(folder, "event.json")))
    return `holds a run already; go on with it by --resume ${shellWord(folder)}, or name another --out`;
  return isFreeForRun(folder) ? undefined : "is not empty; name another --out";
}

/** Tries to make the first folder of a path that is missing, and takes it away again. */
function unmakable(folder: string): string | undefined {
  let missing = resolve(folder);
  while (!existsSync(dirname(missing))) missing = dirname(missing);
  try {
    mkdirSync(missing);
    rmdirSync(missing);
    return undefined;
  } catch (error) {
    return `cannot be made; ${dirname(missing)} ${reason((error as NodeJS.ErrnoException).code)}`;
  }
}

function reason(code: string | undefined): string {
  if (code === "ENOTDIR") return "is no folder";
  if (code === "ENOSPC") return "is on a disk that is full";
  if (code === "EROFS") return "is on a disk that may only be read";
  if (code === "EACCES" || code === "EPERM") return "may not be written to";
  return `takes no new folder (${code})`;
}
