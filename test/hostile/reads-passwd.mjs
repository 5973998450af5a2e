// Reads a file of the machine.
export default {
  name: "reads-passwd",
  version: "1.0.0",
  create: () => ({
    act: async (seen) => {
      const { readFileSync } = await import("node:fs");
      return readFileSync("/etc/passwd", "utf8") === "" ? "fold" : seen.options.at(-1).action;
    },
  }),
};
