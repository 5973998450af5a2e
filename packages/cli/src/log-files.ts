import { globSync, statSync } from "node:fs";
import { join } from "node:path";

/** The files of some paths, those of folders at any depth, in order of their names; and what is wrong with a path. */
export function filesOf(paths: readonly string[]): { readonly files: string[]; readonly problems: string[] } {
  const files: string[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) problems.push(`${path}: there is no such file or folder`);
    else if (stat.isDirectory()) files.push(...filesBelow(path));
    else files.push(path);
  }
  return { files, problems };
}

const filesBelow = (folder: string): string[] =>
  globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted((a, b) => (a < b ? -1 : 1));
