import type { RunWatch } from "./run-watch.ts";

/** Milliseconds after which a word is sent to somebody to whom nothing was, so that it is known whether he is still there. */
const STILL_THERE = 15_000;

/**
 * Pages of a run as server-sent events: the one there is at once, then each change. The next is made when the last was taken,
 * so nothing is kept for somebody who does not read.
 */
export function livePages(watch: RunWatch): ReadableStream<Uint8Array> {
  // Who asks for the head of an answer alone never takes a page, and does not watch
  let stop: (() => void) | undefined;
  const encoder = new TextEncoder();
  let seen = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        stop ??= watch.watch();
        const written = await watch.after(seen, STILL_THERE);
        if (written === undefined && watch.isGone) {
          // Who asks again is told that there is no such run
          stop();
          controller.close();
          return;
        }
        seen = written?.number ?? seen;
        controller.enqueue(encoder.encode(written === undefined ? ":\n\n" : `data: ${written.text}\n\n`));
      },
      cancel: () => stop?.(),
    },
    { highWaterMark: 0 },
  );
}
