// Writes bytes that are no message.
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
  name: "unreadable-bytes",
  version: "1.0.0",
  create: () => ({
    act: () => {
      writeAll(Uint8Array.from({ length: 64 }, (_, i) => (i * 151) & 255));
      return "call";
    },
  }),
};
