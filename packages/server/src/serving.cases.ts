import { request, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { begunJournal, madeUp, newRunFolder, planned, playHouseRun, playRun } from "./runs.cases.ts";
import { serveRuns, type ServeRequest, type Served } from "./serve-runs.ts";

export const EVIL = "<img src=x onerror=alert(1)>";

/** Serves until the test is over. */
export async function serving(directory: string, asked: Partial<ServeRequest> = {}): Promise<Served> {
  const own = await serveRuns({ directory, port: 0, ...asked });
  onTestFinished(() => own.close());
  return own;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks with headers that fetch would not send; the path goes out as it is. */
export function ask(
  { port }: Served,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

export const json = async (served: Served, path: string): Promise<unknown> =>
  JSON.parse((await ask(served, path)).text);

/** What is served to all tests of a file that ask nothing special. */
export interface ServedRuns {
  readonly served: Served;
  /** A folder of runs: one whole, one half played, one against the house, one bot with a name like a tag. */
  readonly runs: string;
}

/** Plays a folder of runs before the tests of a file, and serves it to them. */
export function servedRuns(): ServedRuns {
  const made = {} as { served: Served; runs: string };
  beforeAll(async () => {
    const runs = newRunFolder(afterAll);
    await playRun(runs, "whole", await planned(["chart", "caller"], { hands: 2000, handsPerMatch: 100 }));
    const half = await planned(["odds", "rock"], { hands: 2000, handsPerMatch: 100, seed: "cards to come" });
    const journal = begunJournal(runs, "half", half);
    journal.add([...madeUp(half)].slice(0, 10));
    journal.close();
    await playHouseRun(runs, "house");
    const named = await planned(["chart", "caller"], { hands: 200 });
    const bots = named.entrants.map((bot, i) => ({ ...bot, name: i === 0 ? EVIL : bot.name }));
    await playRun(runs, "tag", { ...named, entrants: bots });
    made.runs = runs;
    made.served = await serveRuns({ directory: runs, port: 0 });
  });
  afterAll(() => made.served.close());
  return made;
}
