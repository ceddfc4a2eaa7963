/** Starts the process that keeps backups and the log, restarts it when it ends, and tells administrators when it fails. */
import { fork, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { exitOf } from "../processes/exit-of.ts";
import type { KeeperNews, KeeperTask } from "./keeper-process.ts";

const PROGRAM = fileURLToPath(new URL("keeper-process.ts", import.meta.url));
const AGAIN_AFTER_MS = 5_000;
const END_WITHIN_MS = 10_000;
/** The log is interrupted whenever PostgreSQL restarts; an interruption this long is a failure. */
const LOG_AWAY_MS = 10 * 60_000;

export interface KeeperOptions {
  readonly task: KeeperTask;
  readonly log: Logger;
  /** Called when something that worked has failed. */
  readonly onFailure: (news: { kind: KeeperNews["kind"]; failure: string }) => Promise<void>;
}

/** @returns a function that stops it once everything received is on the disk */
export function startKeeper({ task, log, onFailure }: KeeperOptions): () => Promise<void> {
  let child: ChildProcess | undefined;
  const stopping = new AbortController();
  const failing = new Map<KeeperNews["kind"], { since: number; told: boolean }>();
  const hear = ({ kind, failure }: KeeperNews) => {
    if (failure === null) {
      if (failing.delete(kind)) log.info({ kind }, "backups go on");
      return;
    }
    const state = failing.get(kind) ?? { since: Date.now(), told: false };
    failing.set(kind, state);
    log.error({ kind, failure }, "a backup failed");
    if (state.told || (kind === "log" && Date.now() - state.since < LOG_AWAY_MS)) return;
    state.told = true;
    onFailure({ kind, failure }).catch((error: unknown) => {
      state.told = false;
      log.error({ err: error }, "administrators were not told of a failed backup");
    });
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      child = fork(PROGRAM, [], {
        execArgv: ["--disable-warning=ExperimentalWarning"],
        env: { NODE_ENV: "production" },
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      child.on("message", hear);
      child.send(task, () => {});
      // Neither it nor its channel keeps an otherwise finished server alive.
      child.unref();
      child.channel?.unref();
      const { code, signal } = await exitOf(child);
      if (stopping.signal.aborted) return;
      log.warn({ code, signal }, "the process that keeps backups ended");
      await sleep(AGAIN_AFTER_MS, undefined, { ref: false });
    }
  };
  void run();
  return async () => {
    stopping.abort();
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = exitOf(child);
    child.kill("SIGTERM");
    const impatient = setTimeout(() => child?.kill("SIGKILL"), END_WITHIN_MS);
    await exit;
    clearTimeout(impatient);
  };
}
