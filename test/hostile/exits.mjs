// Ends itself in a turn.
export default {
  name: "exits",
  version: "1.0.0",
  create: () => ({
    act: () => process.exit(0),
  }),
};
