/**
 * The compiler's proof that what the engine makes is what the protocol promises. Nothing runs here: when a shape on
 * one side changes without the other, this file stops compiling.
 */
import type * as engine from "@doorcard/engine";
import type * as protocol from "@doorcard/protocol";
import type { Observation } from "@doorcard/sdk";

/** True only when every A is a B. */
type Is<A, B> = [A] extends [B] ? true : false;
type Prove<T extends true> = T;
/** A shape of which every part may be written, to compare shapes whatever may be written. */
type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T;

export type Proofs = [
  Prove<Is<engine.View, Observation>>,
  Prove<Is<Writable<Observation>, Writable<engine.View>>>,
  Prove<Is<Writable<engine.Rules>, protocol.RulesInForce>>,
  Prove<Is<protocol.RulesInForce, Writable<engine.Rules>>>,
  Prove<Is<Writable<engine.HandEvent>, protocol.HandEvent>>,
  Prove<Is<protocol.HandEvent, Writable<engine.HandEvent>>>,
  Prove<Is<engine.Action, protocol.Action>>,
  Prove<Is<protocol.Action, engine.Action>>,
];
