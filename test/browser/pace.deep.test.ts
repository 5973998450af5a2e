import type { RunPage } from "@doorcard/protocol";
import { setInterval } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inBrowser } from "./browser.ts";
import { measured, told } from "./main-thread.ts";
import { fullRun, later } from "./moving-run.ts";
import { servePage } from "./page-server.ts";
import { leastGrowth, weightOf } from "./weight.ts";

const PATH = "/api/runs/full";
const A_SECOND = 60;
/** Milliseconds of the main thread that an update may take where there are 60 a second. */
const MOST_MS = 1000 / A_SECOND;

const begun = fullRun(10);
const changes = Array.from({ length: 60 }, (_, step) => later(begun, step + 1));
let server: Awaited<ReturnType<typeof servePage>>;

beforeAll(async () => {
  server = await servePage({ answers: (path) => (path === PATH ? begun : undefined) });
});
afterAll(() => server.close());

/** Sends so many updates, 60 a second by the clock, as long as the machine lets the page take them. */
async function send(updates: number): Promise<void> {
  const start = performance.now();
  let sent = 0;
  for await (const _ of setInterval(4)) {
    const due = Math.min(updates, Math.floor(((performance.now() - start) * A_SECOND) / 1000));
    for (; sent < due; sent++) await server.pushed(PATH, changes[sent % changes.length]);
    if (sent === updates) return;
  }
}

/** What stands on the page of a run's last update: how far it is, the rate of the best, and the corner of the heat map. */
const lastOf = ({ standings: { event, entrants, headToHead } }: RunPage): readonly string[] => [
  event.handsPlayed.toLocaleString("en-US"),
  signed(entrants[0]!.rate.mean),
  signed(headToHead.at(-1)!.rate.mean),
];
const signed = (rate: number): string => `${rate < 0 ? "\u2212" : "+"}${Math.abs(rate).toFixed(2)}`;

/** Counts the updates that the page shows: those that come faster than its frames are passed over. */
const COUNT_SHOWN = `shown = 0; new MutationObserver(() => shown++).observe(document.querySelector(".pace p"), { characterData: true, subtree: true })`;

inBrowser("sixty updates a second of a run of ten bots", (open) => {
  test.for([
    { of: "the standings and curves", at: "h1" },
    { of: "the heat map", at: ".heat" },
  ])(
    "with $of in view: the last one stands, and nothing stays behind",
    { timeout: 180_000 },
    async ({ at }, { annotate }) => {
      const page = await open(`${server.address}/#/run/full`);
      await page.getByText("7,404,000 of 20,000,000").waitFor();
      await expect.poll(() => server.followers(PATH), { interval: 20 }).toBe(1);
      await page
        .locator(at)
        .first()
        .evaluate((part) => part.scrollIntoView());
      const settled = async (): Promise<void> => {
        const last = changes.at(-1)!;
        server.push(PATH, last);
        const [played, best, corner] = lastOf(last);
        await page.getByText(`${played} of`).waitFor();
        await page.locator("tbody td b").first().getByText(best!).waitFor();
        await page.locator(".heat tbody tr").last().locator("td a").last().getByText(corner!).waitFor();
      };
      await send(200);
      await settled();
      const before = await weightOf(page);
      await page.evaluate(COUNT_SHOWN);
      const since = await measured(page);
      await send(1000);
      const spent = await since();
      const shown = await page.evaluate<number>("shown");
      await settled();
      const between = await weightOf(page);
      await send(1000);
      await settled();
      const after = await weightOf(page);
      await annotate(`1,000 updates, each ${told(spent, 1000)}; ${shown} of them shown, each ${told(spent, shown)}`);
      expect(spent.task / 1000).toBeLessThan(MOST_MS);
      expect({ nodes: after.nodes, listeners: after.listeners }).toEqual({
        nodes: before.nodes,
        listeners: before.listeners,
      });
      // One update is told in 200,000 bytes, so a few that stayed would be seen
      expect(leastGrowth([before, between, after])).toBeLessThan(1_000_000);
    },
  );
});
