import { join } from "node:path";

/** A language that a new bot can be written in. */
export interface Language {
  readonly name: string;
  /** What people call it. */
  readonly told: string;
  /** The folder of its template: a whole package, called my-bot. */
  readonly template: string;
  /** Files that a bot takes along from elsewhere, since it must stand on its own. */
  readonly copies: readonly string[];
}

const TEMPLATES = join(import.meta.dirname, "..", "..", "templates");
const PYTHON_KIT = join(import.meta.dirname, "..", "..", "..", "kit-python");

/** The languages there are. */
export const LANGUAGES: readonly Language[] = [
  { name: "ts", told: "TypeScript", template: join(TEMPLATES, "ts"), copies: [] },
  { name: "js", told: "JavaScript", template: join(TEMPLATES, "js"), copies: [] },
  {
    name: "python",
    told: "Python",
    template: join(TEMPLATES, "python"),
    copies: ["doorcard.py", "doorcard_types.py"].map((file) => join(PYTHON_KIT, file)),
  },
];
