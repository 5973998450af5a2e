import type { Action, HandPage, PlayNews, PlayOffer, PlayRequest } from "@doorcard/protocol";

/** What cannot be done, in sentences. */
export class PlayRefused extends Error {
  override readonly name = "PlayRefused";
}

/** What can be chosen for a match. Throws PlayRefused. */
export const playOffer = async (): Promise<PlayOffer> => (await asked("/api/play")) as PlayOffer;

/** Begins a match and gives its name. Throws PlayRefused with all that is wrong. */
export async function beginPlay(request: PlayRequest): Promise<string> {
  return ((await asked("/api/play", request)) as { readonly id: string }).id;
}

/** Says what the person does on a turn; the reason when it is refused, undefined when it is taken or comes too late. */
export async function answerPlay(id: string, ask: number, action: Action): Promise<string | undefined> {
  const response = await fetch(`/api/play/${id}/answer`, posted({ ask, action }));
  if (response.status !== 422) return undefined;
  return ((await response.json()) as { readonly reason?: string }).reason ?? "The answer was not understood.";
}

/** Ends a match. */
export async function leavePlay(id: string): Promise<void> {
  await fetch(`/api/play/${id}/leave`, posted({}));
}

/** A hand of a match that is over. Throws PlayRefused. */
export const playedHand = async (id: string, hand: string): Promise<HandPage> =>
  (await asked(`/api/play/${id}/hands/${hand}`)) as HandPage;

/** Tells news as they come, until the answer is called; `lost` when the match is no longer there. */
export function followPlay(id: string, hear: (news: PlayNews) => void, lost: () => void): () => void {
  const events = new EventSource(`/api/play/${id}/live`);
  events.addEventListener("message", ({ data }) => hear(JSON.parse(String(data)) as PlayNews));
  // The browser tries again by itself, unless it was told that there is nothing
  events.addEventListener("error", () => {
    if (events.readyState === EventSource.CLOSED) lost();
  });
  return () => events.close();
}

const posted = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

async function asked(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(path, body === undefined ? {} : posted(body)).catch(() => undefined);
  if (response === undefined) throw new PlayRefused("The server does not answer. Is `doorcard serve` still running?");
  const told = (await response.json().catch(() => ({}))) as Told;
  if (response.ok) return told;
  const sentences = told.problems?.map(({ at, message }) => `${at.slice(1) || "The match"}: ${message}.`);
  throw new PlayRefused(sentences?.join(" ") ?? told.error ?? `The server answered ${response.status}.`);
}

/** What a refusal may say. */
interface Told {
  readonly problems?: readonly { readonly at: string; readonly message: string }[];
  readonly error?: string;
}
