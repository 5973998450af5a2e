import { readFileSync } from "node:fs";

const PAGE_BYTES = 4096;

/** Megabytes that a process and those it started hold; 0 where that cannot be read. */
export function residentMb(pid: number): number {
  try {
    const own = (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES) / 1_048_576;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce((sum, child) => sum + residentMb(Number(child)), own);
  } catch {
    return 0;
  }
}
