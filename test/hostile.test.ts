import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Fault, Isolation, LimitsAsked } from "@doorcard/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MISCONDUCT, TRESPASS, TRESPASS_IN_PYTHON, type Attack } from "./hostile-bots.ts";
import { hostileBot, newFolder, playBeside, type Outcome } from "./hostile-event.ts";

const hasSandbox = spawnSync("bwrap", ["--unshare-all", "--ro-bind", "/", "/", "true"]).status === 0;
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const FOLDER = newFolder();

let server: Server;
let calls = 0;
let undisturbed: Outcome;

beforeAll(async () => {
  server = createServer((_, response) => void response.end()).listen(0, "127.0.0.1");
  server.on("connection", () => calls++);
  await once(server, "listening");
  undisturbed = await playBeside(newFolder(), []);
});
afterAll(() => server.close());

/** Plays an event with all of these bots. */
function playAgainst(attacks: readonly Attack[], isolation: Isolation, folder: string): Promise<Outcome> {
  const { port } = server.address() as AddressInfo;
  return playBeside(
    folder,
    attacks.map(({ file }) => hostileBot(file, folder, isolation, port)),
  );
}

/** Holds that a bot ended as its own fault, and that who sat with it has none. */
function endedAsItsOwnFault({ file, endsAs, or = endsAs as Fault }: Attack, { hostile }: Outcome): void {
  const seats = hostile.get(file)!.flatMap((result) => result.seats);
  expect(seats).toHaveLength(4);
  for (const { entrant, faults } of seats) {
    const found = Object.entries(faults).flatMap(([kind, count]) => (count > 0 ? [kind] : []));
    if (entrant === 0 || endsAs === "none") expect(found).toEqual([]);
    else if (endsAs !== "any") expect([[endsAs], [or]]).toContainEqual(found);
  }
}

const canSandbox = hasSandbox && hasPython;
const why = canSandbox ? "" : " (skipped: bwrap or python3 is not on this machine)";

describe.each<[string, Isolation, readonly Attack[]]>([
  ["in a process", "process", [...MISCONDUCT, ...TRESPASS]],
  [`in a sandbox${why}`, "sandboxed", canSandbox ? TRESPASS_IN_PYTHON : []],
])("%s", (_, isolation, attacks) => {
  const folder = newFolder();
  let outcome: Outcome;
  let callsBefore = 0;

  beforeAll(async () => {
    callsBefore = calls;
    outcome = await playAgainst(attacks, isolation, folder);
  }, 120_000);

  test.each(attacks)("who $does ends as its own fault: $endsAs", (attack) => {
    endedAsItsOwnFault(attack, outcome);
  });

  test("the others play as without them, and nothing got out", () => {
    expect(outcome.peaceful).toEqual(undisturbed.peaceful);
    expect(calls).toBe(callsBefore);
    expect(existsSync(join(folder, "written"))).toBe(false);
  });
});

/** What docs/security.md says is not stopped there, as far as it does no harm to try. */
test.each<[Isolation, readonly string[]]>([
  ["in-process", ["reads-passwd.mjs", "reads-journal.mjs", "writes-files.mjs", "opens-sockets.mjs"]],
  ["process", hasPython ? ["reads-passwd.py", "reads-journal.py", "writes-files.py", "opens-sockets.py"] : []],
])("a bot that is trusted, or a command, is not kept from files and the network: %s", async (isolation, files) => {
  const folder = newFolder();
  const before = calls;
  const attacks = [...TRESPASS, ...TRESPASS_IN_PYTHON].filter(({ file }) => files.includes(file));
  const outcome = await playAgainst(attacks, isolation, folder);
  for (const { file } of attacks) endedAsItsOwnFault({ file, does: "", endsAs: "none" }, outcome);
  expect(existsSync(join(folder, "written"))).toBe(attacks.length > 0);
  expect(calls > before).toBe(attacks.length > 0);
});

test.each<[string, string, LimitsAsked?]>([
  ["throws-on-load.mjs", "could not be loaded: Error: not today"],
  ["loops-on-load.mjs", "could not be loaded: it did not say hello within 2 seconds", { startMs: 2000 }],
])("a bot that is none is refused before the first hand: %s", async (file, message, limits = {}) => {
  await expect(playBeside(FOLDER, [hostileBot(file, FOLDER, "process")], limits)).rejects.toThrow(message);
});

test("docs/security.md has a row for each of them, and no others", () => {
  const page = readFileSync(join(import.meta.dirname, "..", "docs", "security.md"), "utf8");
  const section = page.split("## ").find((part) => part.startsWith("Attacks"))!;
  const rows = [...section.matchAll(/^\| ([a-z][^|]*?) +\|/gm)].map((row) => row[1]).slice(1);
  const all: readonly Attack[] = [...MISCONDUCT, ...TRESPASS, ...TRESPASS_IN_PYTHON];
  expect(new Set(rows)).toEqual(new Set(all.map(({ does }) => does)));
});
