import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the page is made of: one script and one style sheet, both whole. */
export interface Page {
  readonly script: string;
  readonly style: string;
}

const HOME = join(import.meta.dirname, "..");
const KEPT = join(HOME, "node_modules", ".cache", "doorcard-page");

/** The page, bundled from its sources when they have changed since it was last asked for (about a second), else as it was kept. */
export async function viewerPage(): Promise<Page> {
  const kept = join(KEPT, `${sourcesDigest()}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8")) as Page;
  const page = await bundled();
  mkdirSync(KEPT, { recursive: true });
  const part = `${kept}.${process.pid}`;
  writeFileSync(part, JSON.stringify(page));
  renameSync(part, kept);
  return page;
}

function sourcesDigest(): string {
  const hash = createHash("sha256");
  const files = globSync(["src/**/*.{ts,tsx,css}", "package.json", "build/page.ts"], { cwd: HOME }).toSorted();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(HOME, file)))
      .update("\0");
  return hash.digest("hex");
}

async function bundled(): Promise<Page> {
  // Only who builds waits for the bundler
  const { build } = await import("vite");
  const built = await build({
    root: HOME,
    configFile: false,
    logLevel: "error",
    // Also where tests build it: else every element has its place in the sources with it
    oxc: { jsx: { runtime: "automatic", importSource: "preact", development: false } },
    build: {
      write: false,
      cssCodeSplit: false,
      target: "es2023",
      rolldownOptions: {
        input: join(HOME, "src", "main.tsx"),
        output: { format: "iife", entryFileNames: "page.js" },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  const script = outputs.find((one) => one.type === "chunk")?.code;
  const style = outputs.find((one) => one.type === "asset" && one.fileName.endsWith(".css"));
  if (script === undefined) throw new Error("The page has no script");
  return { script, style: style?.type === "asset" ? String(style.source) : "" };
}
