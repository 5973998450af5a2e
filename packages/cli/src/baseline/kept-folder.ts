import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A folder of versions that were fetched, below a folder of the caller's; git does not see it. */
export function keptFolder(home: string, name: string): string {
  const all = join(home, ".doorcard");
  mkdirSync(join(all, "versions"), { recursive: true });
  if (!existsSync(join(all, ".gitignore"))) writeFileSync(join(all, ".gitignore"), "*\n");
  return join(all, "versions", name);
}

/** Fills a folder once: it appears whole under its name, or not at all. */
export function filledOnce(folder: string, fill: (part: string) => void): void {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const part = mkdtempSync(`${folder}.part-`);
  try {
    fill(part);
    renameSync(part, folder);
  } catch (error) {
    // Another call may have been faster
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}
