// Starts processes without end.
export default {
  name: "fork-bomb",
  version: "1.0.0",
  create: () => ({
    act: async () => {
      const { spawn } = await import("node:child_process");
      for (let nth = 0; nth < 50; nth++) spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)", "FORKED"]);
      return "call";
    },
  }),
};
