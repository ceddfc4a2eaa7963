/** Copies files from one store into another. It can be stopped at any moment: what is there already is passed over. */
import type { FileStore } from "./file-store.ts";

const AT_ONCE = 8;
const SAY_EVERY = 100;

export interface Moved {
  readonly copied: number;
  /** Were there before. */
  readonly present: number;
}

export async function moveFiles(
  from: FileStore,
  to: FileStore,
  say: (done: number) => void,
): Promise<Moved> {
  const keys = from.list()[Symbol.asyncIterator]();
  let copied = 0;
  let present = 0;
  const state = { failed: false };
  const work = async (): Promise<void> => {
    while (!state.failed) {
      const { done, value } = await keys.next();
      if (done) return;
      if (UNFINISHED.test(value.key)) continue;
      if (await to.exists(value.key)) present++;
      else if (await copy(from, to, value.key)) copied++;
      if ((copied + present) % SAY_EVERY === 0) say(copied + present);
    }
  };
  const working = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      state.failed = true;
      throw error;
    }),
  );
  // What is under way ends before the failure is told.
  await Promise.allSettled(working);
  await Promise.all(working);
  return { copied, present };
}

/** Left behind by a crash. */
const UNFINISHED = /\.part$/;

/** @returns false if it was deleted meanwhile */
async function copy(from: FileStore, to: FileStore, key: string): Promise<boolean> {
  const bytes = await from.get(key).catch((error: { code?: string }) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (bytes) await to.put(key, bytes);
  return bytes !== null;
}
