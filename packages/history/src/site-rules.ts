import type { Site } from "./told-hand.ts";

/** The rule set by which the hands of a site are judged unless another is named. */
export const SITE_RULES: Readonly<Record<Site, string>> = {
  pokerstars: "pokerstars",
  fulltilt: "pokerstars",
  ipoker: "pokerstars",
  bovada: "pokerstars",
  // Ours, which tell no rule set
  ohh: "classic",
  // The hands that are shared in PHH are those of the WSOP
  phh: "wsop-tournament-2024",
};
