import { codeHtml } from "../code.ts";
import { escaped } from "../escaped.ts";
import { renderedLine, type Part, type Rendered } from "../markdown.ts";
import type { Exported } from "./exports.ts";

const KINDS: readonly (readonly [Exported["kind"], string])[] = [
  ["function", "Functions"],
  ["class", "Classes"],
  ["constant", "Constants"],
  ["interface", "Shapes"],
  ["type", "Words and other types"],
  ["passed on", "Passed on from other packages"],
];

/** The reference of a package: all that it exports, kind by kind, as its docstrings tell it. */
export function referencePage(name: string, exported: readonly Exported[]): Rendered {
  const parts: Part[] = [{ level: 1, anchor: "top", heading: `@doorcard/${name}`, text: "" }];
  const groups = KINDS.map(([kind, heading]) => {
    const some = exported.filter((one) => one.kind === kind);
    if (some.length === 0) return "";
    const anchor = `all-${kind.replace(" ", "-")}`;
    parts.push({ level: 2, anchor, heading, text: "" });
    return `<h2 id="${anchor}">${heading}</h2>\n${some.map((one) => entry(one, parts)).join("\n")}`;
  });
  const html = `<h1 id="top">@doorcard/${name}</h1>\n<p>What <code>import … from "@doorcard/${name}"</code> gives.</p>\n${groups.join("\n")}`;
  return { html, parts };
}

function entry(one: Exported, parts: Part[]): string {
  if (one.kind === "passed on") {
    const to = one.from.replace("@doorcard/", "");
    return `<p id="${escaped(one.name)}"><code>${escaped(one.name)}</code> from <a href="${escaped(to)}.html">${escaped(one.from)}</a></p>`;
  }
  parts.push({ level: 3, anchor: one.name, heading: one.name, text: one.doc });
  const doc = one.doc
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${renderedLine(paragraph)}</p>`);
  return `<section class="entry"><h3 id="${escaped(one.name)}">${escaped(one.name)}</h3>\n${doc.join("\n")}<pre tabindex="0"><code>${codeHtml(one.code, "ts")}</code></pre></section>`;
}
