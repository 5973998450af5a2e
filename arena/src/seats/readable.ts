import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { RUN_FILES } from "../journal/run-files.ts";
import { KIT_PATHS } from "./kit.ts";

/** The folder of the package that a file belongs to; undefined when it belongs to none. */
export function packageOf(file: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json"))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * The files and folders that a bot may read: its own package or folder, or the folder of a bot that is a file; modules in
 * folders above; and the kit. Never the folder of a run, wherever it is, since it holds the journal and the seed; and no link
 * that leads out of its folder, since Node holds a permission to the text of a path and the machine follows links.
 */
export function readableFor(bot: string, runFolder: string): readonly string[] {
  const path = realpathSync(bot);
  const home = statSync(path).isDirectory() ? path : (packageOf(path) ?? dirname(path));
  const found = [home, ...modulesAbove(home)].flatMap((folder) => grantsIn(folder, runFolder).paths);
  return [...new Set([...found, ...KIT_PATHS])];
}

/** What may be read in a folder, and whether that is all of it, so that the folder itself stands for it. */
interface Grants {
  readonly isWhole: boolean;
  readonly paths: readonly string[];
}

/** Files that a folder of a run is known by. */
const OF_A_RUN: ReadonlySet<string> = new Set([RUN_FILES.journal, RUN_FILES.olderJournal]);

const NOTHING: Grants = { isWhole: false, paths: [] };

function grantsIn(folder: string, runFolder: string): Grants {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (folder === runFolder || entries.some(({ name }) => OF_A_RUN.has(name))) return NOTHING;
  const inside: Grants[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) {
      if (!staysIn(folder, path)) inside.push(NOTHING);
    } else if (entry.isDirectory()) inside.push(entry.name.startsWith(".") ? NOTHING : grantsIn(path, runFolder));
    else if (entry.isFile()) inside.push({ isWhole: true, paths: [path] });
  }
  if (inside.every(({ isWhole }) => isWhole)) return { isWhole: true, paths: [folder] };
  // A folder that is not whole gives no links at all: from one of them a path could lead to what it leaves out
  return { isWhole: false, paths: inside.flatMap(({ paths }) => paths) };
}

/** Whether a link leads to something below the folder that it stands in. */
function staysIn(folder: string, link: string): boolean {
  try {
    return realpathSync(link).startsWith(folder + sep);
  } catch {
    return false;
  }
}

/** Folders of modules that an import looks in. */
function modulesAbove(home: string): string[] {
  const found: string[] = [];
  for (let folder = dirname(home); ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) found.push(modules);
    if (folder === dirname(folder)) return found;
  }
}
