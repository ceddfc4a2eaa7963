/**
 * `npm start -- --processes 2`: the first process keeps the embedded database and its backups and hands out connections;
 * the others serve, each like a server of its own. One that ends is replaced.
 */
import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { tellOfFailedBackup } from "../backup/failure-mails.ts";
import type { Config } from "../config.ts";
import { closeInOrder } from "./close-in-order.ts";
import { openPool } from "../db/pool.ts";
import type { DemoAccount } from "../demo/seed.ts";
import { endWithoutDatabase } from "../end-without-database.ts";
import { startMailQueue } from "../jobs/jobs.ts";
import { openLog } from "../log.ts";
import { keepNotices } from "../notices/public.ts";
import type { FromServing, Task } from "./messages.ts";
import { freePortFor } from "./own-port.ts";
import { passFigures } from "./pass-figures.ts";
import { EVERYWHERE } from "./serving-process.ts";
import { closeAll, keepBackups, startDatabase, type Closing } from "./start-database.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A process that served this long ends the row of failures. */
const GOOD_RUN_MS = 60_000;

/** A serving process ended before it listened; it has said why. */
export class NotStarted extends Error {}

/**
 * Resolves when all of them serve.
 * @param program what each of them runs, ending in `serveForFirst`
 */
export async function serveInProcesses(
  config: Config,
  count: number,
  program: string,
): Promise<readonly DemoAccount[] | null> {
  const log = openLog(config.logLevel);
  const closing: Closing = [];
  try {
    const port = await freePortFor(config.port, config.host ?? EVERYWHERE);
    const embedded = config.databaseUrl ? null : await startDatabase(config, log, closing);
    if (embedded) endWithoutDatabase(embedded.gone);
    cluster.setupPrimary({ exec: program, args: [] });
    const running = keepServing({ databaseUrl: embedded?.url, port }, log);
    closing.push(() => running.stop());
    closeInOrder(() => closeAll(closing, log), log);
    // Alone: it migrates and fills the database.
    const demo = await running.start({ seeds: true });
    if (embedded) {
      const tell = (failure: string) => mailFailure(config, embedded.url, failure);
      keepBackups({ config, log, embedded, tell }, closing);
    }
    const others = Array.from({ length: count - 1 }, () => running.start({ seeds: false }));
    await Promise.all(others);
    return demo;
  } catch (error) {
    await closeAll(closing, log);
    throw error;
  }
}

/** Rare enough to open for it what it needs. */
async function mailFailure(config: Config, databaseUrl: string, failure: string): Promise<void> {
  const onError = () => {};
  const pool = openPool({ url: databaseUrl, max: 1, onIdleError: onError });
  const jobs = await startMailQueue({ databaseUrl, keepNotices, onError });
  try {
    await tellOfFailedBackup({ pool, jobs, config }, failure);
  } finally {
    await jobs.stop();
    await pool.end();
  }
}

/** The serving processes. */
function keepServing(shared: Pick<Task, "databaseUrl" | "port">, log: Logger) {
  let stopped = false;
  let pause = FIRST_PAUSE_MS;

  const fork = (seeds: boolean): Worker => {
    const worker = cluster.fork();
    worker.on("message", (message: FromServing) => passFigures(worker, message));
    const task: Task = { kind: "task", ...shared, seeds };
    worker.send(task, () => {});
    return worker;
  };

  const replaceWhenItEnds = (worker: Worker): void => {
    const since = Date.now();
    worker.once("exit", (code: number | null, signal: string | null) => {
      if (stopped) return;
      // The next one waits longer, until one has served for a while.
      pause = Date.now() - since > GOOD_RUN_MS ? FIRST_PAUSE_MS : pause * 2;
      log.error({ code, signal }, "a serving process ended and is replaced");
      setTimeout(
        () => stopped || replaceWhenItEnds(fork(false)),
        Math.min(pause, LONGEST_PAUSE_MS),
      );
    });
  };

  return {
    async start({ seeds }: Pick<Task, "seeds">): Promise<readonly DemoAccount[] | null> {
      const worker = fork(seeds);
      const demo = await readiness(worker);
      replaceWhenItEnds(worker);
      return demo;
    },
    async stop(): Promise<void> {
      stopped = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(workers.map(ended));
    },
  };
}

function readiness(worker: Worker): Promise<readonly DemoAccount[] | null> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: FromServing) => {
      if (message.kind === "ready") resolve(message.demo);
    });
    worker.once("exit", () => reject(new NotStarted("a serving process ended while starting")));
  });
}

/** Ctrl-C reaches them by themselves, and they wait for nobody. */
async function ended(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exit = new Promise<void>((resolve) => void worker.once("exit", () => resolve()));
  worker.process.kill("SIGTERM");
  await exit;
}
