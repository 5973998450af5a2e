import { globSync } from "node:fs";

/** A page made of a Markdown file of the project. */
export interface Listed {
  /** The file, from the project's root. */
  readonly file: string;
  /** Its page, from the site's root. */
  readonly page: string;
  /** What the navigation calls it; its first heading unless said. */
  readonly label?: string;
}

/** A part of the navigation. */
export interface Section {
  readonly name: string;
  readonly pages: readonly Listed[];
}

const doc = (name: string, label?: string): Listed => ({
  file: `docs/${name}.md`,
  page: `${name}.html`,
  ...(label !== undefined && { label }),
});

const readme = (folder: string, label: string): Listed => ({
  file: `${folder}/README.md`,
  page: `${folder}.html`,
  label,
});

const named = (folders: readonly string[]): Listed[] =>
  folders.map((folder) => readme(folder, folder.slice(folder.lastIndexOf("/") + 1)));

/** The pages of the site in the order of the navigation. */
export const CONTENTS: readonly Section[] = [
  {
    name: "Begin",
    pages: [
      { file: "README.md", page: "index.html", label: "What it is" },
      doc("getting-started", "Getting started"),
      doc("write-a-bot", "Write a bot"),
      doc("testing", "Test a bot"),
      doc("check", "The bot doctor"),
      doc("play", "Play against the bots"),
    ],
  },
  {
    name: "Recipes",
    pages: [
      doc("recipes/ci-gate", "A gate in a CI"),
      doc("recipes/class-tournament", "A tournament for a class"),
      doc("recipes/leaderboard", "A leaderboard"),
    ],
  },
  {
    name: "Events",
    pages: [
      doc("event-files", "Event files"),
      doc("page", "The page of runs"),
      doc("hands", "Hands in the page"),
      doc("runs", "Runs on the disk"),
      doc("regress", "Is it worse?"),
      doc("diff", "What has changed?"),
      doc("caribbean", "Against the house"),
      doc("hand-histories", "Hand histories"),
    ],
  },
  {
    name: "In depth",
    pages: [
      doc("statistics", "Statistics"),
      doc("variance-reduction", "Variance reduction"),
      doc("security", "Security"),
      doc("protocol", "Protocol"),
      doc("performance", "Performance"),
      { file: "packages/engine/RULES.md", page: "rules.html", label: "Rules of the table" },
    ],
  },
  {
    name: "Packages",
    pages: named([
      "packages/cards",
      "packages/evaluator",
      "packages/engine",
      "packages/sdk",
      "packages/testing",
      "packages/history",
      "packages/ratings",
      "packages/protocol",
      "packages/report",
      "packages/server",
      "packages/viewer",
      "packages/site",
      "packages/cli",
      "packages/kit-python",
      "arena",
    ]),
  },
  {
    name: "Bots",
    pages: named(
      ["always-call", "basic", "caller", "chart", "hasty", "miser", "odds", "raiser", "random", "rock"].map(
        (bot) => `bots/${bot}`,
      ),
    ),
  },
  {
    name: "The project",
    pages: [
      { file: "ARCHITECTURE.md", page: "architecture.html", label: "The house" },
      { file: "CONTRIBUTING.md", page: "contributing.html", label: "Contributing" },
      { file: "CHANGELOG.md", page: "changelog.html", label: "What changed" },
    ],
  },
];

/** The packages whose exports have a reference, in order. */
export const REFERENCES: readonly string[] = [
  "cards",
  "evaluator",
  "sdk",
  "testing",
  "engine",
  "ratings",
  "history",
  "protocol",
];

/** Markdown files that should stand in the list and do not, as sentences. */
export function unlisted(root: string): string[] {
  const listed = new Set(CONTENTS.flatMap(({ pages }) => pages.map(({ file }) => file)));
  const files = globSync(["docs/*.md", "docs/recipes/*.md", "packages/*/README.md", "bots/*/README.md"], { cwd: root });
  return files
    .filter((file) => !listed.has(file))
    .toSorted()
    .map((file) => `${file} stands in no section; give it a place in packages/site/src/contents.ts`);
}
