/**
 * The text of a journal. Its first line says what it is: `doorcard-journal VERSION PLAN CHECKSUM`, where PLAN is the
 * SHA-256 of the plan. Each other line is a match: `CHECKSUM RESULT<tab>TIMINGS`, where RESULT begins with the match's
 * identity. All of it is ASCII.
 *
 * The checksums are CRC-32: one flipped bit, and any damage of up to four bytes in a row, is found for certain, all else
 * but for one in four thousand million; at 0.2 us a line it is five times as fast as SHA-256, which would help against
 * nobody, since whoever alters a line can also sum it up. That of a match begins from the plan's digest, so that a line
 * from the journal of another plan is not whole here.
 */
import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { PlayedMatch } from "../match.ts";
import type { Slots } from "./journal-slots.ts";

/** The version of this format. */
export const JOURNAL_VERSION = "1";

/** Bytes that no line exceeds, its end included; a match of eight seats takes a tenth of it. */
export const LONGEST_LINE = 16_384;

const DIGITS = 8;
const SPACE = 0x20;
const TAB = 0x09;
const DOT = 0x2e;
const QUOTE = 0x22;
/** How every result begins. */
const OPENING = Buffer.from('{"id":"');
/** Where in a line its result begins. */
export const RESULT_AT = DIGITS + 1;

/** Which plan a journal belongs to: SHA-256 of its JSON, so that event.json may be laid out anew but not changed. */
export const planDigest = (plan: unknown): string => hash("sha256", JSON.stringify(plan));

/** What the checksums of matches begin from. */
export const sealOf = (digest: string): number => crc32(digest);

const inHex = (sum: number): string => sum.toString(16).padStart(DIGITS, "0");

/** The first line, its end included. */
export function headLine(digest: string): string {
  const words = `doorcard-journal ${JOURNAL_VERSION} ${digest}`;
  return `${words} ${inHex(crc32(words))}\n`;
}

/** What a first line says, without its end; undefined when it is not whole. Of other versions only the version is known. */
export function readHead(line: string): { version: string; digest: string } | undefined {
  const parts = /^(doorcard-journal (\d+) (.*)) ([0-9a-f]{8})$/.exec(line);
  if (parts === null || inHex(crc32(parts[1]!)) !== parts[4]) return undefined;
  return { version: parts[2]!, digest: parts[3]! };
}

/** The line of a match, its end included. */
export function matchLine({ result, timings }: PlayedMatch, seal: number): string {
  const text = `${JSON.stringify(result)}\t${JSON.stringify(timings.map(({ timed, micros }) => [timed, micros]))}`;
  return `${inHex(crc32(text, seal))} ${text}\n`;
}

/** Why some bytes are no line of a match. */
export type NoMatch = "form" | "checksum" | "stranger";

/** The slot of the match whose line, without its end, these bytes are, or why they are none. */
export function slotOf(line: Buffer, seal: number, slots: Slots): number | NoMatch {
  const told = hexAt(line);
  if (told < 0 || line[DIGITS] !== SPACE || line.length >= LONGEST_LINE) return "form";
  if (crc32(line.subarray(RESULT_AT), seal) !== told) return "checksum";
  const identity = identityIn(line);
  if (identity === undefined) return "form";
  const slot = slots.of(identity[0], identity[1], identity[2]);
  return slot < 0 ? "stranger" : slot;
}

/** The whole number that the first eight hexadecimal figures are; -1 when they are none. */
function hexAt(line: Buffer): number {
  let value = 0;
  for (let i = 0; i < DIGITS; i++) {
    const byte = line[i] ?? 0;
    const figure = byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : byte >= 0x61 && byte <= 0x66 ? byte - 0x57 : -1;
    if (figure < 0) return -1;
    value = value * 16 + figure;
  }
  return value;
}

/** Line-up, block and rotation of the match of a line; undefined when they do not stand where they should. */
export function identityIn(line: Buffer): [lineUp: number, block: number, rotation: number] | undefined {
  const opening = RESULT_AT + OPENING.length;
  if (line.length < opening || line.compare(OPENING, 0, OPENING.length, RESULT_AT, opening) !== 0) return undefined;
  const identity: [number, number, number] = [-1, -1, -1];
  let at = opening;
  for (let part = 0; part < 3; part++) {
    const from = at;
    let number = 0;
    for (let byte = line[at]!; byte >= 0x30 && byte <= 0x39 && at - from < 15; byte = line[++at]!)
      number = number * 10 + (byte - 0x30);
    if (at === from || line[at++] !== (part < 2 ? DOT : QUOTE)) return undefined;
    identity[part] = number;
  }
  return identity;
}

/** The bytes of the result in a line that is whole. */
export const resultIn = (line: Buffer): Buffer => line.subarray(RESULT_AT, line.indexOf(TAB));

/** The timings in a line that is whole, seat by seat: turns timed and their microseconds. */
export const timingsIn = (line: Buffer): [timed: number, micros: number][] =>
  JSON.parse(line.toString("latin1", line.indexOf(TAB) + 1)) as [number, number][];

/** Where in bytes that are no line something begins that looks like one. */
export const beginningsIn = (bytes: Buffer): number[] =>
  [...bytes.toString("latin1").matchAll(/[0-9a-f]{8} \{"id":"/g)].map(({ index }) => index);
