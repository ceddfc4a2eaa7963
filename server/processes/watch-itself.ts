/**
 * A thread that watches its own process from within: native code that holds up the event loop, or a parent that was killed,
 * cannot stop it from ending a process that takes too much memory or works for nobody.
 */
import { isMainThread, Worker, workerData } from "node:worker_threads";

const WATCH_MS = 100;

interface Watched {
  readonly megabytes: number;
  readonly parent: number;
}

export function watchItself(megabytes: number): void {
  const watched: Watched = { megabytes, parent: process.ppid };
  new Worker(new URL(import.meta.url), { workerData: watched }).unref();
}

if (!isMainThread && isWatched(workerData)) {
  const { megabytes, parent } = workerData;
  setInterval(() => {
    if (process.memoryUsage.rss() > megabytes * 1_000_000 || process.ppid !== parent)
      process.kill(process.pid, "SIGKILL");
  }, WATCH_MS);
}

function isWatched(data: unknown): data is Watched {
  return typeof data === "object" && data !== null && "megabytes" in data && "parent" in data;
}
