import { LENGTH_BYTES } from "./words.ts";

const NEWLINE = 10;
const NOTHING: Uint8Array = new Uint8Array(0);

/** Cuts what comes out of a pipe into messages: lines first, and frames from when it is told so. */
export class Splitter {
  readonly #mostBytes: number;
  readonly #take: (message: Uint8Array) => void;
  #rest = NOTHING;
  /** How far the rest was searched for the end of a line. */
  #searched = 0;
  #isBinary = false;

  /** `take` is given each message, without its newline or its length, and good for as long as it runs; one of more bytes than `mostBytes` is not waited for. */
  constructor(mostBytes: number, take: (message: Uint8Array) => void) {
    this.#mostBytes = mostBytes;
    this.#take = take;
  }

  /** From the next message on frames are read, and no lines. */
  readFrames(): void {
    this.#isBinary = true;
  }

  /** Takes what came, whose bytes may be used again afterwards. False when a message is too long; all that comes after is lost then. */
  push(chunk: Uint8Array): boolean {
    const isWhole = this.#rest.length === 0;
    this.#rest = isWhole ? chunk : joined(this.#rest, chunk);
    const isShort = this.#cut();
    if (isWhole) this.#rest = this.#rest.length === 0 ? NOTHING : new Uint8Array(this.#rest);
    return isShort;
  }

  /** Gives the messages that are whole. False when one is too long. */
  #cut(): boolean {
    for (;;) {
      const size = this.#isBinary ? this.#frameSize() : this.#lineSize();
      if (size > this.#mostBytes) return false;
      const skip = this.#isBinary ? LENGTH_BYTES : 0;
      if (size < 0 || this.#rest.length < skip + size) return this.#rest.length <= this.#mostBytes + LENGTH_BYTES;
      const message = this.#rest.subarray(skip, skip + size);
      this.#rest = this.#rest.subarray(skip + size + (this.#isBinary ? 0 : 1));
      this.#searched = 0;
      this.#take(message);
    }
  }

  /** Bytes of the frame that begins here, -1 while that is not known. */
  #frameSize(): number {
    const rest = this.#rest;
    if (rest.length < LENGTH_BYTES) return -1;
    return new DataView(rest.buffer, rest.byteOffset, LENGTH_BYTES).getUint32(0, true);
  }

  /** Bytes of the line that begins here, -1 while it has no end. */
  #lineSize(): number {
    const end = this.#rest.indexOf(NEWLINE, this.#searched);
    if (end < 0) this.#searched = this.#rest.length;
    return end;
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
