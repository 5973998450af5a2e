import type { BotSource } from "@doorcard/arena";
import type { Isolation, NamedBot, Problem } from "@doorcard/protocol";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { didYouMean } from "./nearest.ts";

const BOTS = join(import.meta.dirname, "..", "..", "..", "bots");
const MODULES: readonly string[] = [".ts", ".mts", ".js", ".mjs"];

/** Names of the bots that come with Doorcard: the folders in `bots`. */
export function knownBots(): string[] {
  return readdirSync(BOTS)
    .filter((name) => existsSync(join(BOTS, name, "package.json")))
    .toSorted();
}

/** The folder of a bot that comes with Doorcard; undefined for any other. */
export const knownBotFolder = (name: string): string | undefined =>
  !isPath(name) && knownBots().includes(name) ? join(BOTS, name) : undefined;

/** A bot that was found, and its place in the list of those wanted. */
export interface FoundBot extends BotSource {
  readonly place: number;
}

/**
 * The modules of bots that are named or given by path, relative to a folder; a bot that occurs twice is told apart as
 * `odds` and `odds#2`. Without an isolation of its own or of the event a bot that comes with Doorcard plays in process,
 * and every other in a process. Problems have the place "/bots/0".
 */
export function findBots(
  wanted: readonly (string | NamedBot)[],
  folder: string,
  isolation?: Isolation,
): { bots: FoundBot[]; problems: Problem[] } {
  const bots: FoundBot[] = [];
  const problems: Problem[] = [];
  const times = new Map<string, number>();
  for (const [place, wish] of wanted.entries()) {
    const {
      name,
      bot,
      isolation: own,
    }: Partial<NamedBot> & Pick<NamedBot, "bot"> = typeof wish === "string" ? { bot: wish } : wish;
    const found = findBot(bot, folder);
    if (typeof found === "string") problems.push({ code: "bot", at: `/bots/${place}`, message: found });
    else {
      const time = (times.get(found.name) ?? 0) + 1;
      if (name === undefined) times.set(found.name, time);
      const asked = own ?? isolation;
      bots.push({
        ...found,
        name: name ?? (time === 1 ? found.name : `${found.name}#${time}`),
        ...(asked !== undefined && { isolation: asked }),
        place,
      });
    }
  }
  return { bots, problems };
}

/** One bot's module and usual name, or a sentence about why there is none. */
function findBot(bot: string, folder: string): BotSource | string {
  if (!isPath(bot)) {
    if (knownBots().includes(bot)) {
      const known = packageBot(join(BOTS, bot), bot);
      return typeof known === "string" || known.command !== undefined ? known : { ...known, isolation: "in-process" };
    }
    const hint = didYouMean(bot, knownBots());
    const known = `known are ${knownBots().join(", ")}; a bot of your own is given by its path, ./${bot || "mine"}.ts`;
    return `"${bot}" is no bot that comes with Doorcard${hint === undefined ? "" : ` (${hint})`}; ${known}`;
  }
  const path = resolve(folder, bot);
  if (!existsSync(path)) return `${bot} cannot be found: there is no file or folder ${path}`;
  if (statSync(path).isDirectory()) return packageBot(path, bot);
  if (extname(path) === ".py") return commandBot(dirname(path), nameOf(path), ["python3", basename(path)]);
  if (!MODULES.includes(extname(path)))
    return `${bot} is no bot module: its name must end in ${[...MODULES, ".py"].join(", ")}`;
  return { name: nameOf(path), module: pathToFileURL(path).href, isolation: "process" };
}

/** A bot that is a command, started in a folder. */
const commandBot = (folder: string, name: string, command: readonly string[]): BotSource => ({
  name,
  module: pathToFileURL(folder).href,
  command,
  isolation: "process",
});

const isPath = (bot: string): boolean => /[/\\]|^\.{1,2}$/.test(bot) || [...MODULES, ".py"].includes(extname(bot));

/** The bot that a package folder exports. */
function packageBot(folder: string, told: string): BotSource | string {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return `${told} is a folder without a package.json, so nothing says which file is the bot`;
  try {
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    const command = manifest.doorcard?.command;
    if (Array.isArray(command) && command.length > 0) return commandBot(folder, basename(folder), command.map(String));
    const entry = entryOf(manifest);
    const module = join(folder, entry);
    if (!existsSync(module)) return `${told} has no file ${entry}, which its package.json names`;
    return { name: basename(folder), module: pathToFileURL(module).href, isolation: "process" };
  } catch {
    return `${told} has a package.json that is no JSON`;
  }
}

/** What a bot's package.json says of where the bot is. */
interface Manifest {
  readonly exports?: unknown;
  readonly main?: string;
  /** The command that starts a bot which is no module of Node's, relative to the folder. */
  readonly doorcard?: { readonly command?: unknown };
}

/** The file that `exports` or `main` names. */
function entryOf(manifest: Manifest): string {
  const root = (manifest.exports as Record<string, unknown> | undefined)?.["."] ?? manifest.exports;
  const chosen = typeof root === "object" && root !== null ? Object.values(root)[0] : root;
  return typeof chosen === "string" ? chosen : (manifest.main ?? "index.js");
}

/** A name for a module: its file's, or its folder's where the file is just called bot or index. */
function nameOf(path: string): string {
  const name = basename(path, extname(path));
  if (!/^(bot|index)$/.test(name)) return name;
  const folder = dirname(path);
  return basename(basename(folder) === "src" ? dirname(folder) : folder);
}
