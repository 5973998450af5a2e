import type { BotPage, HandList, HandPage, RunList, RunPage } from "@doorcard/protocol";
import type { Source, Watch } from "./source.ts";
import { SourceError } from "./source-error.ts";

/** The runs of the server that the page came from. */
export function liveSource(): Source {
  return {
    isSaved: false,
    runs: () => asked<RunList>("/api/runs"),
    run: watched,
    bot: (id, name) => asked<BotPage>(`${placeOf(id)}/bots/${encodeURIComponent(name)}`),
    hands: (id, query) => asked<HandList>(`${placeOf(id)}/hands?${query}`),
    hand: (id, hand) => asked<HandPage>(`${placeOf(id)}/hands/${encodeURIComponent(hand)}`),
  };
}

/** Milliseconds between two readings of what a run has come to: nobody follows numbers that change oftener. */
const BETWEEN_READINGS = 30;

const placeOf = (id: string): string => `/api/runs/${encodeURIComponent(id)}`;

/**
 * The run as it is by one request, whose failure can be told, then its changes while there may be any. Of changes that come
 * faster than they are read only the last is, so that the page never falls behind.
 */
function watched(
  id: string,
  onChange: (page: RunPage) => void,
  onTrouble: (trouble: Error | undefined) => void = () => {},
): Watch {
  let events: EventSource | undefined;
  let isClosed = false;
  let latest = "";
  let frame = 0;
  let last = 0;
  const close = () => {
    isClosed = true;
    events?.close();
    cancelAnimationFrame(frame);
  };
  const take = (page: RunPage) => {
    onChange(page);
    if (page.pace.state === "complete") close();
  };
  const hear = ({ data }: MessageEvent<string>) => {
    latest = data;
    if (frame === 0) frame = requestAnimationFrame(read);
  };
  const read = (now: number) => {
    frame = now - last < BETWEEN_READINGS ? requestAnimationFrame(read) : 0;
    if (frame !== 0) return;
    last = now;
    take(JSON.parse(latest) as RunPage);
  };
  const follow = () => {
    events = new EventSource(`${placeOf(id)}/live`);
    events.addEventListener("open", () => onTrouble(undefined));
    events.addEventListener("message", hear);
    events.addEventListener("error", () =>
      onTrouble(
        events?.readyState === EventSource.CLOSED
          ? new SourceError("The server sends no more of this run.", "Load the page again to go on.")
          : new SourceError("The server does not answer.", "The page asks again by itself; what it shows may be old."),
      ),
    );
  };
  asked<RunPage>(placeOf(id)).then(
    (page) => {
      if (isClosed) return;
      take(page);
      if (!isClosed) follow();
    },
    (trouble: Error) => {
      if (!isClosed) onTrouble(trouble);
    },
  );
  return { close };
}

async function asked<Shape>(address: string): Promise<Shape> {
  const response = await fetch(address).catch(() => {
    throw new SourceError("The server does not answer.", "See whether it still runs, then load the page again.");
  });
  if (response.ok) return (await response.json()) as Shape;
  throw new SourceError(await reason(response), remedyFor(response.status));
}

/** What the server says is wrong, else what its number means. */
async function reason(response: Response): Promise<string> {
  const said: unknown = await response.json().catch(() => undefined);
  if (typeof said === "object" && said !== null && "error" in said && typeof said.error === "string") return said.error;
  if (response.status === 404) return "The server has nothing of that name.";
  return `The server answered with ${response.status}.`;
}

function remedyFor(status: number): string {
  if (status === 401 || status === 403) return "Open the address that the server told when it started.";
  if (status === 404) return "See the list of runs for what there is.";
  return "The window of the server may tell more.";
}
