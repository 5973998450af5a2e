/** Exit code of a bot that has said why it will not play. */
const REFUSED = 2;

/** How a process ended, with the line of what it printed that tells most: the first that names an error, else the last. */
export function lastWords(printed: string, code: number | null, signal: NodeJS.Signals | null): string {
  const how = `it ended ${signal === null ? `with exit code ${code}` : `by ${signal}`}`;
  const lines = printed
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const line = lines.find((one) => /^(Uncaught )?\w*Error\b/.test(one)) ?? lines.at(-1)!;
  if (line === "") return how;
  return code === REFUSED ? line : `${how}: ${line}`;
}
