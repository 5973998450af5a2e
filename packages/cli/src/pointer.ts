/** The steps of a JSON pointer: "/stakes/ante" is stakes, ante; "" is none. */
export function pointerSteps(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What a JSON pointer names in a document; undefined when there is nothing. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce<unknown>(
    (part, step) => (part as Record<string, unknown> | null | undefined)?.[step],
    document,
  );
}
