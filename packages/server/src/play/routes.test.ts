import { commitment } from "@doorcard/arena";
import { check, type PlayNews } from "@doorcard/protocol";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { PLAY_LIMITS } from "./play-matches.ts";
import { onlyOurPage } from "../http/guard.ts";
import { playRoutes } from "./routes.ts";

const REQUEST = { game: "stud", rules: "classic", bots: ["caller"], hands: 2 };

let hangUp = new AbortController();
afterEach(() => {
  hangUp.abort();
  hangUp = new AbortController();
});

type App = ReturnType<typeof playRoutes>;

/** The routes behind the guard that the server puts before them. */
const guarded = (): App => new Hono().use(onlyOurPage).route("/", playRoutes());

const post = (app: App, path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(`http://127.0.0.1:4000${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

async function begun(app: App, request: object = REQUEST): Promise<string> {
  const response = await post(app, "/", request);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** The news of a match, one after another as they come. */
async function* newsOf(app: App, id: string): AsyncGenerator<PlayNews> {
  const response = await app.request(`/${id}/live`, { signal: hangUp.signal });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const parts = text.split("\n\n");
    text = parts.pop()!;
    for (const part of parts) if (part.startsWith("data: ")) yield JSON.parse(part.slice(6)) as PlayNews;
  }
}

/** Plays a match by the first word that is not a fold; all that was told. */
async function played(app: App, id: string): Promise<PlayNews[]> {
  const all: PlayNews[] = [];
  for await (const news of newsOf(app, id)) {
    all.push(news);
    if (news.kind === "over") return all;
    if (news.kind !== "ask") continue;
    const { action } = news.turn.options.find((option) => option.action !== "fold")!;
    expect((await post(app, `/${id}/answer`, { ask: news.id, action })).status).toBe(200);
  }
  throw new Error("The match has no end");
}

test.each(["stud", "stud8", "razz"])(
  "a match of %s is played to its end, its sums are zero, and the seed is told then",
  async (game) => {
    const app = playRoutes();
    const id = await begun(app, { ...REQUEST, game, bots: ["chart", "caller"], hands: 3 });
    const news = await played(app, id);
    for (const one of news) expect(check("playNews", one)).toMatchObject({ ok: true });
    const [match, over] = [news[0]!, news.at(-1)!];
    if (match.kind !== "match" || over.kind !== "over") throw new Error("A match begins and ends");
    expect(over).toMatchObject({ ending: "played", played: 3, late: 0 });
    expect(over.nets.reduce((sum, net) => sum + net, 0)).toBe(0);
    expect(over.bigBets).toEqual(over.nets.map((net) => net / match.stakes.bigBet));
    expect(commitment(over.seed)).toBe(match.commitment);
    expect(JSON.stringify(news.slice(0, -1))).not.toContain(over.seed);
    const results = news.filter((one) => one.kind === "result");
    expect(over.nets).toEqual(match.names.map((_, i) => results.reduce((sum, { result }) => sum + result.net[i]!, 0)));
    for (const hand of over.hands) {
      const page: unknown = await (await app.request(`/${id}/hands/${hand}`)).json();
      expect(check("handRecord", (page as { record: unknown }).record)).toMatchObject({ ok: true });
    }
  },
);

test("the same seed and the same words are the same match", async () => {
  const [one, other] = await Promise.all(
    [playRoutes(), playRoutes()].map(async (app) => {
      const news = await played(
        app,
        await begun(app, { ...REQUEST, bots: ["odds", "random"], hands: 5, seed: "twice" }),
      );
      return news.filter(({ kind }) => kind !== "clock" && kind !== "match");
    }),
  );
  expect(one).toEqual(other);
});

test("all that is wrong with a request is told at once", async () => {
  const response = await post(playRoutes(), "/", {
    ...REQUEST,
    game: "razz",
    rules: "mine",
    bots: ["nobody", "basic"],
  });
  expect(response.status).toBe(422);
  const { problems } = (await response.json()) as { problems: { at: string; message: string }[] };
  expect(problems.map(({ at }) => at)).toEqual(["/rules", "/bots/0", "/bots/1"]);
  const misshapen = await post(playRoutes(), "/", { bots: "odds", hands: 1000, colour: "red" });
  expect(((await misshapen.json()) as { problems: unknown[] }).problems.length).toBeGreaterThan(3);
});

test.each([
  ["a bot by its path", ["../../etc/passwd"]],
  ["a module", ["./mine.ts"]],
  ["nobody", []],
  ["eight others", Array.from({ length: 8 }, () => "caller")],
])("%s cannot be played against", async (_, bots) => {
  expect((await post(playRoutes(), "/", { ...REQUEST, bots })).status).toBe(422);
});

test("an answer that is not legal is refused with the reason, one to another turn is ignored", async () => {
  const app = playRoutes();
  const id = await begun(app);
  for await (const news of newsOf(app, id)) {
    if (news.kind !== "ask") continue;
    const answer = (body: unknown) => post(app, `/${id}/answer`, body);
    const refused = await answer({ ask: news.id, action: "raise-big" });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({
      kind: "refused",
      reason: expect.stringMatching(/^Seat 1 cannot raise-big: /) as unknown,
    });
    expect(await (await answer({ ask: news.id, action: "dance" })).json()).toEqual({
      kind: "refused",
      reason: '"dance" is no action',
    });
    expect((await answer({ ask: news.id + 1, action: "call" })).status).toBe(409);
    expect((await answer({ ask: "1", action: 7 })).status).toBe(422);
    expect((await answer("{")).status).toBe(422);
    const { action } = news.turn.options.at(-1)!;
    expect((await answer({ ask: news.id, action })).status).toBe(200);
    expect((await answer({ ask: news.id, action })).status).toBe(409);
    break;
  }
});

test("a page that comes back is told the hand in play again, with the same turn and the totals before it", async () => {
  const app = playRoutes();
  const id = await begun(app, { ...REQUEST, hands: 4 });
  let [results, isBack] = [0, false];
  for await (const news of newsOf(app, id)) {
    if (news.kind === "result") results++;
    if (news.kind !== "ask") continue;
    if (results === 3) {
      const again: PlayNews[] = [];
      for await (const one of newsOf(app, id)) {
        again.push(one);
        if (one.kind === "clock") break;
      }
      expect(again[0]).toMatchObject({ kind: "match", played: 2 });
      expect(again.filter(({ kind }) => kind === "hand")).toHaveLength(2);
      expect(again.filter(({ kind }) => kind === "ask").at(-1)).toEqual(news);
      isBack = true;
      break;
    }
    await post(app, `/${id}/answer`, {
      ask: news.id,
      action: news.turn.options.find(({ action }) => action !== "fold")!.action,
    });
  }
  expect(isBack).toBe(true);
});

test("when the time is over the arena acts as for a bot, and says so", async () => {
  const app = playRoutes({ ...PLAY_LIMITS, freeMs: 5, bankMs: 5 });
  const id = await begun(app, { ...REQUEST, hands: 1 });
  const kinds: PlayNews[] = [];
  for await (const news of newsOf(app, id)) {
    kinds.push(news);
    if (news.kind === "over") break;
  }
  const late = kinds.filter((news) => news.kind === "late");
  expect(late.length).toBeGreaterThan(0);
  expect(late.every(({ action }) => ["check", "fold", "bring-in"].includes(action))).toBe(true);
  expect(kinds.at(-1)).toMatchObject({ ending: "played", late: late.length });
});

test("leaving ends the match, and its seed is told", async () => {
  const app = playRoutes();
  const id = await begun(app);
  for await (const news of newsOf(app, id)) {
    if (news.kind === "ask") expect((await post(app, `/${id}/leave`, {})).status).toBe(200);
    if (news.kind !== "over") continue;
    expect(news).toMatchObject({ ending: "left", played: 0, hands: [] });
    expect(news.seed).toMatch(/^[0-9a-f]{32}$/);
    break;
  }
});

test("hands are not shown whole while the match goes on", async () => {
  const app = playRoutes();
  const id = await begun(app);
  expect((await app.request(`/${id}/hands/0.0.0`)).status).toBe(409);
  expect((await app.request(`/${"0".repeat(32)}/live`)).status).toBe(404);
});

test("only so many matches are in play at once, and one that no page follows ends", async () => {
  const app = playRoutes({ ...PLAY_LIMITS, mostMatches: 2, awayMs: 50 });
  const ids = [await begun(app), await begun(app)];
  const full = await post(app, "/", REQUEST);
  expect(full.status).toBe(503);
  expect(JSON.stringify(await full.json())).toContain("end one of them first");
  await expect.poll(async () => (await post(app, `/${ids[0]}/leave`, {})).status).toBe(404);
  await begun(app);
});

test.each([
  ["another origin", { origin: "http://evil.example" }, 403],
  ["another port of this machine", { origin: "http://127.0.0.1:5000" }, 403],
  ["no origin at all", { origin: "null" }, 403],
  ["another site, as the browser says", { "sec-fetch-site": "cross-site" }, 403],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["plain text", { "content-type": "text/plain" }, 415],
  ["its own page", { origin: "http://127.0.0.1:4000", "sec-fetch-site": "same-origin" }, 201],
])("a match asked for by %s: %j is answered with %i", async (_, headers: Record<string, string>, status) => {
  expect((await post(guarded(), "/", REQUEST, { host: "127.0.0.1:4000", ...headers })).status).toBe(status);
});

test("a long request is refused before it is read", async () => {
  const long = await post(guarded(), "/", { ...REQUEST, seed: "x".repeat(5000) });
  expect(long.status).toBe(413);
});
