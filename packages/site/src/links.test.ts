import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "./build-site.ts";
import { SiteError } from "./site-error.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "doorcard-site-"));
  buildSite(join(folder, "site"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = (): string[] => globSync("**/*.html", { cwd: join(folder, "site") });
const read = (page: string): string => readFileSync(join(folder, "site", page), "utf8");

/** A copy of all that the site is made of, changed by a test. */
function changed(name: string, change: (root: string) => void): string {
  const root = join(folder, name);
  const files = ["*.md", "docs/**/*", "packages/*/README.md", "packages/engine/RULES.md", "packages/protocol/schema/*"];
  const more = ["packages/*/src/**/*.ts", "bots/*/README.md", "arena/README.md", "test/odd-hands.json"];
  for (const file of globSync([...files, ...more], { cwd: ROOT, exclude: ["**/node_modules/**"] })) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  }
  change(root);
  return root;
}

/** What is said against building a site from there. */
function problemsOf(root: string): readonly string[] {
  try {
    buildSite(join(root, "site"), root);
    return [];
  } catch (error) {
    if (error instanceof SiteError) return error.problems;
    throw error;
  }
}

test("every link leads to a page and a heading that are there", () => {
  const ids = new Map(
    pages().map((page) => [page, new Set([...read(page).matchAll(/\bid="([^"]+)"/g)].map((found) => found[1]))]),
  );
  let links = 0;
  for (const page of pages()) {
    for (const [, href = ""] of read(page).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (/^[a-z]+:/.test(href)) continue;
      const [path = "", anchor] = href.split("#");
      const target = path === "" ? page : posix.join(posix.dirname(page), path);
      expect([page, href, ids.has(target)]).toEqual([page, href, true]);
      if (anchor !== undefined) expect([page, href, ids.get(target)!.has(anchor)]).toEqual([page, href, true]);
      links++;
    }
  }
  expect(links).toBeGreaterThan(2000);
});

test("links that lead nowhere, files that stand nowhere and files that are gone are told at once", () => {
  const root = changed("broken", (copy) => {
    writeFileSync(join(copy, "docs", "play.md"), "# Play\n\n[gone](gone.md), [no such part](runs.md#no-such-part)\n");
    writeFileSync(join(copy, "docs", "stray.md"), "# Stray\n");
    rmSync(join(copy, "docs", "diff.md"));
  });
  const problems = problemsOf(root).join("\n");
  expect(problems).toContain("docs/play.md: the link gone.md leads nowhere");
  expect(problems).toContain("docs/play.md: the link runs.md#no-such-part leads to no heading of its page");
  expect(problems).toContain("docs/stray.md stands in no section");
  expect(problems).toContain("docs/diff.md is not there");
});

test("what Markdown says is text: no tag of it becomes one of the page", () => {
  const root = changed("tags", (copy) => {
    writeFileSync(join(copy, "docs", "play.md"), '# <img src=x onerror="alert(1)">\n\n<script>alert(1)</script>\n');
  });
  expect(problemsOf(root)).toEqual([]);
  const html = readFileSync(join(root, "site", "play.html"), "utf8");
  expect(html).not.toMatch(/<img|<script>/);
  expect(html).toContain("&lt;script&gt;");
  expect(readFileSync(join(root, "site", "search-index.js"), "utf8")).not.toContain("<script");
});

test("the same sources give the same bytes", () => {
  const again = join(folder, "again");
  buildSite(again);
  for (const page of [...pages(), "search-index.js"]) expect(readFileSync(join(again, page), "utf8")).toBe(read(page));
});
