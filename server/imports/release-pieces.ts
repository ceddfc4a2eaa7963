/** Frees the processed pieces of a table. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Pieces are outside the heap, and the collector, which sees only their small share of the heap, lets sixty megabytes
 * accumulate. Its quick collection of a millisecond or two frees them.
 */
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: { type: "minor" }) => void;

const EVERY_BYTES = 8 * 1024 * 1024;

/** Called with the bytes processed so far, after each piece of `size`. */
export function releasePieces(bytes: number, size: number): void {
  if (Math.floor(bytes / EVERY_BYTES) > Math.floor((bytes - size) / EVERY_BYTES))
    collect({ type: "minor" });
}
