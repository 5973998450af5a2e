import type { HandRecord } from "@doorcard/protocol";
export const handNamer =
  (record: HandRecord) =>
  (_seat: number, cards: readonly string[], _side?: "high" | "low"): string =>
    `${record.game} ${cards.length}`;
