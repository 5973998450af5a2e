// Never comes back from a turn.
export default {
  name: "endless-loop",
  version: "1.0.0",
  create: () => ({
    act: () => {
      for (;;);
    },
  }),
};
