/** A text as one word of a shell: in quotes where it has characters that a shell reads otherwise. */
export const shellWord = (text: string): string =>
  /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
