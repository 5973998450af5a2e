/**
 * Makes `src/generated` from `schema`: TypeScript types (json-schema-to-typescript) and stand-alone validators (ajv).
 * `node scripts/generate.ts` writes them; with `--check` nothing is written, and the exit code is 1 when they are stale.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import standaloneModule from "ajv/dist/standalone/index.js";
import { compile, type JSONSchema } from "json-schema-to-typescript";

const SCHEMAS = join(import.meta.dirname, "..", "schema");
const GENERATED = join(import.meta.dirname, "..", "src", "generated");
const BANNER = "// Made from packages/protocol/schema by `npm run gen`; do not edit.";

/** Shapes that arrive from outside and so need a validator, by schema name. */
const VALIDATED = [
  "observation",
  "rules",
  "bot-hello",
  "hand-event",
  "hand-start",
  "hand-result",
  "house-observation",
  "house-result",
  "house-job",
  "match-job",
  "match-result",
  "open-hand-history",
  "hand-record",
  "event-file",
  "standings",
  "regression",
  "diff-report",
  "audit",
  "play-request",
  "play-news",
];

interface Schema extends JSONSchema {
  readonly $id: string;
}

const schemas: readonly Schema[] = readdirSync(SCHEMAS)
  .filter((name) => name.endsWith(".schema.json"))
  .toSorted()
  .map((name) => JSON.parse(readFileSync(join(SCHEMAS, name), "utf8")) as Schema);

const nameOf = (schema: Schema): string => basename(schema.$id, ".schema.json");
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const byId = new Map(schemas.map((schema) => [schema.$id, schema]));

/**
 * A schema as json-schema-to-typescript likes it: a reference to a word becomes the name of its type (else each
 * field with a description of its own would get a type of its own), one to a file or a local part the part itself.
 */
function prepared(node: unknown, file: Schema): unknown {
  if (Array.isArray(node)) return node.map((item) => prepared(item, file));
  if (node === null || typeof node !== "object") return node;
  const { $ref, ...rest } = node as { $ref?: string };
  if ($ref === undefined)
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, prepared(value, file)]));
  const [home, path] = $ref.split("#/");
  const target = home === "" ? file : byId.get(home ?? "");
  if (target === undefined) throw new Error(`${file.$id} refers to ${$ref}, which is no schema here`);
  if (target.$id === "words.schema.json") return { ...rest, tsType: path?.replace("$defs/", "") };
  const part = (path ?? "")
    .split("/")
    .filter(Boolean)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], target);
  const title = (part as { title?: string }).title;
  return title === undefined ? { ...(prepared(part, target) as object), ...rest } : { ...rest, tsType: title };
}

async function types(): Promise<string> {
  const $defs: Record<string, unknown> = {};
  for (const schema of schemas) {
    const { $defs: parts = {}, ...whole } = schema;
    for (const part of Object.values(parts)) $defs[(part as { title: string }).title] = prepared(part, schema);
    if (schema.$id !== "words.schema.json") $defs[schema.title ?? nameOf(schema)] = prepared(whole, schema);
  }
  const everything = { title: "Everything", type: "object", additionalProperties: false, $defs } as JSONSchema;
  const code = await compile(everything, "Everything", {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    bannerComment: BANNER,
    style: { printWidth: 110 },
  });
  return code
    .replace(/export interface Everything \{\}\n/, "")
    .replaceAll(
      /\/\*\*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      "",
    )
    .replaceAll(
      / \*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      "",
    );
}

function validators(): string {
  const ajv = new Ajv2020({
    schemas: schemas as unknown as AnySchema[],
    allErrors: true,
    code: { source: true, esm: true, lines: true },
    strictRequired: false,
    allowUnionTypes: true,
  });
  const make = standaloneModule.default;
  const refs = Object.fromEntries(VALIDATED.map((name) => [camel(name), `${name}.schema.json`]));
  return `${BANNER}\n${make(ajv, refs)}\n`;
}

function validatorTypes(): string {
  const lines = VALIDATED.map((name) => `export declare const ${camel(name)}: Validator;`);
  return [
    BANNER,
    "export interface Trouble { readonly instancePath: string; readonly schemaPath: string; readonly keyword: string; readonly params: Readonly<Record<string, unknown>>; readonly message?: string }",
    "export interface Validator { (value: unknown): boolean; errors?: readonly Trouble[] | null }",
    ...lines,
    "",
  ].join("\n");
}

const wanted: Readonly<Record<string, string>> = {
  "types.ts": await types(),
  "validate.js": validators(),
  "validate.d.ts": validatorTypes(),
};
if (process.argv.includes("--check")) {
  const read = (file: string): string => {
    try {
      return readFileSync(join(GENERATED, file), "utf8");
    } catch {
      return "";
    }
  };
  const stale = Object.keys(wanted).filter((file) => read(file) !== wanted[file]);
  if (stale.length > 0) {
    process.stderr.write(
      `Stale: ${stale.join(", ")} in packages/protocol/src/generated; run \`npm run gen\` and commit the result.\n`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(GENERATED, { recursive: true });
  for (const [file, text] of Object.entries(wanted)) writeFileSync(join(GENERATED, file), text);
}
