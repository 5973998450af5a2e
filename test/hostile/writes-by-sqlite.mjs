// Writes a file by SQLite, which goes round the permissions for files.
export default {
  name: "writes-by-sqlite",
  version: "1.0.0",
  create: () => ({
    act: async () => {
      const { DatabaseSync } = await import("node:sqlite");
      new DatabaseSync("%FOLDER%/written").exec("CREATE TABLE written (here)");
      return "call";
    },
  }),
};
