import { DECK_SIZE, formatCard, parseCards } from "@doorcard/cards";
import { eightStrength, equity, highStrength, razzStrength } from "@doorcard/evaluator";
import { createHash } from "node:crypto";
import type { Subject } from "./measure.ts";

const HANDS = 20_000;

/** Seven random cards each, one hand after the other; the same on every machine. */
function randomHands(): Uint8Array {
  const cards = new Uint8Array(HANDS * 7);
  for (let hand = 0; hand < HANDS; hand++) {
    const bytes = createHash("sha512").update(`bench ${hand}`).digest();
    const dealt = new Set<number>();
    for (const byte of bytes) if (byte < 4 * DECK_SIZE && dealt.size < 7) dealt.add(byte % DECK_SIZE);
    cards.set([...dealt], hand * 7);
  }
  return cards;
}

/** Our evaluators over random hands of seven cards. */
export function ourEvaluators(): Subject[] {
  const cards = randomHands();
  const over = (what: string, strength: (cards: Uint8Array, from: number, to: number) => number): Subject => ({
    what,
    batch: () => {
      let sum = 0;
      for (let at = 0; at < cards.length; at += 7) sum += strength(cards, at, at + 7);
      return sum < 0 ? 0 : HANDS;
    },
  });
  return [
    over("evaluator, high", highStrength),
    over("evaluator, eight-or-better", eightStrength),
    over("evaluator, razz", razzStrength),
  ];
}

const TRIALS = 1000;

/** Equity of aces on third street against five door cards, two more seen: rollouts a second. */
export function rollouts(): Subject[] {
  const own = parseCards("As Ah 7d")!;
  const others = parseCards("Kc 2d 9h Ts 5c")!.map((card) => [card]);
  const dead = parseCards("3c 8d")!;
  let drawn = 1;
  const draw = (below: number): number => (drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0) % below;
  return (["stud", "stud8", "razz"] as const).map((game) => ({
    what: `rollouts, ${game}, six seats`,
    batch: () => (equity({ game, own, others, dead, trials: TRIALS, draw }) < 0 ? 0 : TRIALS),
  }));
}

interface Peer {
  readonly name: string;
  /** How the package turns card texts into its own cards, and rates seven of them. */
  readonly codeOf: string;
  readonly rate: string;
}

const PEERS: readonly Peer[] = [
  { name: "phe", codeOf: "cardCode", rate: "evaluateCardCodes" },
  { name: "@pokertools/evaluator", codeOf: "getCardCode", rate: "evaluate" },
];

/** Evaluators of npm over the same hands, where they are installed; names of those that are not. */
export async function peerEvaluators(): Promise<{ subjects: Subject[]; missing: string[] }> {
  const subjects: Subject[] = [];
  const missing: string[] = [];
  for (const peer of PEERS) {
    const subject = await peerSubject(peer).catch(() => undefined);
    if (subject === undefined) missing.push(peer.name);
    else subjects.push(subject);
  }
  return { subjects, missing };
}

async function peerSubject({ name, codeOf, rate }: Peer): Promise<Subject | undefined> {
  const loaded = (await import(name)) as Record<string, unknown> & { default?: Record<string, unknown> };
  const code = (loaded[codeOf] ?? loaded.default?.[codeOf]) as ((...text: string[]) => number) | undefined;
  const evaluate = (loaded[rate] ?? loaded.default?.[rate]) as ((codes: number[]) => number) | undefined;
  if (code === undefined || evaluate === undefined) return undefined;
  const codes = Array.from(randomHands(), (card) => {
    const text = formatCard(card);
    return code.length === 2 ? code(text[0]!, text[1]!) : code(text);
  });
  const hands = Array.from({ length: HANDS }, (_, hand) => codes.slice(hand * 7, hand * 7 + 7));
  const batch = (): number => {
    let sum = 0;
    for (const hand of hands) sum += evaluate(hand);
    return sum < 0 ? 0 : HANDS;
  };
  return { what: `${name}, high`, batch };
}
