import { GAMES, type Game } from "@doorcard/sdk";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "./languages.ts";

/** A bot that is to be written. */
export interface NewBot {
  readonly name: string;
  readonly games: readonly Game[];
  readonly language: Language;
}

/** What a template calls itself. */
const TEMPLATE_NAME = "my-bot";

/** A list of every game, as code. */
const ALL_GAMES = listed(GAMES);

/** Folders that people's tools leave in a template, and that are none of it. */
const LEFT_BEHIND: readonly string[] = ["node_modules", "__pycache__", "runs"];

/** The files of a new bot by their path in its folder. */
export function botFiles(bot: NewBot): Map<string, string> {
  const { template, copies } = bot.language;
  const files = new Map(
    filesOf(template).map((path) => [path, filled(readFileSync(join(template, path), "utf8"), bot)]),
  );
  for (const copy of copies) files.set(basename(copy), readFileSync(copy, "utf8"));
  return files;
}

/** Paths of all files of a folder, relative to it. */
function filesOf(folder: string, under = ""): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .filter(({ name }) => !LEFT_BEHIND.includes(name))
    .flatMap((entry) => {
      const path = under === "" ? entry.name : `${under}/${entry.name}`;
      return entry.isDirectory() ? filesOf(folder, path) : [path];
    })
    .toSorted();
}

/** A file of a template with the name and the games of a bot; rows of tests about other games are left out. */
function filled(text: string, { name, games }: NewBot): string {
  const others = GAMES.filter((game) => !games.includes(game));
  return text
    .split("\n")
    .filter((line) => !others.some((game) => isRowOf(game, line)))
    .join("\n")
    .replaceAll(ALL_GAMES, listed(games))
    .replaceAll(`game: ${GAMES[0]}\n`, `game: ${games[0]}\n`)
    .replaceAll(`--game ${GAMES[0]}\n`, `--game ${games[0]}\n`)
    .replaceAll(TEMPLATE_NAME, () => name);
}

/** Whether a line is a row of a table of tests, `["folds rags", "fold", "stud, …"]`, about a game. */
const isRowOf = (game: Game, line: string): boolean =>
  /^ +[[(]"/.test(line) && (line.includes(`"${game}, `) || line.includes(`"${game}", "`));

function listed(games: readonly Game[]): string {
  return `[${games.map((game) => `"${game}"`).join(", ")}]`;
}
