// Where a command line begins that carries out one call after another, as `start.mjs` carries out one: each comes as a
// message with its folder and arguments, and its exit code and what it said go back.
import { enableCompileCache } from "node:module";

enableCompileCache();
const { main } = await import("../packages/cli/src/main.ts");
const home = process.cwd();
const [node] = process.argv;

process.on("message", (call) => void carryOut(call));

async function carryOut({ folder, args }) {
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"]) {
    process[name].write = (text) => {
      said[name] += typeof text === "string" ? text : Buffer.from(text).toString();
      return true;
    };
  }
  process.chdir(folder);
  process.argv = [node, "doorcard", ...args];
  process.exitCode = undefined;
  await main();
  process.stdout.removeAllListeners("error");
  const { exitCode: code = 0 } = process;
  process.exitCode = 0;
  // A folder that somebody stands in cannot be unmounted
  process.chdir(home);
  process.send({ code, ...said });
}
