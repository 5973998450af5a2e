import { existsSync, statSync } from "node:fs";
import { join, posix } from "node:path";

/** Where links of the project's files lead to on the site. All that leads nowhere is kept as a sentence. */
export class Links {
  readonly broken: string[] = [];
  /** Files that are no pages of their own but are linked to, and so are shown as they are. */
  readonly shown = new Set<string>();
  readonly #root: string;
  /** Page of each file that has one. */
  readonly #pages: ReadonlyMap<string, string>;
  readonly #wanted: { readonly file: string; readonly href: string; readonly page: string; readonly anchor: string }[] =
    [];

  constructor(root: string, pages: ReadonlyMap<string, string>) {
    this.#root = root;
    this.#pages = pages;
  }

  /** The address of a link, as seen from a page; undefined where a folder has no page. */
  resolve(href: string, file: string, page: string): string | undefined {
    if (/^[a-z]+:/i.test(href)) return href;
    const [path = "", anchor = ""] = href.split("#");
    const target = path === "" ? file : posix.join(posix.dirname(file), decodeURIComponent(path)).replace(/\/$/, "");
    const to = this.#pageOf(target);
    if (to === undefined) {
      if (!existsSync(join(this.#root, target))) this.broken.push(`${file}: the link ${href} leads nowhere`);
      return undefined;
    }
    if (anchor !== "") this.#wanted.push({ file, href, page: to, anchor });
    return `${posix.relative(posix.dirname(page), to)}${anchor === "" ? "" : `#${anchor}`}`;
  }

  #pageOf(target: string): string | undefined {
    const page = this.#pages.get(target) ?? this.#pages.get(`${target}/README.md`);
    if (page !== undefined) return page;
    const place = join(this.#root, target);
    if (!existsSync(place) || !statSync(place).isFile()) return undefined;
    this.shown.add(target);
    return shownPage(target);
  }

  /** Checks that every anchor that was linked to is one of its page. */
  checkAnchors(anchors: ReadonlyMap<string, ReadonlySet<string>>): void {
    for (const { file, href, page, anchor } of this.#wanted) {
      if (anchors.get(page)?.has(anchor) !== true)
        this.broken.push(`${file}: the link ${href} leads to no heading of its page`);
    }
  }
}

/** The page that shows a file as it is. */
export const shownPage = (file: string): string => `files/${file}.html`;
