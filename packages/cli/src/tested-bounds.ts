import type { TestRule } from "@doorcard/ratings";

/** What a test asks, as it may be written on the command line. */
export interface BoundOptions {
  readonly elo0?: string;
  readonly elo1?: string;
  readonly better?: boolean;
  readonly alpha: string;
  readonly beta: string;
}

type Tested = Omit<TestRule, "handsPerBlock">;

/** What is asked unless said, in big bets per 100 hands: that the candidate is not worse, or that it is better. */
const NOT_WORSE = ["-1bb", "0bb"] as const;
const BETTER = ["0bb", "1bb"] as const;

const FORMS = "write big bets per 100 hands, such as -1bb, or standard deviations of 100 hands, such as -0.05sd";

/** The test that the options ask for, and all that is wrong with them. */
export function testedBounds(options: BoundOptions): { test: Tested; problems: string[] } {
  const [usualLow, usualHigh] = options.better === true ? BETTER : NOT_WORSE;
  const { elo0 = usualLow, elo1 = usualHigh } = options;
  const [low, high] = [readBound(elo0), readBound(elo1)];
  const problems: string[] = [];
  if (low === undefined) problems.push(`--elo0 ${elo0}: is no difference; ${FORMS}`);
  if (high === undefined) problems.push(`--elo1 ${elo1}: is no difference; ${FORMS}`);
  if (low !== undefined && high !== undefined) {
    // A plain 0 is of either scale
    if (low.scale !== high.scale && low.value !== 0 && high.value !== 0)
      problems.push(`--elo0 ${elo0} --elo1 ${elo1}: must be of one scale, both bb or both sd`);
    else if (low.value >= high.value) problems.push(`--elo0 ${elo0}: must be below --elo1 ${elo1}`);
  }
  const [alpha, beta] = [readChance("alpha", options.alpha, problems), readChance("beta", options.beta, problems)];
  const scale = low?.value === 0 ? high?.scale : low?.scale;
  return {
    test: { low: low?.value ?? 0, high: high?.value ?? 0, alpha, beta, scale: scale ?? "rate" },
    problems,
  };
}

function readBound(text: string): { value: number; scale: Tested["scale"] } | undefined {
  const parts = /^([+-]?\d+(?:\.\d+)?)(bb|sd)?$/.exec(text.trim());
  if (parts === null) return undefined;
  return { value: Number(parts[1]), scale: parts[2] === "sd" ? "deviations" : "rate" };
}

function readChance(name: "alpha" | "beta", text: string, problems: string[]): number {
  const value = Number(text);
  if (!(value > 0 && value < 0.5))
    problems.push(`--${name} ${text}: must be more than 0 and less than 0.5, such as 0.05`);
  return value;
}
