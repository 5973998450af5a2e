import { spawnSync } from "node:child_process";

/** What a program said, or why it failed. */
export type Said = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** Runs a program to its end in a folder. */
export function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Said {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: "utf8",
    maxBuffer: 1 << 26,
    shell: process.platform === "win32" && program === "npm",
  });
  if (error !== undefined) return { ok: false, reason: `${program} cannot be run: ${error.message}` };
  if (status === 0) return { ok: true, text: stdout.trim() };
  const lines = `${stderr}\n${stdout}`
    .split("\n")
    .map((line) => line.trim().replace(/^(fatal|npm error|error):? */i, ""));
  // npm begins with a code that says less than the line after it
  const reason = lines.find((line) => line !== "" && !line.startsWith("code ")) ?? `exit code ${status}`;
  return { ok: false, reason };
}
