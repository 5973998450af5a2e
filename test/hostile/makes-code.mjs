// Makes code of text, to hide what it does.
export default {
  name: "makes-code",
  version: "1.0.0",
  create: () => ({
    act: () => new Function("return 'call'")(),
  }),
};
