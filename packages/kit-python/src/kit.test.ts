import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const KIT = join(import.meta.dirname, "..");
const missing = spawnSync("python3", ["--version"]).status !== 0;

test.skipIf(missing)(
  `the Python kit passes its own tests${missing ? " (skipped: no python3 on the PATH)" : ""}`,
  () => {
    const { status, stderr } = spawnSync("python3", ["-m", "unittest", "doorcard_test"], {
      cwd: KIT,
      encoding: "utf8",
    });
    expect(stderr).toMatch(/Ran \d+ tests[^]*OK/);
    expect(status).toBe(0);
  },
);
