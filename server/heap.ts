/**
 * How much garbage the heap may gather. Left to itself V8 lets it grow to several times of what is in use before it looks, and
 * gives little of that back: after a crowd of visitors a server kept twice the memory that it works with.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const GROWING_PERCENT = 25;

/**
 * Before there is much in it: each collection sets the size of the next. The young generation of this thread is bounded when
 * it starts (`scripts/setup/launch.mjs`); the same flag would take the place of what each later thread asks for.
 */
export function growHeapSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
  setFlagsFromString("--max-semi-space-size=0");
}

/**
 * Frees what only the start has needed, before anybody is served: left to itself V8 keeps seventy megabytes of it, as pages
 * that are hardly used. The collection takes a tenth of a second.
 */
export function freeWhatTheStartNeeded(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: {
    type: "major";
    execution: "sync";
    flavor: "last-resort";
  }) => void;
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

/**
 * From now on threads and processes of this one use Node's compile cache. A server itself does not: Node would hold what it has
 * read of it, some 25 MB, as long as it runs (`scripts/setup/command.mjs`).
 */
export function giveCompiledCode(env: NodeJS.ProcessEnv = process.env): void {
  if (env["COMPILED_CODE"]) env["NODE_COMPILE_CACHE"] = env["COMPILED_CODE"];
}
