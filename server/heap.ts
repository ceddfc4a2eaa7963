/**
 * How much garbage the heap may gather. Left to itself V8 lets it grow to several times of what is in use before it looks, and
 * gives little of that back: after a crowd of visitors a server kept twice the memory that it works with.
 */
import { setFlagsFromString } from "node:v8";

const GROWING_PERCENT = 50;

/** Before there is much in it: each collection sets the size of the next. */
export function growHeapSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}
