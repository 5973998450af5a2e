import { choose, defineBot } from "@doorcard/sdk";

/** Puts in the most chips that the rules allow, whatever it holds. */
export default defineBot({
  name: "raiser",
  version: "1.0.0",
  create: () => ({ act: (seen) => choose(seen, "raise-big", "bet-big", "raise", "bet", "complete", "call") }),
});
