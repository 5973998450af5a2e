import { parseXml, XmlElement, XmlError } from "@rgrove/parse-xml";
import type { LogReader, Unread } from "../told-hand.ts";
import { finished, withStakes, type Finished } from "../text/finish.ts";
import { newTelling } from "../text/hand.ts";
import { readSession, type Session } from "./header.ts";
import { partsOf, type Part } from "./parts.ts";
import { PlaceInText } from "./place-in-text.ts";
import { Trouble } from "./trouble.ts";
import { takeGame } from "./take-game.ts";

/** Most characters of one game: the longest real ones have a tenth of it. */
const LONGEST_GAME = 100_000;

/** Reads the session files of iPoker rooms, XML. */
export const readIPoker: LogReader = (text, file) => {
  const { head, games } = partsOf(text);
  const session = readSession(head);
  const refused = (line: number, reason: string): Unread => ({ place: { file, line }, id: undefined, reason });
  if (typeof session === "string") return { hands: [], unread: [refused(1, session)] };
  if (games.length === 0) return { hands: [], unread: [refused(1, "the session has no <game>")] };
  const read: Finished[] = [];
  const unread: Unread[] = [];
  for (const part of games) {
    const result = readGame(session, part, file);
    if ("hand" in result) read.push(result);
    else unread.push(result);
  }
  const { hands, unread: withoutStakes } = withStakes(read);
  return { hands, unread: [...unread, ...withoutStakes] };
};

function readGame(session: Session, { text, line }: Part, file: string): Finished | Unread {
  const id = /^<game\s+gamecode="(\d{1,30})"/.exec(text)?.[1];
  const report = (at: number, reason: string): Unread => ({ place: { file, line: at }, id, reason });
  if (id === undefined) return report(line, "the game has no gamecode, which is its number");
  if (text.length > LONGEST_GAME) return report(line, `the game is longer than ${LONGEST_GAME} characters`);
  const places = new PlaceInText(text, line);
  try {
    const game = parseXml(text, { includeOffsets: true }).root;
    if (!(game instanceof XmlElement)) return report(line, "the game has no elements");
    const hand = newTelling(/[$€£]|"\d+\.\d+"/.test(text) ? 100 : 1);
    takeGame(hand, game, (place) => places.lineAt(place));
    const result = finished({ ...session, id }, hand, { file, line });
    return typeof result === "string" ? report(line, result) : result;
  } catch (error) {
    if (error instanceof Trouble) return report(places.lineAt(error.place), error.message);
    if (error instanceof XmlError)
      return report(line + error.line - 1, `the XML is not well-formed: ${firstLine(error)}`);
    throw error;
  }
}

/** What an error of the parser says, without its place, which counts from the game's first line. */
const firstLine = ({ message }: XmlError): string =>
  message.split("\n", 1)[0]!.replace(/ \(line \d+, column \d+\)$/, "");
