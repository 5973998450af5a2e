import type { RunPage } from "@doorcard/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, inBrowser, overflow, picture } from "./browser.ts";
import { fullRun } from "./moving-run.ts";
import { servePage } from "./page-server.ts";
import { botPageOf, crowdedRun, oddNames, playedRun } from "./shown-runs.ts";

/** A run of which no match is finished. */
function begun(run: RunPage): RunPage {
  const { standings, curves } = run;
  const unknown = { mean: 0, low: null, high: null };
  return {
    ...run,
    id: "begun",
    standings: {
      ...standings,
      event: { ...standings.event, handsPlayed: 0, blocks: 0 },
      headToHead: [],
      entrants: standings.entrants.map(({ rank, name, decisionsPerSecond, faults }) => ({
        rank,
        name,
        decisionsPerSecond,
        faults,
        hands: 0,
        decisions: 0,
        rate: unknown,
      })),
    },
    curves: curves.map(({ name }) => ({ name, points: [] })),
    pace: { state: "playing", handsPerSecond: null, secondsLeft: null },
  };
}

let friday: RunPage;
const everybody = crowdedRun();
let server: Awaited<ReturnType<typeof servePage>>;

beforeAll(async () => {
  friday = await playedRun(["chart", "odds", "caller", "random"], { hands: 3000 });
  const still: RunPage = {
    ...everybody,
    id: "still",
    pace: { state: "still", handsPerSecond: null, secondsLeft: null },
  };
  const place = "journal.log:17 (byte 4711, 310 bytes): the checksum does not fit";
  const damaged: RunPage = { ...still, id: "damaged", damage: { count: 12, places: [place] } };
  const runs = [everybody, friday, still, damaged, begun(everybody), { ...fullRun(20), id: "twenty" }];
  server = await servePage({
    answers: (path) => {
      if (path === "/api/runs")
        return {
          runs: runs.map(({ id, standings: { event, entrants } }) => ({
            id,
            name: event.name,
            game: event.game,
            seats: event.seats,
            hands: event.hands,
            handsPlayed: event.handsPlayed,
            complete: event.complete,
            best: entrants[0]!.name,
          })),
        };
      const [, , , id, part, name] = path.split("/").map(decodeURIComponent);
      const run = runs.find((one) => one.id === id);
      if (run === undefined) return undefined;
      return part === "bots" ? botPageOf(run.id, name!) : part === undefined ? run : undefined;
    },
  });
});
afterAll(() => server.close());

const odd = encodeURIComponent(oddNames[0]!);
const views = [
  { view: "runs", at: "#/", says: "Every bot we have" },
  { view: "run", at: "#/run/friday", says: "Result hash" },
  { view: "crowded-run", at: "#/run/everybody", says: "Not told apart yet: chart and odds" },
  { view: "run-begun", at: "#/run/begun", says: "There will be curves when the first block is played." },
  { view: "run-still", at: "#/run/still", says: "Nobody plays it now" },
  { view: "run-damaged", at: "#/run/damaged", says: "And 11 more." },
  { view: "run-of-twenty", at: "#/run/twenty", says: "bot-020" },
  { view: "bot-begun", at: "#/run/begun/bot/chart", says: "folds to a completion" },
  { view: "bot", at: "#/run/friday/bot/odds", says: "folds to a completion" },
  { view: "odd-bot", at: `#/run/everybody/bot/${odd}`, says: oddNames[0]! },
  { view: "match-up", at: "#/run/friday/match/chart/caller", says: "chart wins: its interval is above 0." },
  { view: "nowhere", at: "#/run/friday/who", says: "There is nothing at this address" },
];

const looks = [
  { look: "wide", width: 1280, dark: false },
  { look: "narrow-dark", width: 390, dark: true },
  // Nothing in these can fail that does not in the two above, so only who wants pictures waits for them
  ...(process.env["DOORCARD_SCREENSHOTS"] === undefined
    ? []
    : [
        { look: "wide-dark", width: 1280, dark: true },
        { look: "narrow", width: 390, dark: false },
      ]),
];

inBrowser("every view", (open) => {
  test.each(looks)(
    "is there, has no barriers, and stays within its window: $look",
    { timeout: 240_000 },
    async ({ look, width, dark }) => {
      const page = await open(server.address, { width, dark });
      for (const { view, at, says } of views) {
        await page.goto(`${server.address}/${at}`);
        await page.getByText(says).first().waitFor();
        await picture(page, `${view}-${look}`);
        const found = {
          headings: await page.locator("h1").count(),
          overflow: await overflow(page),
          untold: await page.locator("table:not(:has(> caption)), th:not([scope])").count(),
        };
        expect({ view, ...found, barriers: await barriers(page) }).toEqual({
          view,
          headings: 1,
          overflow: 0,
          untold: 0,
          barriers: [],
        });
      }
    },
  );
});
