import type { RunList } from "@doorcard/protocol";
import { Ajv2020 } from "ajv/dist/2020.js";
import { once } from "node:events";
import { spawn, type ChildProcess } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { doorcard, doorcardAlone, newFolder } from "./cli-call.ts";

const ROOT = join(import.meta.dirname, "..");
const MAIN = join(ROOT, "packages", "cli", "src", "start.mjs");

const shapes = new Ajv2020({ strict: false });
for (const file of globSync("packages/protocol/schema/*.json", { cwd: ROOT }))
  shapes.addSchema(JSON.parse(readFileSync(join(ROOT, file), "utf8")) as object);

/** What is wrong with a value that should have a shape; undefined when nothing is. */
function wrongWith(shape: string, value: unknown): string | undefined {
  const isRight = shapes.getSchema(`${shape}.schema.json`)!;
  return isRight(value) === true ? undefined : shapes.errorsText(isRight.errors);
}

/** A folder with a run in runs/one. */
const folderWithRun = mkdtempSync(join(tmpdir(), "doorcard-"));

beforeAll(async () => {
  const bots = ["--bots", "chart,odds", "--hands", "200", "--seed", "s", "--out", "runs/one", "-q"];
  expect((await doorcard(folderWithRun, "run", ...bots)).code).toBe(0);
});
afterAll(() => rmSync(folderWithRun, { recursive: true, force: true }));

/** Starts `doorcard serve` and waits for what it says first. */
async function serve(folder: string, ...args: readonly string[]): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [MAIN, "serve", ...args], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

describe("doorcard serve", () => {
  test("prints its address, serves shapes of the protocol there, and ends cleanly by Ctrl-C", async () => {
    const { child, said } = await serve(folderWithRun, "--port", "0");
    expect(said).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const get = async (path: string): Promise<unknown> => (await fetch(`${said}${path}`)).json();
    const list = await get("api/runs");
    expect(wrongWith("run-list", list)).toBeUndefined();
    expect((list as RunList).runs.map(({ id }) => id)).toEqual(["one"]);
    expect(wrongWith("run-page", await get("api/runs/one"))).toBeUndefined();
    expect(wrongWith("bot-page", await get("api/runs/one/bots/odds"))).toBeUndefined();
    expect(wrongWith("hand-list", await get("api/runs/one/hands?q=biggest%20pots"))).toBeUndefined();
    expect(wrongWith("hand-page", await get("api/runs/one/hands/0.0.0"))).toBeUndefined();
    expect((await fetch(`${said}api/runs/one/hands/9.9.9`)).status).toBe(409);
    // A page that is open must not keep it
    const live = await fetch(`${said}api/runs/one/live`);
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([0, null]);
    await live.body!.cancel().catch(() => undefined);
  });

  test("--json gives one document; a token that was given is in the address", async () => {
    const { said } = await serve(folderWithRun, "runs/one", "--port", "0", "--json", "--token", "sixteen-or-more-");
    const told = JSON.parse(said) as { address: string; port: number; token: string };
    expect(told).toEqual({
      address: `http://127.0.0.1:${told.port}/?token=sixteen-or-more-`,
      port: expect.any(Number),
      token: "sixteen-or-more-",
    });
    expect((await fetch(new URL("/api/runs", told.address))).status).toBe(401);
  });

  test("what it cannot serve is a sentence, and exit code 2", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "runs"));
    const taken = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void taken.close());
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const calls = [
      [["nowhere"], "error: nowhere: there is no such folder; name the folder of a run, or one that holds runs\n"],
      [["--port", String(port)], `error: port ${port} is in use; name another by --port, or 0 for any that is free\n`],
      [["--port", "99999"], "error: --port 99999: must be a whole number from 0 to 65535\n"],
      [["--token", "short"], expect.stringContaining("error: the token must have 16 characters or more")],
    ] as const;
    for (const [args, said] of calls)
      expect(await doorcard(folder, "serve", ...args)).toEqual({ code: 2, stdout: "", stderr: said });
  });
});

test("doorcard standings --html: one file that has all it shows, the same bytes for the same run, replaced by --force alone", async () => {
  const folder = folderWithRun;
  const standings = (...args: readonly string[]) => doorcard(folder, "standings", "runs/one", ...args);
  const { code, stdout, stderr } = await standings("--html", "one.html");
  expect([code, stdout]).toEqual([0, ""]);
  expect(stderr).toMatch(/^one\.html has the run and \d+ hands of it in \d+ kB; open it in a browser\n$/);
  const html = readFileSync(join(folder, "one.html"), "utf8");
  const saved: unknown = JSON.parse(/<script type="application\/json" id="saved">(.*?)<\/script>/s.exec(html)![1]!);
  expect(wrongWith("saved-page", saved)).toBeUndefined();
  expect(html.length).toBeLessThan(1_000_000);

  // Nothing that is not in it may run
  const policy = /<meta http-equiv="Content-Security-Policy" content="(.*?)">/.exec(html)![1]!;
  const digest = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const [script, style] = [/<script>(.*?)<\/script>/s.exec(html)![1]!, /<style>(.*?)<\/style>/s.exec(html)![1]!];
  expect(policy).toBe(
    `default-src 'none'; script-src ${digest(script)}; style-src ${digest(style)}; img-src data:; base-uri 'none'; form-action 'none'`,
  );
  expect(html).not.toMatch(/(?:src|href)="(?:https?:|\/)/);

  expect(await standings("--html", "one.html")).toEqual({
    code: 2,
    stdout: "",
    stderr: "error: --html one.html: is there already; name another file, or replace it by --force\n",
  });
  writeFileSync(join(folder, "one.html"), "something else");
  expect((await doorcardAlone(folder, "standings", "runs/one", "--html", "one.html", "--force")).code).toBe(0);
  expect(readFileSync(join(folder, "one.html"), "utf8")).toBe(html);
  expect(globSync("*.part", { cwd: folder })).toEqual([]);
});

test("doorcard standings: two forms at once, and --force without --html, are told", async () => {
  const folder = newFolder();
  const both = await doorcard(folder, "standings", "runs/one", "--html", "two.html", "--json");
  expect([both.code, both.stderr]).toEqual([2, "error: --json and --html: choose one of them\n"]);
  const force = await doorcard(folder, "standings", "runs/one", "--force");
  expect([force.code, force.stderr]).toEqual([2, "error: --force: says something only of --html\n"]);
});
