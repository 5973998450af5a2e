import { inspectBots, type BotSource, type InspectedBot } from "@doorcard/arena";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const BOTS = join(import.meta.dirname, "..", "..", "..", "..", "bots");

/** What the package.json of a bot says of where its code is. */
interface Manifest {
  readonly exports?: { readonly ".": string };
  readonly doorcard?: { readonly command: readonly string[] };
}

let found: Promise<InspectedBot[]> | undefined;

/** The bots that come with Doorcard, play at a table, and run on this machine; looked for once. No page can name any other. */
export const roster = (): Promise<InspectedBot[]> => (found ??= lookedFor());

async function lookedFor(): Promise<InspectedBot[]> {
  const names = readdirSync(BOTS).filter((name) => existsSync(join(BOTS, name, "package.json")));
  const inspected = await Promise.all(names.toSorted().map((name) => inspectBots([sourceOf(name)])));
  return inspected
    .flatMap((one) => (one.ok ? one.value : []))
    .filter(({ games }) => games.some((game) => game !== "caribbean"));
}

function sourceOf(name: string): BotSource {
  const folder = join(BOTS, name);
  const { exports, doorcard } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  if (doorcard !== undefined)
    return { name, module: pathToFileURL(folder).href, command: doorcard.command, isolation: "process" };
  return { name, module: pathToFileURL(join(folder, exports?.["."] ?? "src/bot.ts")).href, isolation: "in-process" };
}
