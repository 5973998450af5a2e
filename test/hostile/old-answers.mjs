// Answers every turn, and all old ones again.
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

let turns = 0;

export default {
  name: "old-answers",
  version: "1.0.0",
  create: () => ({
    act: (seen) => {
      turns++;
      for (let id = 1; id < Math.min(turns, 4); id++) writeAll(answer(id, 0));
      return seen.options.some(({ action }) => action === "check") ? "check" : seen.options.at(-1).action;
    },
  }),
};
