import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { codeHtml } from "./code.ts";
import { CONTENTS, REFERENCES, unlisted, type Listed } from "./contents.ts";
import { escaped } from "./escaped.ts";
import { Links, shownPage } from "./links.ts";
import { rendered } from "./markdown.ts";
import { exportsOf } from "./reference/exports.ts";
import { referencePage } from "./reference/reference-page.ts";
import { searchScript } from "./search-index.ts";
import { SiteError } from "./site-error.ts";
import { pageHtml, type Menu, type Written } from "./template.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const ASSETS = join(import.meta.dirname, "..", "assets");

/** What was built. */
export interface Built {
  readonly pages: number;
  /** The first page. */
  readonly index: string;
}

/**
 * Builds the documentation into a folder, files of the same names written over. Throws SiteError with every broken link,
 * missing file and Markdown file that stands nowhere in the navigation. `root` is the project's folder.
 */
export function buildSite(folder: string, root: string = ROOT): Built {
  const listed = CONTENTS.flatMap(({ pages }) => pages);
  const missing = listed.flatMap(({ file }) => (textOf(root, file) === undefined ? [`${file} is not there`] : []));
  const links = new Links(root, new Map(listed.map(({ file, page }) => [file, page])));
  const texts = listed.map((page) => written(page, textOf(root, page.file) ?? "", links));
  const references = REFERENCES.map((name) => referenceOf(root, name));
  const shown = [...links.shown].toSorted().map((file) => shownFile(root, file));
  const pages = [...texts, ...references, ...shown];
  links.checkAnchors(new Map(pages.map(({ page, parts }) => [page, new Set(parts.map(({ anchor }) => anchor))])));
  const problems = [...unlisted(root), ...missing, ...links.broken];
  if (problems.length > 0) throw new SiteError(problems);

  const menus = menusOf(texts, references);
  for (const page of pages) write(join(folder, page.page), pageHtml(page, menus));
  write(join(folder, "search-index.js"), searchScript([...texts, ...references]));
  for (const asset of ["site.css", "site.js"]) copyFileSync(join(ASSETS, asset), join(folder, asset));
  copyFileSync(umdOfMiniSearch(), join(folder, "minisearch.js"));
  return { pages: pages.length, index: join(folder, "index.html") };
}

function textOf(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return undefined;
  }
}

function written({ file, page }: Listed, text: string, links: Links): Written {
  const told = rendered(text, (href) => links.resolve(href, file, page));
  return { ...told, page, title: told.parts[0]?.heading ?? file, from: file };
}

function referenceOf(root: string, name: string): Written {
  const entry = `packages/${name}/src/index.ts`;
  const told = referencePage(name, exportsOf(join(root, entry)));
  return { ...told, page: `reference/${name}.html`, title: `@doorcard/${name}`, from: entry };
}

/** A file that is linked to, as it is. */
function shownFile(root: string, file: string): Written {
  const code = codeHtml(readFileSync(join(root, file), "utf8"), extname(file).slice(1));
  const html = `<h1 id="top">${escaped(file)}</h1>\n<pre tabindex="0"><code>${code}</code></pre>\n`;
  return { html, parts: [], page: shownPage(file), title: file };
}

function menusOf(texts: readonly Written[], references: readonly Written[]): Menu[] {
  const titles = new Map(texts.map(({ page, title }) => [page, title]));
  const menus = CONTENTS.map(({ name, pages }) => ({
    name,
    entries: pages.map(({ page, label }) => ({ page, label: label ?? titles.get(page)! })),
  }));
  const reference = {
    name: "Reference",
    entries: references.map(({ page, title }) => ({ page, label: title.replace("@doorcard/", "") })),
  };
  return menus.toSpliced(4, 0, reference);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The build of MiniSearch that a script tag loads. */
function umdOfMiniSearch(): string {
  const entry = createRequire(import.meta.url).resolve("minisearch");
  return join(dirname(entry), "..", "umd", "index.js");
}
