import { rulesFor } from "@doorcard/engine";
import type { Dealing, Game, MatchJob, MatchResult, Rate, RulesInForce } from "@doorcard/protocol";
import { rateOf, type Sample } from "@doorcard/ratings";
import type { BotDefinition } from "@doorcard/sdk";
import { rotationsOf } from "../line-ups.ts";
import { playMatch } from "../match.ts";

/** Deals of a block, the unit of variance here. */
const DEALS_A_BLOCK = 20;

const STAKES = { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 };

/** What is played: bots by name, chips of each seat, a seed, and how many deals. */
export interface Trial {
  readonly game: Game;
  readonly bots: readonly string[];
  readonly stack: number;
  readonly seed: string;
  readonly deals: number;
  /** A house; classic unless said. */
  readonly rules?: RulesInForce;
  readonly dealing?: Dealing;
}

/** Rates of one bot in big bets per 100 hands: as they fell, with luck taken off, and of the luck alone. */
export interface Reduced {
  readonly bot: string;
  readonly plain: Rate;
  readonly reduced: Rate;
  readonly luck: Rate;
}

/** Whole blocks of duplicate deals, as an event would play them; with or without the luck of each seat. */
export async function playBlocks(trial: Trial, reduce?: MatchJob["reduce"]): Promise<MatchResult[]> {
  const { game, bots: names, stack, seed, deals, rules = rulesOf("classic", game), dealing = "lanes" } = trial;
  const bots = await Promise.all(names.map(botOf));
  const results: MatchResult[] = [];
  for (let block = 0; block * DEALS_A_BLOCK < deals; block++) {
    for (const [rotation, entrants] of rotationsOf(names.length, "cyclic").entries()) {
      const job: MatchJob = {
        id: `0.${block}.${rotation}`,
        lineUp: 0,
        block,
        rotation,
        game,
        rules,
        stakes: STAKES,
        stack,
        dealing,
        entrants: [...entrants],
        firstDeal: block * DEALS_A_BLOCK,
        hands: DEALS_A_BLOCK,
        seed,
        ...(reduce && { reduce }),
      };
      const seated = entrants.map((entrant) => bots[entrant]!);
      results.push((await playMatch(job, seated)).result);
    }
  }
  return results;
}

/** The rates of every bot, from results that tell luck. */
export function ratesOf(bots: readonly string[], results: readonly MatchResult[]): Reduced[] {
  const rate = (entrant: number, chips: (seat: MatchResult["seats"][number]) => number): Rate => {
    const blocks = new Map<number, Sample>();
    for (const { block, hands, seats } of results) {
      const before = blocks.get(block) ?? { net: 0, hands: 0 };
      const net = chips(seats.find((seat) => seat.entrant === entrant)!);
      blocks.set(block, { net: before.net + net, hands: before.hands + hands });
    }
    return rateOf([...blocks.values()], STAKES.bigBet);
  };
  return bots.map((bot, entrant) => ({
    bot,
    plain: rate(entrant, ({ net }) => net),
    reduced: rate(entrant, ({ net, luck }) => net - luck!),
    luck: rate(entrant, ({ luck }) => luck!),
  }));
}

/** How many times less variance a rate has with luck taken off. */
export const factorOf = ({ plain, reduced }: Reduced): number => (halfOf(plain) / halfOf(reduced)) ** 2;

/** Half of the 95 % interval of a rate. */
export const halfOf = ({ low, high }: Rate): number => (high! - low!) / 2;

/** What is tried in every game: line-ups at tables of two, three and six, deep stacks and short ones of five big bets. */
export const LINE_UPS: readonly { readonly bots: readonly string[]; readonly deals: number }[] = [
  { bots: ["chart", "odds"], deals: 8000 },
  { bots: ["random", "chart"], deals: 8000 },
  { bots: ["caller", "raiser"], deals: 8000 },
  { bots: ["chart", "odds", "caller"], deals: 4000 },
  { bots: ["chart", "odds", "rock"], deals: 4000 },
  { bots: ["chart", "odds", "rock", "caller", "raiser", "random"], deals: 2000 },
];
export const STACKS = [1600, 80] as const;

/** The rules of a house for a game, single parameters overridden. */
export function rulesOf(set: string, game: Game, overrides: Partial<RulesInForce> = {}): RulesInForce {
  const rules = rulesFor(set, game, overrides);
  if (!rules.ok) throw new Error(rules.problems.map(({ message }) => message).join());
  return rules.value;
}

async function botOf(name: string): Promise<BotDefinition> {
  const module = (await import(`../../../bots/${name}/src/bot.ts`)) as { default: BotDefinition };
  return module.default;
}
