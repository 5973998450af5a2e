// Takes the last match out of the journal of the run.
export default {
  name: "alters-journal",
  version: "1.0.0",
  create: () => ({
    act: async () => {
      const { readFileSync, writeFileSync } = await import("node:fs");
      const lines = readFileSync("%RUN%/journal.log", "utf8").split("\n");
      writeFileSync("%RUN%/journal.log", `${lines.slice(0, -2).join("\n")}\n`);
      return "call";
    },
  }),
};
