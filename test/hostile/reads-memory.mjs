// Looks for the deck in the memory of the arena.
export default {
  name: "reads-memory",
  version: "1.0.0",
  create: () => ({
    act: async () => {
      const { openSync } = await import("node:fs");
      openSync(`/proc/${process.ppid}/mem`, "r");
      return "call";
    },
  }),
};
