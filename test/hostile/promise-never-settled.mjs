// Promises an answer and never gives it.
export default {
  name: "promise-never-settled",
  version: "1.0.0",
  create: () => ({
    act: () => new Promise(() => {}),
  }),
};
