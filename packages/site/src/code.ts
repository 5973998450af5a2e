import highlight from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import c from "highlight.js/lib/languages/c";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import yaml from "highlight.js/lib/languages/yaml";
import { escaped } from "./escaped.ts";

const LANGUAGES = { bash, c, json, python, typescript, yaml } as const;
for (const [name, language] of Object.entries(LANGUAGES)) highlight.registerLanguage(name, language);

const CALLED: Readonly<Record<string, keyof typeof LANGUAGES>> = {
  sh: "bash",
  shell: "bash",
  ts: "typescript",
  tsx: "typescript",
  js: "typescript",
  mjs: "typescript",
  py: "python",
  yml: "yaml",
  jsonl: "json",
};

/** Code as HTML, its words coloured by class where the language is known. */
export function codeHtml(code: string, language: string): string {
  const name = CALLED[language] ?? language;
  return highlight.getLanguage(name) === undefined
    ? escaped(code)
    : highlight.highlight(code, { language: name }).value;
}
