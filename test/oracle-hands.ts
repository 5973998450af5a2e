import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** One hand of the independent engine: amounts in chips, seats from 1, streets 3 to 7. */
export interface OracleHand {
  readonly game: "stud" | "stud8" | "razz";
  readonly smallBet: number;
  readonly bigBet: number;
  readonly ante: number;
  readonly bringIn: number;
  readonly stacks: readonly number[];
  /** Each seat's cards in the order it got them, seat 1 first. */
  readonly cards: readonly string[];
  readonly burns: string;
  readonly decisions: readonly OracleDecision[];
  readonly payoffs: readonly number[];
}

export interface OracleDecision {
  readonly seat: number;
  readonly street: number;
  readonly legal: {
    readonly fold?: true;
    readonly check?: 0;
    readonly call?: number;
    readonly bringIn?: number;
    readonly to?: number;
  };
  readonly action: "bringIn" | "fold" | "check" | "call" | "to";
  readonly amount?: number;
}

const SHARED = join(import.meta.dirname, "..", "..", "shared", "oracle");
const SAMPLE = join(import.meta.dirname, "oracle-sample.jsonl.gz");
const FILES = ["deep", "short_ok", "partial"];

/** Where the hands are read from: all 9,000 beside the project, or the committed sample of 300. */
export const oracleSource = existsSync(SHARED)
  ? "all 9,000 oracle hands"
  : "the committed sample of 300 oracle hands (the shared folder is absent)";

/** The oracle's hands, file by file. */
export function oracleHands(): OracleHand[] {
  const paths = existsSync(SHARED) ? FILES.map((name) => join(SHARED, `${name}.jsonl.gz`)) : [SAMPLE];
  return paths.flatMap((path) =>
    gunzipSync(readFileSync(path))
      .toString("utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as OracleHand),
  );
}
