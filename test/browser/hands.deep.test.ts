import type { HandList, HandPage } from "@doorcard/protocol";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardWords } from "../../packages/viewer/src/table/card-words.ts";
import { stopsOf } from "../../packages/viewer/src/hands/stops.ts";
import { barriers, inBrowser, overflow, picture } from "./browser.ts";
import { servePage } from "./page-server.ts";
import { handsOf } from "./told-run.ts";

/** One hand of each game at two to eight seats, by the name of its run. */
const pages = new Map<string, HandPage>();
const LISTED = "stud8";
let server: Awaited<ReturnType<typeof servePage>>;
let asked: string[] = [];

beforeAll(async () => {
  const [stud, more] = await handsOf("stud", ["chart", "raiser"], 2);
  pages.set("stud", stud!);
  pages.set("next", more!);
  pages.set("stud8", (await handsOf("stud8", ["chart", "caller", "odds", "raiser"], 1, 60))[0]!);
  pages.set("razz", (await handsOf("razz", ["chart", "odds", "raiser"], 1))[0]!);
  const eight = ["caller", "caller1", "caller2", "caller3", "caller4", "caller5", "caller6", "raiser"];
  pages.set("eight", (await handsOf("stud", eight, 1))[0]!);
  server = await servePage({
    answers(path, search) {
      const [, , , id, what, hand] = path.split("/");
      if (what === "hands" && hand !== undefined)
        return [...pages].find(([run, { record }]) => run === id && record.id === hand)?.[1];
      if (what !== "hands") return undefined;
      asked.push(String(search));
      return list(search.get("q") ?? "");
    },
  });
});
afterAll(() => server.close());

/** What a search for some words finds: all hands, or none. */
function list(q: string): HandList {
  const hands = ["stud8"].map((run) => {
    const { record } = pages.get(run)!;
    const pot = record.net.reduce((sum, net) => sum + Math.max(0, net), 0);
    const seats = record.seats.map(({ name }) => name);
    return {
      id: record.id,
      pot,
      street: "seventh" as const,
      seats,
      net: record.net,
      told: `<b>${seats[0]}</b> scoops`,
    };
  });
  const found = q === "nothing" ? [] : hands;
  return { sampled: 40, complete: true, understood: `Hands: ${q}.`, matching: found.length, hands: found };
}

const addressOf = (run: string): string =>
  `${server.address}/#/run/${run}/hand/${encodeURIComponent(pages.get(run)!.record.id)}`;

/** What the cards on the table are called, seat 1 first. */
const cardsOf = (page: Page): Promise<string[][]> =>
  page.evaluate<string[][]>(
    `[...document.querySelectorAll(".seat")].map((seat) => [...seat.querySelectorAll(".card")].map((card) => card.getAttribute("aria-label")))`,
  );

const step = (page: Page): Promise<string | null> => page.textContent(".step");

