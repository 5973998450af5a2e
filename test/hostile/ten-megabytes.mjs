// Answers with ten megabytes.
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

export default {
  name: "ten-megabytes",
  version: "1.0.0",
  create: () => ({
    act: () => {
      writeAll(new Uint8Array(10_000_000).fill(65));
      return "call";
    },
  }),
};
