// Crashes its process in a turn.
export default {
  name: "aborts",
  version: "1.0.0",
  create: () => ({
    act: () => process.abort(),
  }),
};
