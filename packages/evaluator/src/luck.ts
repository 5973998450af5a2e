import type { Draw } from "@doorcard/cards";

/** How many bits a number of luck has. */
export const LUCK_BITS = 24;

/** Four words of a generator, sfc32 (Doty-Humphrey, PractRand 0.94): three of state and a counter. */
export type Luck = Int32Array;

/** Seeds the generator with three draws of 30 bits and turns it until they are mixed. */
export function seedLuck(luck: Luck, draw: Draw): void {
  luck[0] = draw(1 << 30);
  luck[1] = draw(1 << 30);
  luck[2] = draw(1 << 30);
  luck[3] = 1;
  fillWithLuck(new Int32Array(12), luck);
}

/** Fills an array with numbers of 24 bits each. */
export function fillWithLuck(numbers: Int32Array, luck: Luck): void {
  let a = luck[0]!;
  let b = luck[1]!;
  let c = luck[2]!;
  let counter = luck[3]!;
  for (let i = 0; i < numbers.length; i++) {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    numbers[i] = word >>> 8;
  }
  luck[0] = a;
  luck[1] = b;
  luck[2] = c;
  luck[3] = counter;
}
