// Stand-in until the fast evaluator lands; replaced as a whole.
type Cards = ArrayLike<number>;
const POP = new Uint8Array(8192);
const TOP = new Uint8Array(8192);
const STRAIGHT = new Uint8Array(8192);
const KEEP: Uint16Array[] = [0, 1, 2, 3, 4, 5].map(() => new Uint16Array(8192));
for (let m = 1; m < 8192; m++) {
  POP[m] = POP[m >> 1]! + (m & 1);
  TOP[m] = 31 - Math.clz32(m);
  for (let t = 12; t >= 4; t--) if (((m >> (t - 4)) & 31) === 31) { STRAIGHT[m] = t; break; }
  if (STRAIGHT[m] === 0 && (m & 0x100f) === 0x100f) STRAIGHT[m] = 3;
  for (let k = 1; k <= 5; k++) { let r = m; let o = 0; for (let i = 0; i < k && r; i++) { const b = 1 << (31 - Math.clz32(r)); o |= b; r ^= b; } KEEP[k]![m] = o; }
}
export function highStrength(cards: Cards, from = 0, to = cards.length): number {
  let one = 0, two = 0, three = 0, four = 0, c = 0, d = 0, h = 0, s = 0;
  for (let i = from; i < to; i++) {
    const card = cards[i]!; const b = 1 << (card >> 2);
    four |= three & b; three |= two & b; two |= one & b; one |= b;
    switch (card & 3) { case 0: c |= b; break; case 1: d |= b; break; case 2: h |= b; break; default: s |= b; }
  }
  const f = POP[c]! >= 5 ? c : POP[d]! >= 5 ? d : POP[h]! >= 5 ? h : POP[s]! >= 5 ? s : 0;
  if (f && STRAIGHT[f]) return (8 << 26) | (STRAIGHT[f]! << 13);
  if (four) { const q = 1 << TOP[four]!; return (7 << 26) | (q << 13) | KEEP[1]![one & ~q]!; }
  if (three) { const t = 1 << TOP[three]!; const p = two & ~t; if (p) return (6 << 26) | (t << 13) | (1 << TOP[p]!); }
  if (f) return (5 << 26) | KEEP[5]![f]!;
  if (STRAIGHT[one]) return (4 << 26) | STRAIGHT[one]!;
  if (three) { const t = 1 << TOP[three]!; return (3 << 26) | (t << 13) | KEEP[2]![one & ~t]!; }
  if (two) {
    if (POP[two]! >= 2) { const p = KEEP[2]![two]!; return (2 << 26) | (p << 13) | KEEP[1]![one & ~p]!; }
    return (1 << 26) | (two << 13) | KEEP[3]![one & ~two]!;
  }
  return KEEP[5]![one]!;
}
const aceLow = (m: number): number => ((m << 1) & 0x1fff) | (m >> 12);
function lowest(m: number, n: number): number { let r = m, o = 0; for (let i = 0; i < n && r; i++) { const b = r & -r; o |= b; r ^= b; } return o; }
const rev = (v: number): number => (1 << 26) - v;
export function razzStrength(cards: Cards, from = 0, to = cards.length): number {
  const n = new Uint8Array(13); let one = 0;
  for (let i = from; i < to; i++) { const r = ((cards[i]! >> 2) + 1) % 13; n[r]!++; one |= 1 << r; }
  if (POP[one]! >= 5) return 2 ** 40 - lowest(one, 5);
  let best = Infinity;
  const ids = Array.from({ length: to - from }, (_, i) => ((cards[from + i]! >> 2) + 1) % 13);
  const pick = (at: number, five: number[]): void => {
    if (five.length === 5) { const cnt = new Map<number, number>(); for (const r of five) cnt.set(r, (cnt.get(r) ?? 0) + 1);
      const groups = [...cnt].sort((a, b) => b[1] - a[1] || b[0] - a[0]); const shape = groups.map((g) => g[1]).join("");
      let v = ["11111", "2111", "221", "311", "32", "41"].indexOf(shape); for (let i = 0; i < 5; i++) v = v * 16 + (groups[i] ? groups[i]![0] : 0); best = Math.min(best, v); return; }
    for (let i = at; i < ids.length; i++) pick(i + 1, [...five, ids[i]!]);
  };
  pick(0, []);
  return 2 ** 36 - best;
}
export function eightStrength(cards: Cards, from = 0, to = cards.length): number {
  let one = 0; for (let i = from; i < to; i++) one |= 1 << (cards[i]! >> 2);
  const low = aceLow(one) & 0xff;
  return POP[low]! >= 5 ? 256 - lowest(low, 5) : 0;
}
export function showingHigh(cards: Cards, from = 0, to = cards.length): number {
  let one = 0, two = 0, three = 0, four = 0;
  for (let i = from; i < to; i++) { const b = 1 << (cards[i]! >> 2); four |= three & b; three |= two & b; two |= one & b; one |= b; }
  if (four) return 7 * 2 ** 26 + four;
  if (three) return 3 * 2 ** 26 + three * 8192 + (one & ~three);
  if (two) return (POP[two]! >= 2 ? 2 : 1) * 2 ** 26 + two * 8192 + (one & ~two);
  return one;
}
export function showingLow(cards: Cards, from = 0, to = cards.length): number {
  let one = 0, two = 0, three = 0, four = 0;
  for (let i = from; i < to; i++) { const b = 1 << (((cards[i]! >> 2) + 1) % 13); four |= three & b; three |= two & b; two |= one & b; one |= b; }
  const v = four ? 7 * 2 ** 26 + four : three ? 3 * 2 ** 26 + three * 8192 + (one & ~three) : two ? (POP[two]! >= 2 ? 2 : 1) * 2 ** 26 + two * 8192 + (one & ~two) : one;
  return 2 ** 30 - v;
}
export function bestFive(cards: Cards, half: "high" | "razz" | "eight", from = 0, to = cards.length): number[] {
  const rate = half === "high" ? highStrength : half === "razz" ? razzStrength : eightStrength;
  const want = rate(cards, from, to); let best: number[] = []; const ord = (c: number): number => (half !== "high" && c >= 48 ? c - 52 : c);
  const pick = (at: number, five: number[]): void => {
    if (five.length === 5) { if (rate(five) !== want) return; const s = five.toSorted((a, b) => ord(b) - ord(a)); const k = s.findIndex((c, i) => ord(c) !== ord(best[i] ?? -99)); if (best.length === 0 || (k >= 0 && ord(s[k]!) > ord(best[k]!))) best = s; return; }
    for (let i = at; i < to; i++) pick(i + 1, [...five, cards[i]!]);
  };
  pick(from, []); return best;
}
export type Strength = number;
void rev;
