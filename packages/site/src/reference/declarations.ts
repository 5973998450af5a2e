import { readFileSync } from "node:fs";
import { parseSync, type Class, type Comment, type Statement } from "oxc-parser";

/** What a file declares under a name: what kind of thing it is, what its docstring says, and how it is written. */
export interface Declared {
  readonly kind: "function" | "class" | "constant" | "interface" | "type";
  readonly doc: string;
  readonly code: string;
}

/** A file that was parsed. */
export interface Source {
  readonly text: string;
  readonly body: readonly Statement[];
  readonly comments: readonly Comment[];
}

/** Parses a file of TypeScript. Throws Error when it is none. */
export function parsedFile(file: string): Source {
  const text = readFileSync(file, "utf8");
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return { text, body: program.body, comments };
}

/** All that a file declares and exports, by name. */
export function declarationsOf(source: Source): Map<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const statement of source.body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration === null) continue;
    for (const [name, told] of declarationOf(source, statement.start, statement.declaration)) declared.set(name, told);
  }
  return declared;
}

type Declaration = NonNullable<Extract<Statement, { type: "ExportNamedDeclaration" }>["declaration"]>;

function declarationOf(source: Source, start: number, node: Declaration): [string, Declared][] {
  const doc = docBefore(source, start);
  const code = (from: number, to: number): string => source.text.slice(from, to).trim();
  switch (node.type) {
    case "FunctionDeclaration":
    case "TSDeclareFunction":
      return [[node.id!.name, { kind: "function", doc, code: code(node.start, node.body?.start ?? node.end) }]];
    case "ClassDeclaration":
      return [[node.id!.name, { kind: "class", doc, code: classCode(source, node) }]];
    case "TSInterfaceDeclaration":
      return [[node.id.name, { kind: "interface", doc, code: code(node.start, node.end) }]];
    case "TSTypeAliasDeclaration":
      return [[node.id.name, { kind: "type", doc, code: code(node.start, node.end) }]];
    case "VariableDeclaration":
      return node.declarations.flatMap(({ id, init }): [string, Declared][] => {
        if (id.type !== "Identifier") return [];
        const isArrow = init?.type === "ArrowFunctionExpression";
        const isLong =
          init !== null && (init.end - init.start > 200 || source.text.slice(init.start, init.end).includes("\n"));
        const end = isArrow ? init.body.start : isLong ? init.start : node.end;
        const told = code(node.start, end).replace(/\s*=>?\s*$/, "");
        return [[id.name, { kind: isArrow ? "function" : "constant", doc, code: told }]];
      });
    default:
      return [];
  }
}

/** A class as its users see it: its public parts with what is said of them, and no bodies. */
function classCode(source: Source, node: Class): string {
  const { text } = source;
  const parts = node.body.body.flatMap((member) => {
    if (member.type !== "MethodDefinition" && member.type !== "PropertyDefinition") return [];
    if (member.key.type === "PrivateIdentifier") return [];
    if (member.accessibility === "private" || member.accessibility === "protected") return [];
    const end = member.type === "MethodDefinition" ? member.value.body?.start : bodyOfField(member.value);
    const head = text
      .slice(member.start, end ?? member.end)
      .trim()
      .replace(/\s*=>?\s*$/, "");
    const doc = docBefore(source, member.start);
    const said = doc === "" ? "" : `  /** ${doc.replaceAll("\n", "\n   * ")} */\n`;
    return [`${said}  ${head.replace(/;?$/, ";")}`];
  });
  return `${text.slice(node.start, node.body.start).trim()} {\n${parts.join("\n")}\n}`;
}

/** Where what a field is set to begins; a short value is shown. */
function bodyOfField(value: { readonly start: number; readonly end: number } | null): number | undefined {
  return value !== null && value.end - value.start > 60 ? value.start : undefined;
}

/** The docstring that ends right before a place, without its stars. */
function docBefore({ text, comments }: Source, start: number): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (comment === undefined || !comment.value.startsWith("*") || text.slice(comment.end, start).trim() !== "")
    return "";
  return comment.value
    .slice(1)
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trimEnd())
    .join("\n")
    .trim();
}
