import MarkdownIt from "markdown-it";
import anchor from "markdown-it-anchor";
import { anchorOf } from "./anchors.ts";
import { codeHtml } from "./code.ts";

/** A heading of a page, and the plain text that stands under it. */
export interface Part {
  readonly level: number;
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

/** A Markdown file as HTML, and what can be searched for in it. */
export interface Rendered {
  readonly html: string;
  readonly parts: readonly Part[];
}

/** Gives the address that a link of a file leads to on the site; undefined makes plain text of it. */
export type Resolve = (href: string) => string | undefined;

const parser = new MarkdownIt({ html: false, linkify: false }).use(anchor, { slugify: anchorOf, tabIndex: false });
type Token = ReturnType<typeof parser.parse>[number];

// A block that is wider than the window is scrolled, by keyboard too
const block = (code: string, language: string): string =>
  `<pre tabindex="0"><code>${codeHtml(code, language)}</code></pre>\n`;
parser.renderer.rules.fence = (tokens, at) => block(tokens[at]!.content, tokens[at]!.info.trim());
parser.renderer.rules.code_block = (tokens, at) => block(tokens[at]!.content, "");
parser.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
parser.renderer.rules.table_close = () => "</table></div>\n";

/** Renders a file, its links led through `resolve`. */
export function rendered(markdown: string, resolve: Resolve): Rendered {
  const tokens = parser.parse(markdown, {});
  for (const token of tokens) for (const link of token.children ?? []) lead(link, resolve);
  return { html: parser.renderer.render(tokens, parser.options, {}), parts: partsOf(tokens) };
}

/** One line of Markdown, such as a sentence of a docstring, as HTML. */
export const renderedLine = (markdown: string): string => parser.renderInline(markdown);

function lead(token: Token, resolve: Resolve): void {
  if (token.type !== "link_open") return;
  const address = resolve(String(token.attrGet("href")));
  if (address === undefined) token.attrs = null;
  else token.attrSet("href", address);
}

function partsOf(tokens: readonly Token[]): Part[] {
  const parts: { level: number; anchor: string; heading: string; text: string }[] = [];
  tokens.forEach((token, at) => {
    if (token.type === "heading_open")
      parts.push({
        level: Number(token.tag[1]),
        anchor: String(token.attrGet("id")),
        heading: textOf(tokens[at + 1]!),
        text: "",
      });
    else if (["inline", "fence"].includes(token.type) && tokens[at - 1]?.type !== "heading_open" && parts.length > 0)
      parts.at(-1)!.text += `${textOf(token)} `;
  });
  return parts;
}

const textOf = ({ type, children, content }: Token): string =>
  type === "fence" ? content : (children ?? []).map((child) => child.content || " ").join("");
