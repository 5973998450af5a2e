import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { judge, readLog, SITE_RULES } from "@doorcard/history";
import { rulesFor } from "@doorcard/engine";
import { afterAll, expect, test } from "vitest";
import { doorcard, doorcardAlone } from "./cli-call.ts";

const folder = mkdtempSync(join(tmpdir(), "doorcard-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A razz hand in which seat 1 brings it in and seat 2 wins; the word of one action may be another. */
const phh = (raise = "p2 cbr 4"): string => `variant = 'FR'
antes = [1, 1, 1]
bring_in = 2
small_bet = 4
big_bet = 8
starting_stacks = [100, 100, 9]
actions = ['d dh p1 6s3hKh', 'd dh p2 As6h3c', 'd dh p3 ????2d', 'p1 pb', '${raise}', 'p3 f', 'p1 cc', 'd dh p1 8s', 'd dh p2 Jc', 'p2 cbr 4', 'p1 f']
finishing_stacks = [95, 106, 8]
`;

test("hands that agree are counted, and what differs is told with file, line, street and seat", async () => {
  writeFileSync(join(folder, "good.phh"), phh());
  writeFileSync(join(folder, "odd.phh"), phh("p2 cbr 5"));
  writeFileSync(join(folder, "other.txt"), "no hands\n");
  const good = await doorcard(folder, "verify", "good.phh");
  expect([good.code, good.stdout.split("\n")[0]]).toEqual([
    0,
    "1 hand of 1 file judged: 1 in full agreement, 0 differ; 0 could not be read.",
  ]);
  const all = await doorcardAlone(folder, "verify", ".");
  expect(all.code).toBe(1);
  expect(all.stdout.split("\n").slice(0, 3)).toEqual([
    "odd.phh:7 hand odd: third street, seat 2: the log has it wager for 5, but it may fold, call for 2, complete for 4",
    "other.txt:1: is of no known format; known are PokerStars, Full Tilt, iPoker, Bovada, Open Hand History, PHH",
    "2 hands of 3 files judged: 1 in full agreement, 1 differ; 1 could not be read.",
  ]);
  const json = JSON.parse((await doorcard(folder, "verify", ".", "--json")).stdout) as { totals: unknown };
  expect(json.totals).toEqual({ judged: 2, agree: 1, differ: 1, known: 0, unread: 1 });
});

test("a rule set may be named; what is wrong with the call is told at once", async () => {
  writeFileSync(join(folder, "good.phh"), phh());
  const other = await doorcard(folder, "verify", "good.phh", "--rules", "888");
  expect([other.code, other.stdout.split("\n")[0]]).toEqual([
    1,
    "good.phh:7 hand good: rule set 888 has no razz; it has stud",
  ]);
  const wrong = await doorcard(folder, "verify", "gone", "--rules", "clasic");
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toMatch(
    /^error: gone: there is no such file or folder\nerror: --rules: "clasic" is no rule set/,
  );
});

const SHARED = join(import.meta.dirname, "..", "..", "shared", "hands");

/** Nets in thousands, seat 1 first, of the WSOP hands of 2023 that are shared; from the players' stacks as they were recorded. */
const WSOP: Readonly<Record<string, readonly number[]>> = {
  "ppc/05": [-50, -50, -50, -250, 400],
  "ppc/06": [-1850, 2050, -100, -50, -50],
  "ppc/08": [250, -100, -50, -50, -50],
  "ppc/09": [-50, 1650, -50, -1450, -100],
  "ppc/11": [2200, -1650, -250, -250, -50],
  "ppc/20": [-100, -850, 1050, -50, -50],
  "ppc/21": [250, -50, -50, -100, -50],
  "ppc/23": [-50, -50, -100, -50, 250],
  "ppc/24": [-100, -1850, 2050, -50, -50],
  "ppc/26": [-100, -450, 2250, -50, -1650],
  "ppc/48": [112.5, -50, -125, -50, 112.5],
  "ppc/50": [75, -50, 75, -50, -50],
  "ppc/51": [-50, -50, -50, 75, 75],
  "ppc/52": [-50, -50, -50, -300, 450],
  "ppc/54": [450, -50, -50, -50, -300],
  "ppc/69": [-125, -1300, -50, 1475],
  "ppc/71": [-50, 475, -125, -300],
  "ppc/72": [-50, 975, -800, -125],
  "ppc/74": [475, -125, -300, -50],
  "ppc/83": [-200, 200],
  "ppc/84": [700, -700],
  "horse/01": [-20, -20, -20, 140, -20, -40, -20],
  "horse/02": [1310, -965, -40, -20, -20, -20, -245],
  "horse/04": [-100, 200, -40, -20, -20, -20],
  "horse/06": [-20, -20, -40, 515, -415, -20],
};

test.skipIf(!existsSync(SHARED))(
  "all shared PHH hands agree, and the 25 WSOP hands end with the stacks of the table (skipped where the shared folder is absent)",
  () => {
    const folders = readdirSync(SHARED).filter((name) => name.startsWith("phh-"));
    let judged = 0;
    let inTable = 0;
    for (const name of folders) {
      for (const file of readdirSync(join(SHARED, name)).filter((one) => one.endsWith(".phh"))) {
        const { hands, unread } = readLog(readFileSync(join(SHARED, name, file)), file);
        expect([unread, hands.length]).toEqual([[], 1]);
        const told = hands[0]!;
        const rules = rulesFor(SITE_RULES.phh, told.game);
        if (!rules.ok) throw new Error("the rules are known");
        const { actions } = told;
        expect(judge(told, rules.value)).toMatchObject({ difference: undefined, actions: actions.length });
        judged++;
        const nets = WSOP[`${name.split("-").at(-1)}/${file.slice(0, 2)}`];
        if (nets === undefined) continue;
        inTable++;
        // The judge has compared the engine's stacks with these
        expect(told.finalStacks!.map((stack, i) => (stack - told.seats[i]!.stack) / 1000)).toEqual(nets);
      }
    }
    expect([judged, inTable]).toEqual([28, 25]);
  },
);

test("hands that are known to be odd do not fail the check; one that agrees, and a list that is none, do", async () => {
  writeFileSync(join(folder, "one.phh"), phh("p2 cbr 5"));
  writeFileSync(join(folder, "fine.phh"), phh());
  writeFileSync(join(folder, "odd.json"), JSON.stringify({ one: "it was raised to five", fine: "an old fault" }));
  const known = await doorcard(folder, "verify", "one.phh", "--odd", "odd.json");
  expect([known.code, known.stdout.split("\n").slice(0, 2)]).toEqual([
    0,
    [
      "one.phh:7 hand one: third street, seat 2: the log has it wager for 5, but it may fold, call for 2, complete for 4 (known: it was raised to five)",
      "1 hand of 1 file judged: 0 in full agreement, 0 differ, and 1 as it is known; 0 could not be read.",
    ],
  ]);
  const stale = await doorcard(folder, "verify", "fine.phh", "--odd", "odd.json");
  expect([stale.code, stale.stdout.split("\n")[0]]).toEqual([
    1,
    "fine.phh:7 hand fine: agrees, though it stands among the odd hands",
  ]);
  writeFileSync(join(folder, "odd.json"), JSON.stringify({ one: 5, two: "" }));
  const bad = await doorcard(folder, "verify", "one.phh", "--odd", "odd.json");
  expect([bad.code, bad.stderr]).toEqual([
    2,
    ["one", "two"]
      .map((id) => `error: --odd odd.json: /${id} must be a text, the reason why the log is the odd one\n`)
      .join(""),
  ]);
  const none = await doorcard(folder, "verify", "one.phh", "--odd", "one.phh");
  expect([none.code, none.stderr]).toEqual([2, expect.stringMatching(/^error: --odd one.phh: is no JSON: /)]);
});

/** The folders of the sites whose logs are read, how a hand begins in them, and how many there are. */
const LOGS = [
  { folders: ["fpdb/Stars", "stars-misc", "fpdb-legacy"], header: /^PokerStars .*#/gm, hands: 70 },
  { folders: ["fpdb/FTP"], header: /^Full Tilt Poker Game #/gm, hands: 36 },
  { folders: ["fpdb/iPoker"], header: /<game gamecode=/g, hands: 89 },
  { folders: ["fpdb/Bovada"], header: /^(?:Bodog|Bovada) Hand #/gm, hands: 33 },
] as const;

test.skipIf(!existsSync(SHARED)).each(LOGS)(
  "every shared hand of $folders agrees, or stands among the odd hands (skipped where the shared folder is absent)",
  async ({ folders, header, hands }) => {
    const paths = folders.map((name) => join(SHARED, name));
    const files = paths.flatMap((path) => readdirSync(path).map((file) => readFileSync(join(path, file), "utf8")));
    expect(files.reduce((sum, text) => sum + (text.match(header)?.length ?? 0), 0)).toBe(hands);
    const odd = join(import.meta.dirname, "odd-hands.json");
    const { code, stdout } = await doorcard(folder, "verify", ...paths, "--odd", odd, "--json");
    expect((JSON.parse(stdout) as { totals: unknown }).totals).toMatchObject({ judged: hands, differ: 0, unread: 0 });
    expect(code).toBe(0);
  },
);
