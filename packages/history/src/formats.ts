import type { LogReader, ReadLog } from "./told-hand.ts";
import { readBovada } from "./bovada/reader.ts";
import { readFullTilt } from "./fulltilt/reader.ts";
import { readIPoker } from "./ipoker/reader.ts";
import { readOpenHands } from "./ohh/reader.ts";
import { readPokerStars } from "./pokerstars/reader.ts";
import { readPhh } from "./phh/reader.ts";

/** A format of hand histories: how a file of it is known, and its reader. */
interface Format {
  readonly name: string;
  readonly knows: (text: string, file: string) => boolean;
  readonly read: LogReader;
}

/** The formats that are read; the first that knows a file reads it. */
const FORMATS: readonly Format[] = [
  {
    name: "PokerStars",
    knows: (text) => /^\uFEFF?PokerStars (Game|Hand|Home Game)/m.test(text.slice(0, 4096)),
    read: readPokerStars,
  },
  {
    name: "Full Tilt",
    knows: (text) => /^\uFEFF?Full ?Tilt\b.{0,20}Game #/m.test(text.slice(0, 4096)),
    read: readFullTilt,
  },
  {
    name: "iPoker",
    knows: (text) => /<session[\s>]/.test(text.slice(0, 4096)),
    read: readIPoker,
  },
  {
    name: "Bovada",
    knows: (text) => /^\uFEFF?(?:Bodog|Bovada) Hand #/m.test(text.slice(0, 4096)),
    read: readBovada,
  },
  {
    name: "Open Hand History",
    knows: (text, file) => /\.ohh$/i.test(file) || /^\uFEFF?\s*\{\s*"ohh"/.test(text.slice(0, 4096)),
    read: readOpenHands,
  },
  {
    name: "PHH",
    knows: (text, file) => /\.phhs?$/.test(file) || /^variant\s*=/m.test(text.slice(0, 4096)),
    read: readPhh,
  },
];

/** Most bytes of a file that are read. */
const MOST = 1 << 26;

/** Reads a file of any known format; what cannot be read is reported with its place. */
export function readLog(bytes: Uint8Array, file: string): ReadLog {
  const refused = (reason: string): ReadLog => ({
    hands: [],
    unread: [{ place: { file, line: 1 }, id: undefined, reason }],
  });
  if (bytes.length > MOST) return refused(`is larger than ${MOST >> 20} MB; split it`);
  const text = decoded(bytes);
  if (text.includes("\0")) return refused("is no text");
  const format = FORMATS.find(({ knows }) => knows(text, file));
  if (format === undefined)
    return refused(`is of no known format; known are ${FORMATS.map(({ name }) => name).join(", ")}`);
  return format.read(text, file);
}

/** Text of a log: UTF-16 where its first bytes say so, else UTF-8, and what is not that is of the older Windows code page. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
