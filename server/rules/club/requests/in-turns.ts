import { setImmediate } from "node:timers/promises";

/** How long a call may work before others get their turn. */
const TURN_MS = 15;

/** Maps what may be many, each of which takes milliseconds. */
export async function inTurns<From, To>(
  many: readonly From[],
  to: (one: From) => To,
): Promise<To[]> {
  const made: To[] = [];
  let since = performance.now();
  for (const one of many) {
    made.push(to(one));
    if (performance.now() - since < TURN_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return made;
}
