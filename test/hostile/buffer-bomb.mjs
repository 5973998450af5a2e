// Fills its memory with buffers, which the heap does not count.
export default {
  name: "buffer-bomb",
  version: "1.0.0",
  create: () => ({
    act: () => {
      const kept = [];
      for (;;) kept.push(new Uint8Array(8_000_000).fill(1));
    },
  }),
};
