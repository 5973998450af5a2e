import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the process of a Node bot begins. */
export const KIT_START: string = realpathSync(fileURLToPath(import.meta.resolve("@doorcard/sdk/start")));

const SDK = packageOf(KIT_START)!;

/** Packages of the kit, which every bot may read. */
const KIT: readonly string[] = [
  SDK,
  ...["protocol", "cards", "evaluator", "kit-python"].map((name) => join(dirname(SDK), name)),
  packageOf(realpathSync(createRequire(KIT_START).resolve("seedrandom")))!,
].filter((folder) => existsSync(folder));

/** The folder of the package that a file belongs to; undefined when it belongs to none. */
export function packageOf(file: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json"))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * The files and folders that a bot may read: its own package or folder, or the folder of a bot that is a file; what it can import;
 * and the kit. Never the folder of the run, wherever it is, since it holds the journal and the seed.
 */
export function readableFor(bot: string, runFolder: string): string[] {
  const path = realpathSync(bot);
  const home = statSync(path).isDirectory() ? path : (packageOf(path) ?? dirname(path));
  return [...new Set([...without(home, runFolder), ...modulesAbove(home), ...KIT])];
}

/** A folder, or where the run is inside of it all that is beside the run. */
function without(folder: string, runFolder: string): string[] {
  if (folder === runFolder) return [];
  if (!runFolder.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return [folder];
  return readdirSync(folder).flatMap((name) => without(join(folder, name), runFolder));
}

/** Folders of modules that an import looks in. */
function modulesAbove(home: string): string[] {
  const found: string[] = [];
  for (let folder = home; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) found.push(modules);
    if (folder === dirname(folder)) return found;
  }
}
