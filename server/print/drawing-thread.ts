/** Papers are drawn in separate threads, because each takes some tenths of a second. */
import { startWorkThread, type WorkThread } from "../threads/work-thread.ts";

const BOUNDS = { withinMs: 30_000, megabytes: 256 };

/** @param module the file that the thread runs; it returns the bytes of a paper with this content */
export function startDrawingThread<Content>(module: URL): WorkThread<Content, Uint8Array> {
  return startWorkThread(module, BOUNDS);
}
