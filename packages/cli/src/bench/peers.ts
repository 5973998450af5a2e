import { formatCard } from "@doorcard/cards";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { HANDS, randomHands } from "./hands.ts";
import type { Subject } from "./measure.ts";

/** Where the packages of others are installed: beside the house, so that its set-up does not wait for them. */
export const PEERS_FOLDER = join(import.meta.dirname, "..", "..", "..", "..", "test", "bench");

/** Subjects of packages that are installed, and the names of those that are not. */
export interface Peers {
  readonly subjects: readonly Subject[];
  readonly missing: readonly string[];
}

type Loaded = Record<string, unknown>;
type Rate = (hand: readonly unknown[]) => number;

interface Peer {
  readonly name: string;
  /** Every so many of our hands: the slow ones rate a part of them. */
  readonly every: number;
  /** How it rates a hand, and what it takes for the card of a text. */
  readonly rate: (loaded: Loaded) => Rate;
  readonly card: (loaded: Loaded, text: string) => unknown;
}

const PEERS: readonly Peer[] = [
  {
    name: "phe",
    every: 1,
    rate: (loaded) => loaded["evaluateCardCodes"] as Rate,
    card: (loaded, text) => (loaded["cardCode"] as (rank: string, suit: string) => number)(text[0]!, text[1]!),
  },
  {
    name: "@pokertools/evaluator",
    every: 1,
    rate: (loaded) => loaded["evaluate"] as Rate,
    card: (loaded, text) => (loaded["getCardCode"] as (text: string) => number)(text),
  },
  {
    name: "poker-evaluator",
    every: 20,
    rate: (loaded) => {
      const evalHand = loaded["evalHand"] as (hand: readonly unknown[]) => { readonly value: number };
      return (hand) => evalHand(hand).value;
    },
    card: (_, text) => text,
  },
  {
    name: "pokersolver",
    every: 500,
    rate: (loaded) => {
      const hands = loaded["Hand"] as { solve(hand: readonly unknown[]): { readonly rank: number } };
      return (hand) => hands.solve(hand).rank;
    },
    card: (_, text) => text,
  },
];

const require = createRequire(join(PEERS_FOLDER, "package.json"));

/** A package of others, undefined where it is not installed. */
export function peer(name: string): Loaded | undefined {
  if (!existsSync(join(PEERS_FOLDER, "node_modules", name))) return undefined;
  const loaded = require(name) as Loaded;
  return { ...(loaded["default"] as Loaded | undefined), ...loaded };
}

/** Evaluators of npm over the same random hands. */
export function peerEvaluators(): Peers {
  const subjects: Subject[] = [];
  const missing: string[] = [];
  for (const { name, every, rate, card } of PEERS) {
    const loaded = peer(name);
    if (loaded === undefined) missing.push(name);
    else {
      const batch = overHands(rate(loaded), (text) => card(loaded, text), every);
      subjects.push({ what: `${name}, high`, batch, isPeer: true });
    }
  }
  return { subjects, missing };
}

function overHands(rate: Rate, card: (text: string) => unknown, every: number): () => number {
  const cards = Array.from(randomHands(), (one) => card(formatCard(one)));
  const hands = Array.from({ length: Math.floor(HANDS / every) }, (_, hand) => cards.slice(hand * 7, hand * 7 + 7));
  return () => {
    let sum = 0;
    for (const hand of hands) sum += rate(hand);
    return sum < 0 ? 0 : hands.length;
  };
}
