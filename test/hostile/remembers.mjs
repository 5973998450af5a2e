// Keeps what it saw in other matches, to know the others' downcards when it meets a deal again.
const remembered = new Set();

export default {
  name: "remembers",
  version: "1.0.0",
  create: () => ({
    act: (seen) => {
      const boards = seen.players.map(({ upcards }) => upcards.join(" "));
      if (boards[0].length === 8) {
        if (remembered.has(`${seen.seat === 1 ? 2 : 1} ${boards}`))
          throw new Error("met a deal again from the other seat");
        remembered.add(`${seen.seat} ${boards}`);
      }
      return seen.options.some(({ action }) => action === "check") ? "check" : seen.options.at(-1).action;
    },
  }),
};
