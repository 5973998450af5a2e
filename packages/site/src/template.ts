import { posix } from "node:path";
import { escaped } from "./escaped.ts";
import type { Rendered } from "./markdown.ts";

/** A page in the navigation. */
export interface Entry {
  readonly label: string;
  readonly page: string;
}

/** A part of the navigation, ready to be shown. */
export interface Menu {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** A page to be written. */
export interface Written extends Rendered {
  readonly page: string;
  readonly title: string;
  readonly from?: string;
}

/** Parts of the navigation that are open on every page. */
const OPEN = 2;

/** The whole HTML of a page. All it needs lies beside it, so that it opens from disk. */
export function pageHtml({ page, title, html, parts, from }: Written, menus: readonly Menu[]): string {
  const home = posix.relative(posix.dirname(page), ".") || ".";
  const to = (target: string): string => posix.relative(posix.dirname(page), target);
  const menu = menus
    .map(({ name, entries }, nth) => {
      const links = entries.map(
        (entry) =>
          `<li><a href="${escaped(to(entry.page))}"${entry.page === page ? ' aria-current="page"' : ""}>${escaped(entry.label)}</a></li>`,
      );
      return `<details${nth < OPEN || entries.some((entry) => entry.page === page) ? " open" : ""}><summary>${escaped(name)}</summary><ul>${links.join("")}</ul></details>`;
    })
    .join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title === "Doorcard" ? title : `${title} · Doorcard`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${home}/site.css">
</head>
<body data-home="${home}">
<header class="banner">
<a class="skip" href="#content">Skip to content</a>
<a class="mark" href="${home}/index.html">Doorcard</a>
<search class="search"><label class="unseen" for="query">Search the documentation</label>
<input id="query" type="search" placeholder="Search ( / )" autocomplete="off" spellcheck="false">
<div id="found" class="found" hidden></div></search>
<button class="menu-button" type="button" aria-expanded="false" aria-controls="menu">Contents</button>
</header>
<div class="columns">
<nav id="menu" class="menu" aria-label="Contents">
${menu}
</nav>
<main id="content" tabindex="-1">
<article>
${html}</article>
${from === undefined ? "" : `<p class="from">From <code>${escaped(from)}</code></p>\n`}</main>
${onThisPage(parts)}</div>
<p id="found-count" class="unseen" role="status"></p>
<script src="${home}/minisearch.js"></script>
<script src="${home}/search-index.js"></script>
<script src="${home}/site.js"></script>
</body>
</html>
`;
}

/** Headings of the page, where there are enough of them to get lost. */
function onThisPage(parts: Rendered["parts"]): string {
  const headings = parts.filter(({ level }) => level === 2);
  if (headings.length < 3) return "";
  const links = headings.map(({ anchor, heading }) => `<li><a href="#${escaped(anchor)}">${escaped(heading)}</a></li>`);
  return `<aside class="here" aria-label="On this page"><p>On this page</p><ul>${links.join("")}</ul></aside>\n`;
}
