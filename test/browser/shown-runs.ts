import { pathToFileURL } from "node:url";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspectBots, openRun, planEvent, runEvent } from "@doorcard/arena";
import { rulesFor } from "@doorcard/engine";
import type { BotPage, Curve, Rate, RunPage, Standing, Standings } from "@doorcard/protocol";

const BOTS = join(import.meta.dirname, "..", "..", "bots");
const POINTS = 200;

/** A short round robin of bots that come with Doorcard, really played. */
export async function playedRun(names: readonly string[], { hands }: { readonly hands: number }): Promise<RunPage> {
  const made = mkdtempSync(join(tmpdir(), "doorcard-page-"));
  try {
    const inspected = await inspectBots(
      names.map((name) => ({ name, module: pathToFileURL(join(BOTS, name, "src", "bot.ts")).href })),
    );
    const rules = rulesFor("classic", "stud");
    if (!inspected.ok || !rules.ok) throw new Error("No such bots or rules");
    const planned = planEvent({
      name: "Friday round robin",
      bots: inspected.value,
      game: "stud",
      rules: rules.value,
      stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
      stack: 1600,
      seats: 2,
      rotations: "cyclic",
      dealing: "lanes",
      hands,
      seed: "friday",
    });
    if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
    const directory = join(made, "run");
    await runEvent(planned.value, { directory, workers: 2 });
    const run = openRun(directory);
    const standings = run.standings();
    run.close();
    return pageOf("friday", standings);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** A run as the page gets it, complete, its curves closing in on its standings as the square root of hands. */
export function pageOf(id: string, standings: Standings): RunPage {
  return {
    version: 1,
    id,
    standings,
    curves: standings.entrants.map(curveTo),
    pace: { state: "complete", handsPerSecond: null, secondsLeft: null },
  };
}

function curveTo({ name, hands, rate: { mean, low, high } }: Standing, at: number): Curve {
  const half = low === null || high === null ? 0 : (high - low) / 2;
  return {
    name,
    points: Array.from({ length: POINTS }, (_, i) => {
      const part = (i + 1) / POINTS;
      const reach = half / Math.sqrt(part);
      const middle = mean + reach * (1 - part) * 0.8 * Math.sin(9 * part + at);
      return { hands: Math.round(hands * part), mean: middle, low: middle - reach, high: middle + reach };
    }),
  };
}

/** What a bot must not be called, and may be. */
export const oddNames = [
  "<img src=x onerror=alert(1)>",
  "a-bot-whose-author-could-not-stop-typing-its-name-for-anything",
  "50%/half?#bot",
];

/** A run in play of twelve bots, some of odd names, one out for its faults, that stops when all are told apart. */
export function crowdedRun(): RunPage {
  const names = ["chart", "odds", ...oddNames, "rock", "caller", "raiser", "bluffer", "tilter", "random", "sleeper"];
  const entrants = names.map((name, at): Standing => {
    const isLast = at === names.length - 1;
    return {
      rank: at + 1,
      name,
      hands: 1_234_000,
      rate: around(30 - 5.5 * at, 1.5 + at / 4),
      rankChances: names.map((_, rank) => (Math.abs(rank - at) > 1 ? 0 : rank === at ? 0.8 : 0.1)),
      groups: "abcdefghijkl".slice(Math.max(0, at - 1), at + 1),
      fieldRate: around(-2 * at, 2),
      decisions: 5_000_000,
      decisionsPerSecond: 120_000,
      faults: { illegal: isLast ? 12 : 0, unreadable: 0, late: isLast ? 988 : 0, crashed: 0, "out-of-memory": 0 },
      ...(isLast && { faulted: { hands: 950, net: -30_400, rateWithout: -12.25 }, out: true }),
    };
  });
  const standings: Standings = {
    version: 1,
    event: {
      name: "Every bot we have",
      game: "stud8",
      rules: "classic",
      stakes: { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 },
      seats: 2,
      seed: "",
      commitment: "3bebfdc768bfd81012fe9a48af439926e31f2976d1d044079222740d538f1a4c",
      hands: 20_000_000,
      handsPlayed: 7_404_000,
      blocks: 9000,
      complete: false,
      until: {
        rule: "separated",
        within: 1,
        isKnown: false,
        neighbours: [{ name: "chart", against: "odds", difference: around(0.8, 1), told: "open" }],
      },
      reduced: "luck",
    },
    entrants,
    headToHead: names.flatMap((name, own) =>
      names.flatMap((against, other) =>
        own === other ? [] : [{ name, against, hands: 112_000, rate: around(6 * (other - own), 4) }],
      ),
    ),
    field: { chosen: "strongest", weights: { chart: 0.7, odds: 0.3 } },
    resultHash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  };
  return {
    ...pageOf("everybody", standings),
    pace: { state: "playing", handsPerSecond: 48_210, secondsLeft: 262 },
  };
}

const around = (mean: number, half: number): Rate => ({ mean, low: mean - half, high: mean + half });

/** How a bot plays, as the page gets it. */
export function botPageOf(id: string, name: string): BotPage {
  return {
    id,
    name,
    version: "1.2.0",
    hands: 2000,
    style: [
      { key: "completes", told: "completes, first to enter", times: 412, of: 1000 },
      { key: "folds-to-completion", told: "folds to a completion", times: 330, of: 610 },
      { key: "sees-fourth", told: "sees fourth street", times: 890, of: 2000 },
      { key: "showdown", told: "goes to the showdown", times: 0, of: 0 },
    ],
  };
}
