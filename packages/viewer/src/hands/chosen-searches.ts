/** Searches that people begin with, as they are told and as they are asked. */
export const CHOSEN_SEARCHES: readonly (readonly [told: string, query: Readonly<Record<string, string>>])[] = [
  ["Biggest pots", {}],
  ["Lost with a full house", { q: "lost with a full house" }],
  ["Folded the winner", { q: "folded the winner" }],
  ["All-in", { q: "all-in" }],
  ["Split pots", { q: "split pots" }],
  ["Scoops", { q: "scooped" }],
  ["Without a showdown", { q: "without a showdown" }],
  ["Faults", { q: "faults" }],
];
