/** Why a run cannot begin or go on: one sentence that names what and where, for the person who asked for it. */
export class RunError extends Error {
  override readonly name: string = "RunError";
}

/** The files of a run are damaged beyond reading; the sentence says which, and what to do. */
export class DamagedRun extends RunError {
  override readonly name = "DamagedRun";
}
