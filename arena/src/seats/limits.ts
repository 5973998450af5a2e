import type { Limits } from "@doorcard/protocol";

/** What a bot in a process of its own may use unless an event says otherwise. */
export const LIMITS: Limits = {
  decisionMs: 1000,
  matchMs: 120_000,
  startMs: 10_000,
  memoryMb: 512,
  messageBytes: 1_048_576,
};

/** What a process finds in its environment: a PATH, so that it can start at all, and no secrets. */
export const ENVIRONMENT = { PATH: "/usr/local/bin:/usr/bin:/bin", LANG: "C.UTF-8" };

/** Milliseconds that a bot has to end itself after the goodbye. */
export const MS_TO_LEAVE = 1000;
