import { defineBot } from "@doorcard/sdk";

/** Picks any legal action, each equally likely. */
export default defineBot({
  name: "random",
  version: "1.0.0",
  create: ({ random }) => ({
    act: ({ options }) => options[Math.floor(random() * options.length)]!.action,
  }),
});
