/** A figure that was measured elsewhere and cannot be in a run: what, how much a second, and a note. */
export interface Recorded {
  readonly what: string;
  readonly perSecond: number;
}

/** Limits of this language, from throw-away prototypes on a quiet 2.8 GHz machine: what a figure of ours is held against. */
export const LIMITS: Readonly<Record<string, number>> = {
  "evaluator, high": 137e6,
  "evaluator, eight-or-better": 273e6,
  "evaluator, razz": 165e6,
  "evaluator, high and eight-or-better": 104e6,
  "holding, high when all cards are in": 297e6,
  "event, 2 seats, one worker": 2.38e6,
  "event, 6 seats, one worker": 830e3,
  "event, 8 seats, one worker": 639e3,
};

/** Figures of others that are not packages of npm. */
export const RECORDED: readonly Recorded[] = [
  { what: "OMPEval (C++), high", perSecond: 169e6 },
  { what: "SKPokerEval (C++), high", perSecond: 152e6 },
  { what: "poker-eval (C), high", perSecond: 54e6 },
  { what: "PHEvaluator (C++), high", perSecond: 35e6 },
  { what: "treys (Python), high", perSecond: 91e3 },
  { what: "PokerKit (Python), high", perSecond: 4.2e3 },
  { what: "ACPC dealer (C, over TCP), limit hold'em, 2 seats", perSecond: 4.2e3 },
  { what: "PokerKit (Python), stud, 2 seats", perSecond: 294 },
  { what: "PokerKit (Python), stud, 6 seats", perSecond: 91 },
  { what: "PokerKit (Python), stud, 8 seats", perSecond: 68 },
];
