import type { HandList } from "@doorcard/protocol";
export const handList = (_directory: string, _query: Readonly<Record<string, string>>): Promise<HandList> =>
  Promise.resolve({ sampled: 0, hands: [] });
