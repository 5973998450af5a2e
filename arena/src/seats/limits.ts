import type { Limits } from "@doorcard/protocol";

/** What a bot in a process of its own may use unless an event says otherwise. */
export const LIMITS: Limits = {
  decisionMs: 1000,
  matchMs: 120_000,
  startMs: 10_000,
  memoryMb: 512,
  messageBytes: 1_048_576,
};
