import { RULE_SETS, rulesFor, type Rules } from "@doorcard/engine";
import type { Game } from "@doorcard/protocol";
import { botRandom } from "../streams.ts";
import { isHeld, sharesCard, showsPair, type Kind } from "./kinds-of-turn.ts";
import { MOODS, type Mood } from "./moods.ts";
import type { Script, ScriptedHand } from "./script.ts";
import { scriptOf, type House, type Table } from "./script-of.ts";

/** How likely a downcard is exposed at the tables where that happens. */
const EXPOSED = 0.1;

/** Small bets of a deep stack, and the most of a short one. */
const DEEP = 200;
const SHORT = 12;

/** Deals among which hands with a rare turn are looked for, and how many are kept of each kind. */
const SEARCHED = 400;
const KEPT = 4;

/**
 * Matches of a game that cover what a bot can be asked: two to eight seats, deep and short stacks, tables that call and
 * tables that raise, one rule set after another. They depend on the seed alone.
 */
export function scriptsOf(game: Game, seed: string, hands: number): Script[] {
  const houses = housesOf(game);
  const tables: Table[] = [];
  for (let seats = 2; seats <= 8; seats++) {
    for (const isShort of [false, true]) {
      for (const mood of MOODS) {
        const n = tables.length;
        const house = houses[(n + seats) % houses.length]!;
        const key = `${seed}/${game}/${n}`;
        const stacks = stacksOf(house, seats, isShort, botRandom(key, 0, 0));
        const dealing = n % 2 === 0 ? "table" : "lanes";
        tables.push({ game, ...house, seats, seat: (n % seats) + 1, stacks, dealing, mood, seed: key });
      }
    }
  }
  return [...tables.map((table) => scriptOf(table, hands)), ...rareScripts(game, seed)];
}

/** Matches of hands with turns that come up seldom: a pair that shows, a shared card, betting that is not open. */
function rareScripts(game: Game, seed: string): Script[] {
  const houses = housesOf(game);
  const [calling, raising, even] = MOODS as readonly [Mood, Mood, Mood];
  const pairs = ["holder", "any"].flatMap((who) => houses.find(({ rules }) => rules.openPair === who) ?? []);
  const rare = (kind: Kind, house: House, seats: number, isShort: boolean, mood: Mood): Script => {
    const key = `${seed}/${game}/rare/${house.rules.set}/${seats}`;
    const stacks = stacksOf(house, seats, isShort, botRandom(key, 0, 0));
    const table: Table = { game, ...house, seats, seat: 2, stacks, dealing: "table", mood, seed: key };
    const script = { ...table, hands: [] };
    const isRare = ({ moves }: ScriptedHand): boolean => moves.some(({ turn }) => turn && kind({ script, turn }));
    return scriptOf(table, SEARCHED, { isWanted: isRare, count: KEPT });
  };
  const scripts = [
    ...pairs.map((house) => rare(showsPair, house, 5, false, even)),
    ...pairs.map((house) => rare(showsPair, house, 4, false, raising)),
    rare(sharesCard, houses[0]!, 8, false, calling),
    rare(isHeld, houses[0]!, 3, true, raising),
  ];
  return scripts.filter(({ hands }) => hands.length > 0);
}

/** Matches in which a seat is all-in from the ante and never asked. */
export function scriptsUnasked(game: Game, seed: string, hands: number): Script[] {
  const house = housesOf(game).find(({ rules }) => rules.smallestBuyIn === 0)!;
  const deep = DEEP * house.stakes.smallBet;
  const stacks = [house.stakes.ante, deep, deep];
  const table: Omit<Table, "mood"> = { game, ...house, seats: 3, seat: 1, stacks, dealing: "lanes", seed };
  return MOODS.map((mood, n) => scriptOf({ ...table, mood, seed: `${seed}/${game}/unasked/${n}` }, hands));
}

function housesOf(game: Game): House[] {
  const rows = RULE_SETS.filter(({ games }) => games.includes(game));
  const houses = rows.map(({ name, stakes }) => ({ rules: rulesIn(name, game, 0), stakes }));
  const live = rows.find(({ rules }) => rules.foldWhenFree && rules.burn)!;
  return [...houses, { rules: rulesIn(live.name, game, EXPOSED), stakes: live.stakes }];
}

function rulesIn(set: string, game: Game, exposedDowncard: number): Rules {
  const rules = rulesFor(set, game, exposedDowncard > 0 ? { exposedDowncard } : {});
  if (!rules.ok) throw new Error(`The rule set ${set} has no ${game}`);
  return rules.value;
}

function stacksOf({ rules, stakes }: House, seats: number, isShort: boolean, draw: () => number): number[] {
  const least = Math.max(1, rules.smallestBuyIn);
  const bets = (): number => (isShort ? Math.max(least, SHORT * draw()) : DEEP);
  return Array.from({ length: seats }, () => Math.ceil(bets() * stakes.smallBet));
}
