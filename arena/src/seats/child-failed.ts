import type { Fault } from "@doorcard/protocol";

/** Thrown when the process of a bot has failed: by which fault, and in a sentence. */
export class ChildFailed extends Error {
  override readonly name = "ChildFailed";
  readonly fault: Fault;

  constructor(fault: Fault, message: string) {
    super(message);
    this.fault = fault;
  }
}
