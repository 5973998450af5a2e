import { parseCards } from "@doorcard/cards";
import { expect, test } from "vitest";
import { settle, type HouseAction } from "./caribbean.ts";

const cards = (text: string): number[] => parseCards(text)!;
const NOTHING = "Ks Qd 9h 5c 2s";
const ACE_KING = "As Kd 4h 3c 2s";
const TENS = "Ts Td 9h 5c 2s";

// rules.md section 5: ante 1, call 2
const table: readonly (readonly [what: string, action: HouseAction, player: string, dealer: string, net: number])[] = [
  ["who folds loses the ante", "fold", TENS, NOTHING, -1],
  ["and does so with the better hand too", "fold", "Ah Ad Ac As 2d", TENS, -1],
  ["the dealer does not qualify: the ante is paid, the call comes back", "call", "Kh Qc 8h 5d 2c", NOTHING, 1],
  ["and a royal flush is paid no more", "call", "Ah Kh Qh Jh Th", NOTHING, 1],
  ["ace-queen does not qualify", "call", "8h 7c 5d 3d 2c", "As Qd Jh Tc 9s", 1],
  ["the least ace-king qualifies", "call", "8h 7c 5d 3d 2c", ACE_KING, -3],
  ["a better ace-king is paid 1:1 on ante and call", "call", "Ah Kc 5d 3d 2c", ACE_KING, 3],
  ["an equal hand loses nothing", "call", "Ah Kc 4d 3d 2c", ACE_KING, 0],
  ["a pair is paid 1:1", "call", "Jh Jc 5d 3d 2c", TENS, 3],
  ["two pair 2:1", "call", "Jh Jc 3s 3d 2c", TENS, 5],
  ["three of a kind 3:1", "call", "Jh Jc Jd 3d 2c", TENS, 7],
  ["a straight 4:1", "call", "6h 5d 4c 3d 2c", TENS, 9],
  ["a flush 5:1", "call", "9d 5d 4d 3d 2d", TENS, 11],
  ["a full house 7:1", "call", "Jh Jc Jd 3d 3c", TENS, 15],
  ["four of a kind 20:1", "call", "Jh Jc Jd Js 3c", TENS, 41],
  ["a straight flush 50:1", "call", "6d 5d 4d 3d 2d", TENS, 101],
  ["a royal flush 100:1", "call", "Ah Kh Qh Jh Th", TENS, 201],
  ["a worse hand loses both", "call", "9s 9d Ah Kc Qs", TENS, -3],
];

test.each(table)("%s", (_, action, player, dealer, net) => {
  expect(settle(action, cards(player), cards(dealer))).toEqual({
    qualified: dealer !== NOTHING && dealer !== "As Qd Jh Tc 9s",
    net,
  });
});
