/** What a picture looks like in 64 bits, whatever its size and packing: whether each point is brighter than the one to its right. */

export const PRINT_WIDTH = 9;
export const PRINT_HEIGHT = 8;

/** Prints of one picture, sent twice, differ in so many bits at most. */
export const PRINT_APART = 4;

/** Differences of brightness smaller than this are noise. */
const LEAST = 4;
/** A picture with fewer is a plain surface: it looks like many others. */
const FEWEST_EDGES = 12;

/**
 * @param greys `PRINT_WIDTH` × `PRINT_HEIGHT` values from 0 to 255, row by row
 * @returns a signed 64-bit number in decimal, or null of a picture that shows next to nothing
 */
export function picturePrint(greys: Uint8Array): string | null {
  let [bits, edges] = [0n, 0];
  for (let row = 0; row < PRINT_HEIGHT; row++)
    for (let column = 0; column + 1 < PRINT_WIDTH; column++) {
      const at = row * PRINT_WIDTH + column;
      const fall = greys[at]! - greys[at + 1]!;
      if (Math.abs(fall) >= LEAST) edges++;
      bits = (bits << 1n) | (fall >= LEAST ? 1n : 0n);
    }
  return edges < FEWEST_EDGES ? null : String(BigInt.asIntN(64, bits));
}
