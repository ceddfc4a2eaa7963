/** Lets go of the pieces of a table that have gone through. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Pieces lie outside of the heap, and the collector, which sees only how little of the heap they take, lets sixty
 * megabytes of them gather. Its quick round, of a millisecond or two, frees them.
 */
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: { type: "minor" }) => void;

const EVERY_BYTES = 8 * 1024 * 1024;

/** Told how many bytes have gone through so far, after each piece of `size`. */
export function releasePieces(bytes: number, size: number): void {
  if (Math.floor(bytes / EVERY_BYTES) > Math.floor((bytes - size) / EVERY_BYTES))
    collect({ type: "minor" });
}
