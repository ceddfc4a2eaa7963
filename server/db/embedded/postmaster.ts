import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { open, readFile, rename, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { type Exit, exitOf } from "../../processes/exit-of.ts";
import { postgresEnvironment } from "./cluster.ts";
import type { OperatingUser } from "./operating-user.ts";

export interface Postmaster {
  pid: number;
  /** Resolves when it ends for any reason; never rejects. */
  exited: Promise<Exit>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  binaries: Binaries;
  user: OperatingUser;
  /** The real path of the data directory. */
  cluster: string;
  settings: Record<string, string>;
  logFile: string;
  /** Longer if a log of any length is replayed first. */
  readyWithinMs?: number;
}

/** Crash recovery replays at most `max_wal_size` of log; if it takes longer than this, it is stuck. */
const READY_WITHIN_MS = 180_000;
const FAST_SHUTDOWN_MS = 30_000;
const KEEP_LOG_BYTES = 20 * 1024 * 1024;

/** Starts PostgreSQL and waits until it accepts connections. */
export async function launchPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { binaries, user, cluster, settings, logFile, readyWithinMs = READY_WITHIN_MS } = options;
  await startNewLogWhenLong(logFile);
  const log = await open(logFile, "a", 0o600);
  const logStart = (await log.stat()).size;
  const [file, args] = user.command(binaries.postgres, [
    "-D",
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  const child = spawn(file, args, {
    ...user.spawnOptions,
    cwd: "/",
    env: postgresEnvironment(),
    stdio: ["ignore", log.fd, log.fd],
    // A separate process group: Ctrl-C in a terminal is for the server, which stops the database last.
    detached: true,
    windowsHide: true,
  });
  const exited = exitOf(child);
  // A server with nothing left to do may end; the exit handler below then stops the database.
  child.unref();
  try {
    await ready(child, exited, cluster, readyWithinMs);
  } catch (error) {
    child.kill("SIGQUIT");
    throw new Error(`${(error as Error).message}\n${await lastLines(logFile, logStart)}`, {
      cause: error,
    });
  } finally {
    await log.close();
  }
  const forget = stopWithProcess(child, cluster);
  return {
    pid: child.pid as number,
    exited,
    async stop() {
      child.ref();
      child.kill("SIGINT");
      const impatient = setTimeout(() => child.kill("SIGQUIT"), FAST_SHUTDOWN_MS);
      await exited;
      clearTimeout(impatient);
      forget();
    },
  };
}

/** Reads postmaster.pid like pg_ctl: its eighth line says when connections are accepted. */
async function ready(
  child: ChildProcess,
  exited: Promise<Exit>,
  cluster: string,
  withinMs: number,
): Promise<void> {
  let ended = false;
  void exited.then(() => (ended = true));
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split(
      "\n",
    );
    if (Number(lines[0]) === child.pid && lines[7]?.startsWith("ready")) return;
    if (ended) throw new Error("The built-in PostgreSQL ended while starting:");
    await sleep(10);
  }
  throw new Error(`The built-in PostgreSQL was not ready within ${withinMs / 1000} s:`);
}

/**
 * Stops the database if this process ends without having done so: by `process.exit`, by running out of work, or by a
 * signal that nobody else handles. (SIGKILL cannot be handled: see survivors.ts.)
 */
function stopWithProcess(child: ChildProcess, cluster: string): () => void {
  const onExit = (): void => {
    child.kill("SIGINT");
    // There is no event loop any more: deleting the file is the last thing a postmaster does.
    const deadline = Date.now() + FAST_SHUTDOWN_MS;
    while (existsSync(join(cluster, "postmaster.pid")) && Date.now() < deadline) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    // Another listener means that the server shuts down in its own order and calls stop().
    if (process.listenerCount(signal) > 1) return;
    forget();
    onExit();
    process.kill(process.pid, signal);
  };
  const signals: NodeJS.Signals[] = ["SIGTERM", "SIGINT", "SIGHUP"];
  const forget = (): void => {
    process.off("exit", onExit);
    for (const signal of signals) process.off(signal, onSignal);
  };
  process.on("exit", onExit);
  for (const signal of signals) process.on(signal, onSignal);
  child.once("exit", forget);
  return forget;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function startNewLogWhenLong(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > KEEP_LOG_BYTES) await rename(logFile, `${logFile}.1`);
}

async function lastLines(logFile: string, from: number): Promise<string> {
  const content = await readFile(logFile).catch(() => Buffer.alloc(0));
  return content.subarray(from).toString("utf8").trim().split("\n").slice(-12).join("\n");
}
