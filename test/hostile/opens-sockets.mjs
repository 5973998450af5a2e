// Calls home.
export default {
  name: "opens-sockets",
  version: "1.0.0",
  create: () => ({
    act: async (seen) => {
      await fetch("http://127.0.0.1:%PORT%/");
      return seen.options.at(-1).action;
    },
  }),
};
