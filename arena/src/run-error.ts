/** Why a run cannot begin or go on: one sentence that names what and where, for the person who asked for it. */
export class RunError extends Error {
  override readonly name = "RunError";
}
