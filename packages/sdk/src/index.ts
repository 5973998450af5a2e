export {
  defineBot,
  GAMES,
  HOUSE_GAME,
  problemsWith,
  type Bot,
  type BotDefinition,
  type MatchContext,
  type Observation,
} from "./bot.ts";
export type { DeepReadonly } from "./deep-readonly.ts";
export {
  defineHouseBot,
  type HouseBot,
  type HouseBotDefinition,
  type HouseContext,
  type HouseObservation,
} from "./house.ts";
export { choose, isLegal, priceOf } from "./options.ts";
export { snapshot } from "./snapshot.ts";
export type {
  Action,
  Card,
  Deed,
  Game,
  HandEvent,
  HandResult,
  HandStart,
  HouseAction,
  Option,
  Player,
  RulesInForce,
  Stakes,
  Street,
} from "@doorcard/protocol";
export * as cards from "@doorcard/cards";
export * as evaluator from "@doorcard/evaluator";
