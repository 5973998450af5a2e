/** Makes `src/generated/tables.ts`, the tables in which the evaluators look strengths up: `node scripts/generate.ts`. */
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
writeFileSync(
  join(GENERATED, "tables.ts"),
  `// Made from packages/evaluator/src/build-tables.ts by \`npm run gen\`; do not edit.\n` +
    `/** Every table of \`table-parts.ts\`, one after the other, as base64. */\nexport const PACKED = \`\n${lines.join("\n")}\n\`;\n`,
);
