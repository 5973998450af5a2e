import type { Isolation } from "@doorcard/protocol";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first major version of Node whose permission model keeps a process from the network. */
const NODE_WITHOUT_NETWORK = 26;

/** Whether a bot plays in a process of its own. */
export const isApart = ({ isolation = "in-process" }: { readonly isolation?: Isolation | undefined }): boolean =>
  isolation !== "in-process";

/** Why this machine cannot keep a bot apart like that; undefined when it can. Nothing is weakened silently. */
export function whyNotIsolated(isolation: Isolation, isCommand: boolean): string | undefined {
  if (isolation === "in-process") {
    return isCommand ? "a bot that is a command runs in a process of its own, never in the arena's" : undefined;
  }
  const major = Number(process.versions.node.split(".")[0]);
  if (!isCommand && major < NODE_WITHOUT_NETWORK) {
    return `Node ${process.versions.node} cannot keep a bot from the network: run with Node ${NODE_WITHOUT_NETWORK} or newer, as npm start does, or trust the bot with the isolation in-process`;
  }
  if (isolation === "sandboxed" && findProgram("bwrap") === undefined) {
    return "bubblewrap (bwrap) is not on this machine: install Debian's package bubblewrap, or choose the isolation process";
  }
  return undefined;
}

/** Where a program stands on the PATH; undefined when nowhere. A shim of a version manager comes last, since it needs its environment. */
export function findProgram(name: string): string | undefined {
  const found = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((file) => existsSync(file));
  return found.find((file) => !file.includes("shims")) ?? found[0];
}
