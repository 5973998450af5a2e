// Stops the arena by ways that few know.
export default {
  name: "kills-parent-otherwise",
  version: "1.0.0",
  create: () => ({
    act: async () => {
      const ways = [
        () => process._kill(process.ppid, 9),
        () => process._debugProcess(process.ppid),
        () => process.binding("process_wrap"),
      ];
      const { setPriority } = await import("node:os");
      for (const way of [...ways, () => setPriority(process.ppid, 19)]) {
        try {
          way();
          return "call";
        } catch {}
      }
      throw new Error("nothing works");
    },
  }),
};
