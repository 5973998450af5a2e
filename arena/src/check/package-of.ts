import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { BotSource } from "../inspect.ts";
import { packageOf } from "../seats/readable.ts";

/** What the package of a bot says. */
export interface BotPackage {
  readonly name: string | undefined;
  readonly version: string | undefined;
}

/** The package that a bot is the entry of; undefined for a file of its own. */
export function packageOfBot({ module, command }: BotSource): BotPackage | undefined {
  const path = fileURLToPath(module);
  const folder = packageOf(command === undefined ? path : join(path, "package.json"));
  if (folder === undefined) return undefined;
  const manifest = manifestIn(folder);
  const isIts =
    command === undefined
      ? entriesOf(manifest).some((entry) => resolve(folder, entry) === path)
      : resolve(folder) === resolve(path) || dirname(path) === folder;
  if (!isIts) return undefined;
  return { name: textOr(manifest["name"]), version: textOr(manifest["version"]) };
}

function manifestIn(folder: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Every file that `exports` and `main` name. */
function entriesOf({ exports, main }: Readonly<Record<string, unknown>>): string[] {
  return [exports, main].flatMap(textsIn);
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const textOr = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
