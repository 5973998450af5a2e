import { readFileSync } from "node:fs";
import { isMap, isNode, isPair, LineCounter, parseDocument, type Document } from "yaml";
import { Misuse } from "./exit.ts";
import { pointerSteps } from "./pointer.ts";

/** An event file as it was written, with the place of everything in it. */
export interface WrittenEvent {
  /** The path as the caller gave it. */
  readonly path: string;
  readonly document: Readonly<Record<string, unknown>>;
  /** Line and column of what a JSON pointer names: "event.yaml:4:9". */
  placeOf(pointer: string): string;
}

/** Reads an event file, JSON or YAML. Throws Misuse with every syntax error when it is neither. */
export function readEventFile(path: string): WrittenEvent {
  const lines = new LineCounter();
  const parsed = parseDocument(textOf(path), { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${path}:${Math.max(1, line)}:${Math.max(1, col)}`;
  };
  if (parsed.errors.length > 0) {
    throw new Misuse(...parsed.errors.map((error) => `${placeAt(error.pos[0])} ${sentence(error.message)}`));
  }
  const document: unknown = parsed.toJS();
  if (!isMap(parsed.contents))
    throw new Misuse(`${placeAt(0)} an event file must be a group of keys, such as "bots: [odds, caller]"`);
  return {
    path,
    document: document as Record<string, unknown>,
    placeOf: (pointer) => placeAt(offsetOf(parsed, pointerSteps(pointer))),
  };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === "ENOENT"
        ? "there is no such file"
        : code === "EISDIR"
          ? "it is a folder"
          : `it cannot be read (${code})`;
    throw new Misuse(`event file ${path}: ${why}`);
  }
}

/** Where a value begins; where its key begins, when it is the key that matters; else where its group begins. */
function offsetOf(document: Document, steps: readonly string[]): number {
  const parent = steps.length > 1 ? document.getIn(steps.slice(0, -1), true) : document.contents;
  const key = steps.at(-1);
  if (isMap(parent) && key !== undefined) {
    const pair = parent.items.find((item) => isPair(item) && String(item.key) === key);
    const node = isNode(pair?.value) && pair.value.range?.[0] !== undefined ? pair.value : pair?.key;
    if (isNode(node)) return node.range?.[0] ?? 0;
  }
  const node = document.getIn(steps, true);
  if (isNode(node)) return node.range?.[0] ?? 0;
  return isNode(parent) ? (parent.range?.[0] ?? 0) : 0;
}

const sentence = (message: string): string => `is no YAML or JSON: ${message.replace(/\s+/g, " ").replace(/\.$/, "")}`;
