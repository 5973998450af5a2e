import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";

/** What is to be in a new folder: texts of files and targets of links, by their path. */
export interface Contents {
  readonly files: ReadonlyMap<string, string>;
  readonly links: ReadonlyMap<string, string>;
}

/** Why a folder cannot be made anew, and what to do; undefined when it can. */
export function takenBy(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return "is a file, not a folder; name another --out";
  return readdirSync(folder).length > 0 ? "is there and not empty; empty it or name another --out" : undefined;
}

/** Where a folder is or will be, whatever links lead there: links that it holds are relative to that. */
export function realPlaceOf(folder: string): string {
  const path = resolve(folder);
  if (existsSync(path)) return realpathSync(path);
  return path === dirname(path) ? path : join(realPlaceOf(dirname(path)), path.slice(dirname(path).length));
}

/** Makes a folder that appears with all its contents, or not at all. Throws what the file system says against it. */
export function makeFolder(folder: string, contents: Contents): void {
  const isThere = existsSync(folder);
  const part = `.part-${process.pid}`;
  const staging = isThere ? join(folder, part) : `${folder}${part}`;
  const firstMade = firstMissing(staging);
  // By itself, since Node tries for ever to make folders where none can be, such as in /proc
  mkdirSync(firstMade);
  try {
    mkdirSync(staging, { recursive: true });
    fill(staging, contents);
    if (isThere) moveUp(staging, folder);
    else renameSync(staging, folder);
  } catch (error) {
    rmSync(firstMade, { recursive: true, force: true });
    throw error;
  }
}

/** The first folder of a path that is not there. */
const firstMissing = (folder: string): string => (existsSync(dirname(folder)) ? folder : firstMissing(dirname(folder)));

function fill(folder: string, { files, links }: Contents): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const [path, target] of links) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(target, join(folder, path), "junction");
  }
}

/** Moves all that is in a folder to the one above, which was empty and may be where somebody stands, and takes it away. */
function moveUp(staging: string, folder: string): void {
  for (const name of readdirSync(staging)) renameSync(join(staging, name), join(folder, name));
  rmSync(staging, { recursive: true });
}
