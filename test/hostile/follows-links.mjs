// Reads files by links that lie in its folder, straight and by going up from where they lead.
export default {
  name: "follows-links",
  version: "1.0.0",
  create: () => ({
    act: async () => {
      const { readFileSync } = await import("node:fs");
      for (const path of ["out/etc/passwd", "deep/down/aside/../../package.json"]) {
        try {
          readFileSync(`%FOLDER%/${path}`, "utf8");
          return "call";
        } catch {}
      }
      throw new Error("no link leads anywhere");
    },
  }),
};
