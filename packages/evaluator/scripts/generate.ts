/** Makes `src/generated/tables.js`, the tables in which the evaluators look strengths up: `node scripts/generate.ts`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildTables } from "../src/build-tables.ts";
import { PARTS } from "../src/table-parts.ts";

const GENERATED = join(import.meta.dirname, "..", "src", "generated");
const LETTERS_A_LINE = 120;

const tables = buildTables();
const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
const base64 = Buffer.concat(names.map((name) => new Uint8Array(tables[name].buffer))).toString("base64");
const lines = Array.from({ length: Math.ceil(base64.length / LETTERS_A_LINE) }, (_, line) =>
  base64.slice(line * LETTERS_A_LINE, (line + 1) * LETTERS_A_LINE),
);
mkdirSync(GENERATED, { recursive: true });
const banner = "// Made from packages/evaluator/src/build-tables.ts by `npm run gen`; do not edit.\n";
const comment = "/** Every table of `table-parts.ts`, one after the other, as base64. */\n";
// No TypeScript, since so much text would be searched for types at the start of every process
writeFileSync(join(GENERATED, "tables.js"), `${banner}export const PACKED = \`\n${lines.join("\n")}\n\`;\n`);
writeFileSync(join(GENERATED, "tables.d.ts"), `${banner}${comment}export declare const PACKED: string;\n`);
