import { RunError } from "@doorcard/arena";
import { parentPort } from "node:worker_threads";
import { botPage } from "../style/bot-page.ts";
import { toldRun } from "./told-run.ts";

/** What the thread is asked. */
export type Asked =
  | { readonly number: number; readonly kind: "run"; readonly directory: string; readonly id: string }
  | {
      readonly number: number;
      readonly kind: "bot";
      readonly directory: string;
      readonly id: string;
      readonly name: string;
    };

/** What it answers; `isOurs` tells our own fault from that of a run. */
export type Answered =
  | { readonly number: number; readonly ok: true; readonly value: unknown }
  | { readonly number: number; readonly ok: false; readonly isOurs: boolean; readonly message: string };

parentPort?.on("message", (asked: Asked) => {
  answer(asked).then(
    (value) => parentPort!.postMessage({ number: asked.number, ok: true, value } satisfies Answered),
    (error: unknown) =>
      parentPort!.postMessage({
        number: asked.number,
        ok: false,
        isOurs: !(error instanceof RunError),
        message: error instanceof Error ? error.message : String(error),
      } satisfies Answered),
  );
});

async function answer(asked: Asked): Promise<unknown> {
  const { directory, id } = asked;
  return asked.kind === "run" ? toldRun(directory, id) : await botPage(directory, id, asked.name);
}
