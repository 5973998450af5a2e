/** What the page shows, as its address says it. */
export type Route =
  | { readonly view: "runs" }
  | { readonly view: "run"; readonly id: string }
  | { readonly view: "bot"; readonly id: string; readonly name: string }
  | { readonly view: "match"; readonly id: string; readonly name: string; readonly against: string }
  | { readonly view: "hands"; readonly id: string; readonly query: URLSearchParams }
  | { readonly view: "hand"; readonly id: string; readonly hand: string }
  | { readonly view: "play" }
  | { readonly view: "nowhere" };

/** The route of an address such as "#/run/monday/bot/odds". */
export function routeOf(address: string): Route {
  const [path = "", search = ""] = address.replace(/^#?\/?/, "").split(/\?(.*)/s);
  const [first, id = "", view, one = "", two = "", ...more] = path.split("/").map(decoded);
  const parts = path === "" ? 0 : path.split("/").length;
  if (more.length > 0) return { view: "nowhere" };
  if (parts === 0) return { view: "runs" };
  if (first === "play" && parts === 1) return { view: "play" };
  if (first !== "run" || id === "") return { view: "nowhere" };
  if (parts === 2) return { view: "run", id };
  if (view === "hands" && parts === 3) return { view: "hands", id, query: new URLSearchParams(search) };
  if (view === "hand" && parts === 4) return { view: "hand", id, hand: one };
  if (view === "bot" && parts === 4) return { view: "bot", id, name: one };
  if (view === "match" && parts === 5) return { view: "match", id, name: one, against: two };
  return { view: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const coded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Addresses within the page, for links. */
export const addressOf = {
  runs: (): string => "#/",
  run: (id: string): string => `#/run/${coded(id)}`,
  bot: (id: string, name: string): string => `#/run/${coded(id)}/bot/${coded(name)}`,
  match: (id: string, name: string, against: string): string =>
    `#/run/${coded(id)}/match/${coded(name)}/${coded(against)}`,
  hands: (id: string, query: Readonly<Record<string, string>> = {}): string => {
    const search = String(new URLSearchParams(query));
    return `#/run/${coded(id)}/hands${search === "" ? "" : `?${search}`}`;
  },
  hand: (id: string, hand: string): string => `#/run/${coded(id)}/hand/${coded(hand)}`,
  play: (): string => "#/play",
};
