import { PACKED } from "./generated/tables.js";
import { PARTS, type Tables } from "./table-parts.ts";

/**
 * The tables in which the evaluators look strengths up. They ship ready-made (`npm run -s gen` makes them), since making
 * them would take a fifth of a second of every process and thread.
 */
export const TABLES: Tables = unpacked();

function unpacked(): Tables {
  const { buffer } = bytesOf(PACKED);
  let at = 0;
  const parts = Object.entries(PARTS).map(([name, { bits, length }]) => {
    const table = bits === 32 ? new Int32Array(buffer, at, length) : new Uint16Array(buffer, at, length);
    at += table.byteLength;
    return [name, table];
  });
  return Object.fromEntries(parts) as Tables;
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
