import { GAMES, problemsWith, type Game } from "@doorcard/sdk";
import { Command } from "commander";
import { isAbsolute, relative, resolve } from "node:path";
import { EXIT, refuse } from "../exit.ts";
import { didYouMean } from "../nearest.ts";
import { botFiles, type NewBot } from "../new-bot/bot-files.ts";
import { LANGUAGES } from "../new-bot/languages.ts";
import { dependenciesOf, linksOf, repointed } from "../new-bot/links.ts";
import { makeFolder, realPlaceOf, takenBy } from "../new-bot/new-folder.ts";
import { addExamples, addOutputOptions, DOORCARD, type OutputOptions } from "../terminal.ts";

interface NewOptions extends OutputOptions {
  readonly lang: string;
  readonly out?: string;
  readonly game?: readonly string[];
}

/** `doorcard new`: a bot package that plays, with tests of its own. */
export function newCommand(): Command {
  const command = new Command("new")
    .summary("write a bot package to begin with")
    .description(
      "Writes a bot that plays, with its tests and a README. It needs no installation: what it takes from Doorcard are links to this folder of it.",
    )
    .argument("<name>", "name of the bot: letters, digits, dots, dashes and underscores")
    .option("-l, --lang <language>", `language: ${names().join(", ")}`, "ts")
    .option("-o, --out <folder>", "folder to write (default: one of the bot's name)")
    .option("-g, --game <games...>", `games it plays, of ${GAMES.join(", ")} (default: all)`);
  addOutputOptions(command, "the folder, its files and the language");
  addExamples(command, [
    ["new ada", "a bot in TypeScript, in the folder ada"],
    ["new ada --lang python --out ../bots/ada", "one in Python, elsewhere"],
    ["new lowball --game razz stud8", "one that plays two of the games"],
  ]);
  return command.action((name: string, options: NewOptions) => make(name, options));
}

function make(name: string, options: NewOptions): void {
  const told = options.out ?? name;
  const games = (options.game ?? GAMES).flatMap((list) => list.split(","));
  const language = LANGUAGES.find((row) => row.name === options.lang);
  const taken = takenBy(resolve(told));
  refuse([
    ...nameProblems(name),
    ...(language === undefined ? [notOneOf("--lang", options.lang, names())] : []),
    ...games.filter((game) => !isGame(game)).map((game) => notOneOf("--game", game, GAMES)),
    ...(taken === undefined ? [] : [`${options.out === undefined ? "" : "--out "}${told}: ${taken}`]),
  ]);
  const bot: NewBot = { name, games: GAMES.filter((game) => games.includes(game)), language: language! };
  const folder = realPlaceOf(told);
  const files = write(bot, folder, told);
  if (files !== undefined)
    process.stdout.write(options.json === true ? json(bot, folder, files) : text(bot, folder, files));
}

const names = (): string[] => LANGUAGES.map(({ name }) => name);

const isGame = (word: string): boolean => GAMES.includes(word as Game);

function notOneOf(option: string, got: string, known: readonly string[]): string {
  const meant = didYouMean(got, known);
  return `${option} ${got}: must be one of ${known.join(", ")}${meant === undefined ? "" : ` (${meant})`}`;
}

/** What is wrong with a name: it stands in standings, and names a folder and a package. */
function nameProblems(name: string): string[] {
  const problems = problemsWith({ name, version: "1.0.0", create: () => undefined });
  if (problems.length === 0 && !/^[a-z\d]/i.test(name)) problems.push("name must begin with a letter or a digit");
  return problems.map((problem) => `${name}: ${problem}`);
}

/** Writes a bot and gives the paths of its files; when the disk does not take it, says so and gives undefined. */
function write(bot: NewBot, folder: string, told: string): string[] | undefined {
  const { template } = bot.language;
  const files = botFiles(bot);
  const manifest = files.get("package.json")!;
  files.set("package.json", repointed(manifest, template, folder));
  try {
    makeFolder(folder, { files, links: linksOf(dependenciesOf(manifest, template), folder) });
    return [...files.keys()].toSorted();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    process.stderr.write(
      `error: ${told}: cannot be written (${code})${code === "ENOSPC" ? ": the disk is full" : ""}\n`,
    );
    process.exitCode = EXIT.failed;
    return undefined;
  }
}

function json({ language }: NewBot, folder: string, files: readonly string[]): string {
  return `${JSON.stringify({ folder, files, language: language.name }, undefined, 2)}\n`;
}

function text({ language, games }: NewBot, folder: string, files: readonly string[]): string {
  const here = relative(process.cwd(), folder);
  const isBelow = here !== "" && !isAbsolute(here) && !here.startsWith("..");
  const path = quoted(here === "" ? "." : isBelow ? `./${here}` : folder);
  const game = games.includes("stud") ? "" : ` --game ${games[0]}`;
  return [
    `${path} is a bot in ${language.told}:`,
    ...files.map((file) => `  ${file}`),
    "",
    `test it    npm --prefix ${path} test`,
    `check it   ${DOORCARD} check ${path}`,
    `play it    ${DOORCARD} run --bots ${path},caller --hands 10k${game}`,
    "",
  ].join("\n");
}

const quoted = (path: string): string => (/^[\w./~+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);
