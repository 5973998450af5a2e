import { CannotServe, serveRuns, type Served, type ServeRequest } from "@doorcard/server";
import { Command } from "commander";
import { EXIT, Misuse } from "../exit.ts";
import { openInBrowser } from "../open-in-browser.ts";
import { addExamples, addOutputOptions, note, type OutputOptions } from "../terminal.ts";

interface ServeOptions extends OutputOptions {
  readonly port: string;
  readonly host: string;
  readonly token?: string;
  readonly open?: boolean;
}

/** `doorcard serve`: runs as a page in the browser, live while they are played. */
export function serveCommand(): Command {
  const command = new Command("serve")
    .summary("runs as a page in the browser, live")
    .description(
      "Serves runs as a page in the browser: standings, curves, styles, hands, and a seat to play in. Runs that are being played are shown as they go on. Ctrl-C ends it.",
    )
    .argument("[folder]", "folder of a run, or one that holds runs", "runs")
    .option("-p, --port <number>", "port to serve at; 0 for any that is free", "7777")
    .option("--host <name>", "name or address to serve at; others than loopback need a token", "127.0.0.1")
    .option("--token <text>", "what a browser must know, 16 characters or more (made where one is needed)")
    .option("--open", "opens the page in the browser");
  addOutputOptions(command, "the address");
  addExamples(command, [
    ["serve", "the runs in runs/, at http://127.0.0.1:7777/"],
    ["serve runs/demo --open", "one run, and the browser with it"],
    ["serve --host 0.0.0.0", "for other machines too, by an address with a token"],
  ]);
  return command.action((folder: string, options: ServeOptions) => serve(folder, options));
}

async function serve(folder: string, options: ServeOptions): Promise<void> {
  const served = await started({ directory: folder, ...read(options) });
  const { address } = served;
  if (options.json === true) process.stdout.write(`${JSON.stringify(told(served))}\n`);
  else process.stdout.write(`${address}\n`);
  note(`Serving ${folder}; Ctrl-C ends it.`, options);
  if (served.runs === 0) note(`There are no runs in ${folder} yet; load the page again when there are.`, options);
  if (options.open === true && !(await openInBrowser(address)))
    note("No browser could be opened; open the address yourself.", options);
  await signalled();
  await served.close();
  // A match of a person or hands that are being looked through would go on
  process.exit(EXIT.done);
}

const told = ({ address, port, token }: Served) => ({ address, port, ...(token !== undefined && { token }) });

/** Reads the options. Throws Misuse when one cannot be used. */
function read({ port, host, token }: ServeOptions): Pick<ServeRequest, "port" | "host" | "token"> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Misuse(`--port ${port}: must be a whole number from 0 to 65535`);
  return { port: Number(port), host, ...(token !== undefined && { token }) };
}

async function started(request: ServeRequest): Promise<Served> {
  try {
    return await serveRuns(request);
  } catch (error) {
    if (error instanceof CannotServe) throw new Misuse(error.message);
    throw error;
  }
}

/** Waits for the first signal to end. */
function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}
