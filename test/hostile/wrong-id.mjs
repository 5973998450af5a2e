// Answers what was never asked.
import { writeSync } from "node:fs";

/** A binary frame of one answer. */
function answer(id, said) {
  const frame = new DataView(new ArrayBuffer(9));
  frame.setUint32(0, 5, true);
  frame.setUint32(4, id, true);
  frame.setUint8(8, said);
  return new Uint8Array(frame.buffer);
}

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
  name: "wrong-id",
  version: "1.0.0",
  create: () => ({
    act: () => {
      writeAll(answer(4_000_000_000, 3));
      return "call";
    },
  }),
};
