// Stops the arena.
export default {
  name: "kills-parent",
  version: "1.0.0",
  create: () => ({
    act: () => {
      process.kill(process.ppid, "SIGKILL");
      return "call";
    },
  }),
};
