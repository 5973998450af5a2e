import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Where the process of a Node bot begins. */
export const KIT_START: string = realpathSync(fileURLToPath(import.meta.resolve("@doorcard/sdk/start")));

const PACKAGES = dirname(dirname(dirname(dirname(KIT_START))));
const SEEDRANDOM = realpathSync(createRequire(KIT_START).resolve("seedrandom"));

/** What the kit's packages are imported as, and where they are; no link is followed to find them. */
export const KIT_IMPORTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["cards", "evaluator", "protocol", "sdk"].map((name) => [
      `@doorcard/${name}`,
      pathToFileURL(join(PACKAGES, name, "src", "index.ts")).href,
    ]),
  ),
  "@doorcard/protocol/wire": pathToFileURL(join(PACKAGES, "protocol", "src", "wire", "index.ts")).href,
  seedrandom: pathToFileURL(SEEDRANDOM).href,
};

/** What every bot may read of the kit: no folder with a link in it. */
export const KIT_PATHS: readonly string[] = [
  ...["cards", "evaluator", "protocol", "sdk"].flatMap((name) => [
    join(PACKAGES, name, "src"),
    join(PACKAGES, name, "package.json"),
  ]),
  ...["doorcard.py", "doorcard_types.py"].map((file) => join(PACKAGES, "kit-python", file)),
  dirname(SEEDRANDOM),
].filter((path) => existsSync(path));
