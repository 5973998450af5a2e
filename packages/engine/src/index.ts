export { exposing, lanes, table } from "./card-sources.ts";
export {
  callPays,
  HOUSE_ACTIONS,
  HOUSE_CARDS,
  HOUSE_STAKES,
  QUALIFIES,
  settle,
  type HouseAction,
  type HouseResult,
} from "./caribbean.ts";
export type { CardSource } from "./dealing.ts";
export type { Award, HandEvent } from "./events.ts";
export { Hand, IllegalAction, type Turn } from "./hand.ts";
export { rakeOn } from "./pots.ts";
export { PARAMETERS, type Allowed, type Rake, type Rules } from "./rules.ts";
export { RULE_SETS, type RuleSet } from "./houses.ts";
export { ruleSet, rulesFor } from "./rule-sets.ts";
export { BadSetup, problemsWith, problemsWithStakes, type HandSetup } from "./setup.ts";
export { NO_CARD } from "./columns.ts";
export type { SeenDeed, SeenPlayer } from "./table-view.ts";
export type { Option, View } from "./view.ts";
export {
  ACTIONS,
  GAMES,
  STREETS,
  type Action,
  type Checked,
  type Chips,
  type Game,
  type Problem,
  type Seat,
  type Side,
  type Stakes,
  type Street,
} from "./words.ts";
