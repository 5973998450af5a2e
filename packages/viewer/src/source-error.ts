/** Why something cannot be shown, and what can be done about it, a sentence each. */
export class SourceError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.name = "SourceError";
    this.remedy = remedy;
  }
}
