import { PARAMETERS } from "@doorcard/engine";
import type { EventFile, LimitsAsked, NamedBot, Stakes } from "@doorcard/protocol";

/** Every key of a shape; the compiler asks for all of them. */
const keysOf = <Shape>(keys: Record<keyof Required<Shape>, true>): readonly string[] => Object.keys(keys);

const EVENT = keysOf<EventFile>({
  $schema: true,
  name: true,
  bots: true,
  game: true,
  rules: true,
  stakes: true,
  stack: true,
  seats: true,
  rotations: true,
  hands: true,
  handsPerMatch: true,
  until: true,
  margin: true,
  maxHands: true,
  dealing: true,
  seed: true,
  isolation: true,
  limits: true,
  faultLimit: true,
  reduce: true,
});
const STAKES = keysOf<Stakes>({ ante: true, bringIn: true, smallBet: true, bigBet: true });
const BOT = keysOf<NamedBot>({ name: true, bot: true, isolation: true });
const LIMITS = keysOf<LimitsAsked>({
  decisionMs: true,
  matchMs: true,
  startMs: true,
  memoryMb: true,
  messageBytes: true,
});
const RULES = ["set", ...Object.keys(PARAMETERS)];
const RAKE = ["rate", "cap", "smallestPot", "unit"];

/** The keys that an event file may have below a JSON pointer. */
export function eventKeysAt(pointer: string): readonly string[] {
  if (pointer === "") return EVENT;
  if (pointer === "/stakes") return STAKES;
  if (pointer === "/limits") return LIMITS;
  if (pointer === "/rules") return RULES;
  if (pointer === "/rules/rake") return RAKE;
  return pointer.startsWith("/bots/") ? BOT : [];
}
