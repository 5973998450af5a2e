// Where the process of a bot begins: `node start.mjs URL [IMPORTS]` serves the bot that the module exports, on standard input and
// output. IMPORTS says in JSON where the packages of the kit are, so that they are found without following links.
// What the bot prints goes to standard error, so that it cannot garble the protocol.
import { fstatSync, writeSync } from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";
import os from "node:os";

/** Bytes that are read at once at most. */
const BYTES_A_READ = 65_536;

process.stdout.write = (...args) => process.stderr.write(...args);
disarm();
const imports = JSON.parse(process.argv[3] ?? "{}");
registerHooks({
  resolve: (specifier, context, next) =>
    next(Object.hasOwn(imports, specifier) ? imports[specifier] : specifier, context),
});
const { BotServer } = await import("./server.ts");
const { problemsWith } = await import("../bot.ts");

const url = process.argv[2] ?? "";
const failed = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};
let definition;
try {
  definition = (await import(url)).default;
} catch (error) {
  failed(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}
const problems = problemsWith(definition);
if (problems.length > 0) failed(`it is no bot: ${problems.join("; ")}`);

const server = new BotServer(definition, writeAll);
listen((bytes) => {
  try {
    server.push(bytes);
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
  }
  if (server.isOver) process.exit(0);
});

/** Gives what comes in on standard input; the process ends with it. */
function listen(take) {
  const kind = fstatSync(0);
  const isPipe = kind.isFIFO() || kind.isSocket();
  // A pipe is read into one buffer: a new one for each message would cost as much as answering it
  const onread = {
    buffer: new Uint8Array(BYTES_A_READ),
    callback: (length, into) => (take(into.subarray(0, length)), true),
  };
  const input = isPipe ? new Socket({ fd: 0, writable: false, onread }) : process.stdin.on("data", take);
  input.on("end", () => process.exit(0));
  input.on("error", () => process.exit(0));
}

/** Takes away what the permission model leaves: signals to other processes, and changes to how they run. */
function disarm() {
  for (const name of ["kill", "_kill", "_debugProcess", "_debugEnd", "binding", "dlopen"]) delete process[name];
  os.setPriority = undefined;
  syncBuiltinESMExports();
}

/** Writes bytes to standard output, all of them, however slowly they are read. */
function writeAll(bytes) {
  const whole = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
  for (let at = 0; at < whole.length;) {
    try {
      at += writeSync(1, whole, at);
    } catch (error) {
      if (error.code === "EPIPE") process.exit(0);
      if (error.code !== "EAGAIN") throw error;
    }
  }
}
