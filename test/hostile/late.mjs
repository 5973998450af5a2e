// Answers when the turn is over.
export default {
  name: "late",
  version: "1.0.0",
  create: () => ({
    act: () => {
      const until = performance.now() + 2500;
      while (performance.now() < until);
      return "call";
    },
  }),
};
