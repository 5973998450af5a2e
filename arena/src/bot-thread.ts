/**
 * The inside of a worker thread: loads bots and plays whole matches next to them, since crossing threads once a
 * decision would cost more than the whole hand.
 */
import { parentPort, workerData } from "node:worker_threads";
import { GAMES } from "@doorcard/sdk";
import { loadBot } from "./load-bot.ts";
import type { MatchOrder } from "./match-orders.ts";
import type { DiffOrder } from "./diff/diff-orders.ts";
import type { Seated, Seating } from "./seating.ts";
import { isApart } from "./seats/isolation.ts";

/** What a thread is asked for: the version and games of a bot, something of a match or of what another bot would do in it, to begin no more with bots that are out, or to end the processes of its bots. */
export type Order =
  | { readonly kind: "inspect"; readonly module: string }
  | { readonly kind: "leave-out"; readonly entrants: readonly number[] }
  | { readonly kind: "close" }
  | DiffOrder
  | MatchOrder;

/** An order with a number to know its answer by. */
export interface NumberedOrder {
  readonly number: number;
  readonly order: Order;
}

/** What a thread answers to the order of a number. */
export type Delivery = { readonly number: number } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string }
);

const seated = workerData as Seated;
let seating: Seating | undefined;

async function carryOut(order: Order): Promise<unknown> {
  if (order.kind === "inspect") {
    const { version, games = GAMES } = await loadBot(order.module);
    return { version, games };
  }
  if (order.kind === "close") return seating?.close();
  if (order.kind === "leave-out") return seating?.leaveOut(order.entrants);
  if (order.kind === "shadow" || order.kind === "roll-out")
    return (await import("./diff/diff-orders.ts")).playDiffOrder(order, seated.entrants);
  // The engine is loaded only where something is played: most threads look at one bot and end
  const [{ playOrder }, { Seating: Seats }] = await Promise.all([import("./match-orders.ts"), import("./seating.ts")]);
  seating ??= new Seats(seated);
  return playOrder(order, seating, seated.entrants);
}

/** Whether an order waits for bots elsewhere, so that others are carried out beside it. */
function isWaitedFor(order: Order): boolean {
  if (order.kind === "close" || order.kind === "leave-out") return true;
  return order.kind !== "inspect" && order.job.entrants.some((entrant) => isApart(seated.entrants[entrant]!));
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
  port.on("message", (order: NumberedOrder) => {
    const deliver = async (): Promise<void> => port.postMessage(await answer(order));
    if (isWaitedFor(order.order)) void deliver();
    else before = before.then(deliver);
  });
}

async function answer({ number, order }: NumberedOrder): Promise<Delivery> {
  try {
    return { number, ok: true, value: await carryOut(order) };
  } catch (error) {
    return { number, ok: false, message: describe(error) };
  }
}

/** An error in one line; a bot may throw anything. */
function describe(error: unknown): string {
  return String(error instanceof Error ? `${error.name}: ${error.message}` : error).split("\n", 1)[0]!;
}
