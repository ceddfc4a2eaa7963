/**
 * The version of the market for cached answers: it increases with every change that any process, or anybody
 * with a database console, makes, as announced by the triggers' NOTIFY. While nothing can be heard, no two versions are
 * equal, so that nothing cached is used. A thread listens, because the server may be busy with a page for longer than a
 * change may go unseen.
 */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { ListeningNews, ListeningTask } from "./freshness-worker.ts";
import { heardIn, type Heard } from "./heard.ts";

export interface MarketFreshness {
  version(): number;
  /** This process has just committed a change: its next answer need not wait for the notification. */
  changed(change?: bigint): void;
  /**
   * For whoever made that change, in whichever process: resolves once this one shows it. Null if it does already.
   */
  caughtUp(change: bigint): Promise<void> | null;
  stop(): Promise<void>;
}

export interface FreshnessOptions {
  databaseUrl: string;
  onError: (error: Error) => void;
  /** The connection is lost, and perhaps the database with it. */
  onLost?: () => void;
}

const LISTENING_THREAD = new URL("./freshness-worker.ts", import.meta.url);
/** It holds a connection and two numbers. */
const BOUNDS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 };
const PAUSE_MS = 1_000;
const END_WITHIN_MS = 2_000;
/** Notifications arrive within milliseconds of the commit. */
const LOOK_EVERY_MS = 2;
const HEARD_WITHIN_MS = 250;

/** Resolves after the first attempt to connect; if it fails, retries continue by themselves. */
export async function startMarketFreshness(options: FreshnessOptions): Promise<MarketFreshness> {
  const heard = heardIn();
  let stopped = false;
  let pause: NodeJS.Timeout | undefined;
  let thread: Worker;

  const start = (tried: () => void): void => {
    const task: ListeningTask = { databaseUrl: options.databaseUrl, memory: heard.memory };
    thread = new Worker(LISTENING_THREAD, { workerData: task, resourceLimits: BOUNDS });
    // A server shutting down does not wait for it.
    thread.unref();
    thread.on("message", (news: ListeningNews) => {
      if (news === "tried") tried();
      else if (news === "lost") options.onLost?.();
      else if (!stopped) options.onError(news.error);
    });
    thread.on("error", options.onError);
    thread.once("exit", () => {
      heard.setHears(false);
      tried();
      if (stopped) return;
      options.onLost?.();
      pause = setTimeout(() => start(() => {}), PAUSE_MS);
    });
  };
  await new Promise<void>(start);
  return {
    version: () => (heard.hears() ? heard.version() : heard.count()),
    changed: (change) => void heard.count(change),
    caughtUp: (change) =>
      // While nothing can be heard nothing is kept, and every answer is made anew.
      !heard.hears() || heard.has(change) ? null : hearing(heard, change),
    async stop() {
      stopped = true;
      clearTimeout(pause);
      if (thread.threadId === -1) return;
      const ended = once(thread, "exit");
      thread.ref();
      thread.postMessage("stop", []);
      await Promise.race([ended, sleep(END_WITHIN_MS, undefined, { ref: false })]);
      await thread.terminate();
    },
  };
}

/**
 * Any change heard from now on will do: an answer made after it knows all that was committed before. If none is, this
 * counts as one, at most four times a second, whatever numbers are sent.
 */
async function hearing(heard: Heard, change: bigint): Promise<void> {
  const version = heard.version();
  const until = performance.now() + HEARD_WITHIN_MS;
  while (heard.version() === version) {
    if (performance.now() > until) return void heard.count(change);
    await sleep(LOOK_EVERY_MS);
  }
}
