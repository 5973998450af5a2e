/**
 * Makes `doorcard_types.py` from the JSON Schemas of the protocol: what a bot is told and answers, as Python types.
 * `node scripts/generate.ts` writes it; with `--check` nothing is written, and the exit code is 1 when it is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SCHEMAS = join(import.meta.dirname, "..", "..", "protocol", "schema");
const TYPES = join(import.meta.dirname, "..", "doorcard_types.py");
const WIDTH = 110;

/** The shapes a bot meets; what they are made of comes along. */
const MET = ["turn", "observation", "hand-start", "hand-event", "hand-result"];

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** A part of a schema and the file it stands in, from which its references count. */
interface Part {
  readonly schema: Schema;
  readonly file: string;
}

const PLAIN: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

const files = new Map<string, Schema>();
function read(file: string): Schema {
  const known = files.get(file) ?? (JSON.parse(readFileSync(join(SCHEMAS, file), "utf8")) as Schema);
  files.set(file, known);
  return known;
}

function target($ref: string, from: string): Part {
  const [home, name] = $ref.split("#/$defs/");
  const file = home === "" || home === undefined ? from : home;
  const schema = name === undefined ? read(file) : read(file).$defs?.[name];
  if (schema === undefined) throw new Error(`${from} refers to ${$ref}, which is no schema here`);
  return { schema, file };
}

/** Declarations by the name of their type, each after those it is made of. */
const declared = new Map<string, string>();

/** The Python type of a part; a titled one is declared, and its name given. */
function typeOf({ schema, file }: Part): string {
  if (schema.$ref !== undefined) return typeOf(target(schema.$ref, file));
  const { title } = schema;
  if (title === undefined) return shapeOf({ schema, file });
  if (!declared.has(title)) declared.set(title, declaration(title, { schema, file }));
  return title;
}

function shapeOf({ schema, file }: Part): string {
  if (schema.const !== undefined) return `Literal["${schema.const}"]`;
  if (schema.enum !== undefined)
    return listed(
      "Literal",
      schema.enum.map((word) => `"${word}"`),
    );
  if (schema.items !== undefined) return `List[${typeOf({ schema: schema.items, file })}]`;
  if (schema.oneOf !== undefined)
    return listed(
      "Union",
      schema.oneOf.map((member) => typeOf({ schema: member, file })),
    );
  const plain = PLAIN[schema.type ?? ""];
  if (plain === undefined) throw new Error(`${file} holds a part that is no type in Python: ${JSON.stringify(schema)}`);
  return plain;
}

/** `Union[A, B]`, a member a line where one line does not hold them. */
function listed(of: string, members: readonly string[]): string {
  const line = `${of}[${members.join(", ")}]`;
  return line.length < WIDTH ? line : `${of}[\n${members.map((member) => `    ${member},\n`).join("")}]`;
}

function declaration(title: string, { schema, file }: Part): string {
  const { description = "", properties } = schema;
  if (properties === undefined) return `${comment(description, "")}${title} = ${shapeOf({ schema, file })}\n`;
  const fields = Object.entries(properties).map(([name, field]) => {
    if (!/^[A-Za-z]+$/.test(name) || !schema.required?.includes(name))
      throw new Error(`${title}.${name} is optional or no name in Python, and a TypedDict class has no room for it`);
    return `${comment(field.description ?? "", "    ")}    ${name}: ${typeOf({ schema: field, file })}\n`;
  });
  return `class ${title}(TypedDict):\n    """${wrapped(description).join("\n    ")}"""\n\n${fields.join("")}`;
}

const comment = (text: string, indent: string): string =>
  wrapped(text)
    .map((line) => `${indent}# ${line}\n`)
    .join("");

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function python(): string {
  for (const name of MET) typeOf({ schema: read(`${name}.schema.json`), file: `${name}.schema.json` });
  const head = [
    '"""What a bot is told and answers, as types."""',
    "",
    "# Made from packages/protocol/schema by `npm run gen`; do not edit.",
    "",
    "from typing import List, Literal, TypedDict, Union",
    "",
  ].join("\n");
  const space = (text: string): string => (text.startsWith("class") ? `\n\n${text}\n` : `\n${text}`);
  return `${[head, ...[...declared.values()].map(space)]
    .join("")
    .replaceAll(/\n{4,}/g, "\n\n\n")
    .trimEnd()}\n`;
}

const wanted = python();
if (process.argv.includes("--check")) {
  const written = ((): string => {
    try {
      return readFileSync(TYPES, "utf8");
    } catch {
      return "";
    }
  })();
  if (written !== wanted) {
    process.stderr.write("Stale: packages/kit-python/doorcard_types.py; run `npm run gen` and commit the result.\n");
    process.exitCode = 1;
  }
} else writeFileSync(TYPES, wanted);
