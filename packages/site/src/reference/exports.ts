import { dirname, join } from "node:path";
import { declarationsOf, parsedFile, type Declared } from "./declarations.ts";

/** Something that a package exports: declared by itself, or passed on from another package. */
export type Exported =
  | ({ readonly name: string } & Declared)
  | { readonly name: string; readonly kind: "passed on"; readonly from: string };

/** All that the entry of a package exports, in the order in which it says so. */
export function exportsOf(entry: string): Exported[] {
  const { body } = parsedFile(entry);
  return body.flatMap((statement): Exported[] => {
    if (statement.type === "ExportAllDeclaration") {
      const from = statement.source.value;
      if (statement.exported !== null) return [{ name: nameOf(statement.exported), kind: "passed on", from }];
      return [...declarationsIn(entry, from)].map(([name, declared]) => ({ name, ...declared }));
    }
    if (statement.type !== "ExportNamedDeclaration" || statement.source === null) return [];
    const from = statement.source.value;
    return statement.specifiers.map(({ local, exported }) => {
      const name = nameOf(exported);
      if (!from.startsWith(".")) return { name, kind: "passed on", from } as const;
      const declared = declarationsIn(entry, from).get(nameOf(local));
      if (declared === undefined) return passedOn(join(dirname(entry), from), nameOf(local), name);
      return { name, ...declared };
    });
  });
}

/** Something that a file does not declare but exports from elsewhere. */
function passedOn(file: string, local: string, name: string): Exported {
  const found = exportsOf(file).find((one) => one.name === local);
  if (found === undefined) throw new Error(`${file} does not export ${local}`);
  return { ...found, name };
}

const declarationsIn = (entry: string, from: string): Map<string, Declared> =>
  declarationsOf(parsedFile(join(dirname(entry), from)));

const nameOf = (name: { readonly type: string; readonly name?: string; readonly value?: string }): string =>
  name.name ?? name.value ?? "";
