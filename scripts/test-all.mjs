// Every check and every test, in the order in which a failure tells most; stops at the first stage that fails.
// The last line is "N passed, N failed", counted by vitest.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, ".vitest-results.json");
const tool = (path) => join("node_modules", ...path.split("/"));

const stages = [
  {
    name: "generated code is fresh",
    file: "packages/protocol/scripts/generate.ts",
    args: ["--check"],
    cure: "npm run -s gen",
  },
  {
    name: "types of the Python kit are fresh",
    file: "packages/kit-python/scripts/generate.ts",
    args: ["--check"],
    cure: "npm run -s gen",
  },
  { name: "format", file: tool("oxfmt/bin/oxfmt"), args: ["--check", "."], cure: "npm run -s format" },
  { name: "lint", file: tool("oxlint/bin/oxlint"), args: ["--type-aware", "--deny-warnings"] },
  { name: "types", file: tool("typescript/bin/tsc"), args: ["-p", "."] },
  { name: "types of the page", file: tool("typescript/bin/tsc"), args: ["-p", "packages/viewer"] },
  {
    name: "tests",
    file: tool("vitest/vitest.mjs"),
    args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}`],
  },
];

rmSync(results, { force: true });
for (const { name, file, args, cure } of stages) {
  console.log(`\n== ${name}`);
  const { status, signal, error } = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: "inherit" });
  if (status === 0) continue;
  const why = error?.message ?? signal ?? `exit code ${status}`;
  console.log(`\nStage "${name}" failed (${why}).${cure === undefined ? "" : ` To mend it: ${cure}`}`);
  console.log(count());
  process.exit(status ?? 1);
}
console.log(count());

/** How many tests passed and failed; a failure before the tests counts as one. */
function count() {
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(results, "utf8"));
    return `${numPassedTests} passed, ${success ? numFailedTests : Math.max(1, numFailedTests)} failed`;
  } catch {
    return "0 passed, 1 failed";
  }
}