inBrowser("hands", (open) => {
  test.each(["stud", "stud8", "razz", "eight"])(
    "a hand of %s goes by keyboard from the start to the end",
    async (run) => {
      const page = await open(addressOf(run));
      await page.waitForSelector(".felt");
      const { record, events } = pages.get(run)!;
      const last = stopsOf(events).length - 1;
      expect(await step(page)).toBe(`step 0 of ${last}`);
      for (let pressed = 1; pressed <= last; pressed++) {
        await page.keyboard.press("ArrowRight");
        expect(await step(page)).toBe(`step ${pressed} of ${last}`);
      }
      expect(await page.textContent(".dealer")).toContain("wins");
      const nets = await page.$$eval(".seat", (seats) => seats.map((seat) => seat.querySelector(".net")?.textContent));
      const told = record.net.map((net) => (net === 0 ? "0" : `${net > 0 ? "+" : "\u2212"}${Math.abs(net)}`));
      expect(nets.length).toBe(record.net.length);
      expect(new Set(nets)).toEqual(new Set(told));
      expect(await barriers(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );

  test("streets, the ends and a step have keys and addresses", async () => {
    const page = await open(addressOf("stud8"));
    await page.waitForSelector(".felt");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("PageDown");
    expect(await page.textContent(".middle .part")).toBe("Third street");
    await page.keyboard.press("End");
    expect(await page.textContent(".middle .part")).toBe("Showdown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    expect(await page.textContent(".middle .part")).toBe("Before the antes");
    await page.goto(`${addressOf("stud8")}?step=5&seat=2`);
    expect(await step(page)).toMatch(/^step 5 /);
    expect(await page.getAttribute(".views [aria-pressed=true]", "aria-pressed")).toBe("true");
    expect(await page.textContent(".views [aria-pressed=true]")).toMatch(/^2 /);
    await page.click(".log a >> nth=7");
    expect(await step(page)).toMatch(/^step 7 /);
    expect(page.url()).toContain("step=7&seat=2");
    expect(await page.textContent(".log [aria-current=step]")).not.toBe("");
  });

  test("keys that are not ours stay the browser's, and the keys are told", async () => {
    const page = await open(addressOf("razz"));
    await page.waitForSelector(".felt");
    await page.keyboard.press("8");
    expect(await page.textContent(".views [aria-pressed=true]")).toBe("All cards");
    await page.keyboard.press("?");
    expect(await page.isVisible("dialog.keys")).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await page.isVisible("dialog.keys")).toBe(false);
    await page.keyboard.press(" ");
    await page.waitForSelector('.play:has-text("Stop")');
    await page.waitForSelector('.step:not(:has-text("step 0 "))');
    await page.keyboard.press(" ");
    await page.waitForSelector('.play:has-text("Play")');
  });

  test("a key that comes as a dialog closes is heard, though the browser has not yet left its button", async () => {
    const page = await open(addressOf("razz"));
    await page.waitForSelector(".felt");
    await page.keyboard.press("?");
    await page.waitForSelector("dialog.keys[open]");
    const at = await page.evaluate<string>(`(() => {
      document.querySelector("dialog.keys").close();
      const focused = document.activeElement;
      focused.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
      return focused.textContent;
    })()`);
    expect(at).toBe("Close");
    await page.waitForSelector('.play:has-text("Stop")');
  });

  test.each(["stud8", "eight"])("in %s a seat's own view hides what the seat cannot see", async (run) => {
    const page = await open(addressOf(run));
    await page.waitForSelector(".felt");
    const { record, events } = pages.get(run)!;
    const stops = stopsOf(events);
    const hidden = new Set(record.seats.flatMap(({ cards }) => cards));
    await page.keyboard.press("2");
    for (const { to } of stops) {
      const known = new Set(record.seats[1]!.cards);
      for (const event of events.slice(0, to)) {
        if (event.kind === "upcard" || event.kind === "community") known.add(event.card);
        if (event.kind === "show") for (const card of event.cards) known.add(card);
      }
      const names = [...hidden].filter((card) => !known.has(card)).map(cardWords);
      const html = await page.innerHTML(".replayer");
      expect(names.filter((name) => html.includes(name))).toEqual([]);
      expect(html).not.toMatch(/class="(equities|share)"/);
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("0");
    const all = (await cardsOf(page)).flat().map((name) => name.replace(", face down", ""));
    expect(new Set(all)).toEqual(new Set([...hidden].map(cardWords)));
  });

  test("the story holds nothing that the view hides", async () => {
    const page = await open(`${addressOf("stud")}?seat=1`);
    await page.waitForSelector(".log");
    const { record, events } = pages.get("stud")!;
    const up = new Set(events.flatMap((event) => (event.kind === "upcard" ? [event.card] : [])));
    const glyphs: Readonly<Record<string, string>> = { c: "\u2663", d: "\u2666", h: "\u2665", s: "\u2660" };
    const down = record.seats[1]!.cards.filter((card) => !up.has(card));
    const story = ((await page.textContent(".log")) ?? "").replaceAll("\ufe0e", "");
    for (const card of down) expect(story).not.toContain(`${card[0] === "T" ? "10" : card[0]}${glyphs[card[1]!]}`);
    expect(story).toContain("two cards down");
  });

  test("a search is asked for, understood, and its hands open by keyboard; names stay text", async () => {
    asked = [];
    const page = await open(`${server.address}/#/run/${LISTED}/hands`);
    await page.waitForSelector(".found");
    await page.fill("input[name=q]", "odds lost with a flush");
    await page.keyboard.press("Enter");
    await page.waitForSelector('.understood:has-text("odds lost")');
    expect(asked).toContain("q=odds+lost+with+a+flush");
    expect(await page.textContent(".found .special")).toBe(`<b>${pages.get(LISTED)!.record.seats[0]!.name}</b> scoops`);
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.focus(".found a.special");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".felt");
    await page.goto(`${server.address}/#/run/${LISTED}/hands?q=nothing`);
    await page.waitForSelector("text=No hand fits.");
  });

  test("a saved page has its hands, and the ones before and after", async () => {
    const two = ["stud", "next"].map((name) => pages.get(name)!);
    const [first, next] = two.map(({ record }) => record.id) as [string, string];
    const seats = two[0]!.record.seats.map(({ name }) => name);
    const about = { seats, pot: 9, street: "seventh", told: "a hand" };
    const listed = two.map(({ record: { id, net } }) => ({ id, net, ...about }));
    const run = { id: "saved", standings: { event: {}, entrants: [] } };
    const saved = { version: 1, run, bots: [], list: { sampled: 2, hands: listed }, hands: two };
    const served = await servePage({ saved: saved as never });
    try {
      const page = await open(`${served.address}/#/run/saved/hand/${first}`);
      await page.waitForSelector(".felt");
      await page.keyboard.press("n");
      await page.waitForSelector(`h1:has-text("Hand ${next}")`);
      await page.keyboard.press("p");
      await page.waitForSelector(`h1:has-text("Hand ${first}")`);
      await page.goto(`${served.address}/#/run/saved/hands`);
      await page.waitForSelector(".found");
      expect(await page.$(".search")).toBeNull();
    } finally {
      await served.close();
    }
  });

  test.each([
    ["stud8", 24, 1280, false],
    ["eight", 40, 390, true],
  ])("%s at step %i, %i pixels wide, has no barriers", async (run, at, width, dark) => {
    const page = await open(`${addressOf(run)}?step=${at}`, { width, dark });
    await page.waitForSelector(".felt");
    expect(await overflow(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await picture(page, `hand-${run}-${width}-${dark ? "dark" : "light"}`);
  });

  test("the list at both widths", async () => {
    for (const width of [1280, 390]) {
      const page = await open(`${server.address}/#/run/${LISTED}/hands?q=scooped`, { width, dark: width === 390 });
      await page.waitForSelector(".found");
      expect(await overflow(page)).toBe(0);
      if (width === 390) expect(await barriers(page)).toEqual([]);
      await picture(page, `hands-${width}`);
    }
  });
});
