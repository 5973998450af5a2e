// Breaks what everything is built from, and plays.
export default {
  name: "patches-builtins",
  version: "1.0.0",
  create: () => ({
    act: (seen) => {
      Array.prototype.push = () => 0;
      Array.prototype.filter = () => [];
      JSON.parse = () => ({ type: "goodbye" });
      Object.prototype.action = "raise";
      return seen.options[0].action;
    },
  }),
};
