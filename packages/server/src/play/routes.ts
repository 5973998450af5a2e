import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { randomBytes } from "node:crypto";
import { pageOf } from "../hand/hand-page.ts";
import { PLAY_LIMITS, PlayMatches, type PlayLimits } from "./play-matches.ts";
import { planPlay, playOffer } from "./play-plan.ts";
import { roster } from "./roster.ts";
import { onlySmallJson } from "./small-json.ts";

/** Milliseconds between signs of life on a connection that has nothing to tell. */
const BEAT_MS = 15_000;

const NO_MATCH = { error: "There is no such match any more: a match ends a minute after its page has gone." };

/** The routes under /api/play: a person plays against bots that come with Doorcard. That only our own page asks is seen to before (`http/guard.ts`). */
export function playRoutes(limits: PlayLimits = PLAY_LIMITS): Hono {
  const app = new Hono();
  const matches = new PlayMatches(limits);

  app.use("/*", ...onlySmallJson);
  app.get("/", async (context) => context.json(playOffer(await roster())));

  app.post("/", async (context) => {
    const asked: unknown = await context.req.json().catch(() => undefined);
    const plan = planPlay(asked, await roster(), randomBytes(16).toString("hex"));
    if (!plan.ok) return context.json({ problems: plan.problems }, 422);
    const match = matches.begin(plan.value);
    if (match !== undefined) return context.json({ id: match.id }, 201);
    const message = `${limits.mostMatches} matches are in play; end one of them first`;
    return context.json({ problems: [{ code: "full", at: "", message }] }, 503);
  });

  app.get("/:id/live", (context) => {
    const match = matches.find(context.req.param("id"));
    if (match === undefined) return context.json(NO_MATCH, 404);
    return streamSSE(context, async (stream) => {
      // Writes wait for each other in the stream, so news stay in order
      const unfollow = matches.follow(match, (data) => void stream.writeSSE({ data }));
      const beat = setInterval(() => void stream.write(": still here\n\n"), BEAT_MS);
      await new Promise<void>((gone) => stream.onAbort(gone));
      clearInterval(beat);
      unfollow();
    });
  });

  app.post("/:id/answer", async (context) => {
    const match = matches.find(context.req.param("id"));
    if (match === undefined) return context.json(NO_MATCH, 404);
    const { ask, action } = ((await context.req.json().catch(() => undefined)) ?? {}) as Record<string, unknown>;
    if (!Number.isSafeInteger(ask) || typeof action !== "string")
      return context.json({ error: "An answer is the number of an ask and one word: { ask, action }." }, 422);
    const answered = match.answer(ask as number, action);
    return context.json(answered, answered.kind === "refused" ? 422 : answered.kind === "stale" ? 409 : 200);
  });

  app.post("/:id/leave", (context) => {
    const match = matches.find(context.req.param("id"));
    if (match === undefined) return context.json(NO_MATCH, 404);
    match.leave();
    return context.json({});
  });

  app.get("/:id/hands/:hand", (context) => {
    const match = matches.find(context.req.param("id"));
    if (match === undefined) return context.json(NO_MATCH, 404);
    if (!match.isOver) return context.json({ error: "Hands are shown whole when the match is over." }, 409);
    const hand = match.hands.find(({ record }) => record.id === context.req.param("hand"));
    return hand === undefined
      ? context.json({ error: "There is no such hand." }, 404)
      : context.json(pageOf(hand.record, hand.events));
  });

  return app;
}
