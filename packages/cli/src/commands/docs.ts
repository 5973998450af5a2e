import { Command } from "commander";
import { existsSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { EXIT, Misuse } from "../exit.ts";
import { openInBrowser } from "../open-in-browser.ts";
import { shellWord } from "../shell-word.ts";
import { addExamples, addOutputOptions, note, type OutputOptions } from "../terminal.ts";

interface DocsOptions extends OutputOptions {
  readonly out: string;
  readonly open?: boolean;
}

/** `doorcard docs`: the documentation as a folder of pages. */
export function docsCommand(): Command {
  const command = new Command("docs")
    .summary("build the documentation as pages that open from disk")
    .description(
      "Builds the documentation, with a reference of every package and a search, as a folder of pages that need no network. Exit code 1 when a link leads nowhere.",
    )
    .option("--out <folder>", "where the pages go", "site")
    .option("--open", "open the first page in a browser");
  addOutputOptions(command, "the folder, its first page and how many pages there are");
  addExamples(command, [
    ["docs --open", "build it and read"],
    ["docs --out public/docs", "for a server of files"],
  ]);
  return command.action((options: DocsOptions) => build(options));
}

async function build({ out, open, ...output }: DocsOptions): Promise<void> {
  const folder = resolve(out);
  if (isForeign(folder))
    throw new Misuse(`--out ${out}: the folder holds other files; name a new one or an older site`);
  // Only who builds waits for the parsers
  const { buildSite, SiteError } = await import("@doorcard/site");
  try {
    const { pages, index } = buildSite(folder);
    if (output.json === true) process.stdout.write(`${JSON.stringify({ folder, index, pages }, undefined, 2)}\n`);
    else process.stdout.write(`${pages} pages; the first is ${shellWord(relative("", index))}\n`);
    if (open === true && !(await openInBrowser(pathToFileURL(index).href)))
      note(`No browser could be started; open ${index}`, output);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    for (const problem of error.problems) process.stderr.write(`error: ${problem}\n`);
    process.exitCode = EXIT.failed;
  }
}

/** Whether a folder holds something, and that is no site. */
const isForeign = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, "search-index.js"));
