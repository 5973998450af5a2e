/** Why a site cannot be built: all that is wrong with it, a sentence each, with the file in front. */
export class SiteError extends Error {
  override readonly name = "SiteError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}
