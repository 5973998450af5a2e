// Fills its memory with objects.
export default {
  name: "object-bomb",
  version: "1.0.0",
  create: () => ({
    act: () => {
      const kept = [];
      for (;;) kept.push([kept, kept, kept, kept]);
    },
  }),
};
