import MiniSearch from "minisearch";
import type { Written } from "./template.ts";

/** What is told of something found, and looked in; the browser's side reads the same names (`assets/site.js`). */
export const SEARCHED = {
  fields: ["heading", "title", "text"],
  storeFields: ["title", "heading", "text"],
} as const;

/** Letters of a part that are kept to be shown beside its heading. */
const EXCERPT = 160;

/** The index of all pages as a script, since a page from disk cannot fetch a file. */
export function searchScript(pages: readonly Written[]): string {
  const index = new MiniSearch({
    fields: [...SEARCHED.fields],
    storeFields: [...SEARCHED.storeFields],
    extractField: (part: Record<string, string>, field) => part[field] ?? "",
  });
  const texts = new Map<string, string>();
  for (const { page, title, parts } of pages) {
    for (const { anchor, heading, text } of parts) {
      const id = `${page}#${anchor}`;
      if (texts.has(id)) continue;
      texts.set(id, text);
      index.add({ id, title, heading, text });
    }
  }
  const told = JSON.parse(JSON.stringify(index)) as { storedFields: Record<string, { text: string }> };
  for (const fields of Object.values(told.storedFields)) fields.text = excerpt(fields.text);
  return `window.doorcardIndex=${JSON.stringify(told).replaceAll("<", "\\u003c")};\n`;
}

const excerpt = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  return plain.length <= EXCERPT ? plain : `${plain.slice(0, EXCERPT).replace(/\s\S*$/, "")} …`;
};
