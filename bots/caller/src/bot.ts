import { choose, defineBot } from "@doorcard/sdk";

/** Stays in every pot for the least it costs. */
export default defineBot({
  name: "caller",
  version: "1.0.0",
  create: () => ({ act: (seen) => choose(seen, "check", "call", "bring-in") }),
});
