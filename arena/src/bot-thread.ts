/**
 * The inside of a worker thread: loads bots and plays whole matches next to them, since crossing threads once a
 * decision would cost more than the whole hand.
 */
import { parentPort, workerData } from "node:worker_threads";
import { GAMES } from "@doorcard/sdk";
import { loadBot } from "./load-bot.ts";
import type { Entrant, MatchOrder } from "./match-orders.ts";

/** What a thread is asked for: the version and games of a bot, or something of a match. */
export type Order = { readonly kind: "inspect"; readonly module: string } | MatchOrder;

/** What a thread answers. */
export type Delivery =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** The entrants of the event by number. */
export interface ThreadData {
  readonly entrants: readonly Entrant[];
}

const { entrants } = workerData as ThreadData;

async function carryOut(order: Order): Promise<unknown> {
  if (order.kind === "inspect") {
    const { version, games = GAMES } = await loadBot(order.module);
    return { version, games };
  }
  // The engine is loaded only where something is played: most threads look at one bot and end
  const { playOrder } = await import("./match-orders.ts");
  return playOrder(order, entrants);
}

const port = parentPort;
if (port !== null) {
  // A bot that ends the process, or leaves a promise behind that fails, may cost itself its turn but not the run its thread
  process.exit = (): never => {
    throw new Error("process.exit is not for bots");
  };
  process.on("unhandledRejection", () => undefined);
  process.on("uncaughtException", () => undefined);
  let before: Promise<void> = Promise.resolve();
  port.on("message", (order: Order) => {
    before = before.then(() => answer(order)).then((delivery) => port.postMessage(delivery));
  });
}

async function answer(order: Order): Promise<Delivery> {
  try {
    return { ok: true, value: await carryOut(order) };
  } catch (error) {
    return { ok: false, message: describe(error) };
  }
}

/** An error in one line; a bot may throw anything. */
function describe(error: unknown): string {
  return String(error instanceof Error ? `${error.name}: ${error.message}` : error).split("\n", 1)[0]!;
}
