// Talks and talks.
import { writeSync } from "node:fs";

/** Writes bytes past the kit. */
function writeAll(bytes, file = 1) {
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(file, bytes, at);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
}

let turns = 0;

export default {
  name: "floods-stderr",
  version: "1.0.0",
  create: () => ({
    act: (seen) => {
      if (turns++ < 20) for (let nth = 0; nth < 100; nth++) writeAll(new Uint8Array(10_000).fill(66), 2);
      return seen.options.at(-1).action;
    },
  }),
};
