import type { SavedPage } from "@doorcard/protocol";
import type { Page } from "@doorcard/viewer";
import { hash } from "node:crypto";

const HEAD = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">`;

const NO_SCRIPT = "<noscript>This page is made by its script; allow it to run.</noscript>";

/** The page as it is served: its script and style come from the server. */
export const servedDocument = `${HEAD}
<title>Doorcard</title>
<link rel="stylesheet" href="/page.css">
<script src="/page.js" defer></script>
</head>
<body>
<div id="page"></div>
${NO_SCRIPT}
</body>
</html>
`;

/** The page as one file that opens from disk: script, style and everything it shows are in it, and nothing else may run. */
export function savedDocument({ script, style }: Page, saved: SavedPage): string {
  const [ourScript, ourStyle] = [inScript(script), inStyle(style)];
  const policy = `default-src 'none'; script-src '${digest(ourScript)}'; style-src '${digest(ourStyle)}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return `${HEAD}
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<title>${inText(saved.run.standings.event.name)} · Doorcard</title>
<style>${ourStyle}</style>
</head>
<body>
<div id="page"></div>
${NO_SCRIPT}
<script type="application/json" id="saved">${inJson(saved)}</script>
<script>${ourScript}</script>
</body>
</html>
`;
}

const digest = (text: string): string => `sha256-${hash("sha256", text, "base64")}`;

/** JSON in which no tag can begin or end. */
const inJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** A script that says the same and has nothing in it that ends a script element, or opens a comment there. */
const inScript = (script: string): string => script.replaceAll(/<(?=\/script|!--|script)/gi, "\\x3c");

const inStyle = (style: string): string => style.replaceAll(/<(?=\/style)/gi, "\\3c ");

const inText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
