// Writes where it can.
export default {
  name: "writes-files",
  version: "1.0.0",
  create: () => ({
    act: async (seen) => {
      const { writeFileSync } = await import("node:fs");
      writeFileSync("%FOLDER%/written", "by a bot");
      return seen.options.at(-1).action;
    },
  }),
};
