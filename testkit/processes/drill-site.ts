/** The site of a disaster drill: its server process, its PostgreSQL, and what becomes of them. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { basesIn, stretchesIn } from "@felistry/server/backup/point-in-time/log-folder.ts";
import { runCommand } from "@felistry/server/cli.ts";
import { findRunningPostgres, startEmbeddedPostgres } from "@felistry/server/db/embedded/start.ts";
import { startApi } from "./api-process.ts";

const BASE_WITHIN_MS = 600_000;

export interface Site {
  readonly dataDir: string;
  readonly backups: string;
  readonly port: number;
}

const environmentOf = (site: Site) => ({
  DATA_DIR: site.dataDir,
  BACKUP_DIR: site.backups,
  // Complete backups have another test.
  BACKUP_EVERY: "off",
  PORT: String(site.port),
  SEED: "none",
  LOG_LEVEL: "fatal",
  RATE_LIMIT_FACTOR: "100000",
});

export async function command(site: Site, args: string[]): Promise<void> {
  if ((await runCommand(args, environmentOf(site))) !== 0)
    throw new Error(`"${args.join(" ")}" failed`);
}

/** Those that a round which failed has left. */
const started = new Set<ChildProcess>();

export async function start(site: Site): Promise<ChildProcess> {
  const server = await startApi(environmentOf(site));
  started.add(server);
  return server;
}

export async function endWhatWasStarted(): Promise<void> {
  for (const server of started) await endOf(server);
  started.clear();
}

export async function inDatabase<T>(site: Site, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const running = await findRunningPostgres(site.dataDir);
  const pool = new pg.Pool({ connectionString: running!.url, max: 2 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Without a base backup in the current stretch, there is nothing to apply the log to. */
export async function baseTaken(site: Site): Promise<void> {
  const deadline = Date.now() + BASE_WITHIN_MS;
  for (;;) {
    const [stretch] = await stretchesIn(site.backups);
    const [base] = stretch ? await basesIn(stretch) : [];
    if (base && (await slotExists(site, stretch!))) return;
    if (Date.now() > deadline) throw new Error("no base backup was made");
    await sleep(100);
  }
}

/** After a restore the newest folder is still the old stretch's until the log is received again. */
function slotExists(site: Site, stretch: string): Promise<boolean> {
  return inDatabase(site, async (pool) => {
    const { rows } = await pool.query(
      "select from pg_replication_slots where $1 like '%' || slot_name",
      [stretch],
    );
    return rows.length > 0;
  });
}

export async function kill(
  { dataDir }: Site,
  server: ChildProcess,
  what: "server" | "PostgreSQL",
): Promise<number> {
  if (what === "server") server.kill("SIGKILL");
  else {
    const pid = Number.parseInt(
      await readFile(join(dataDir, "db", "cluster", "postmaster.pid"), "utf8"),
      10,
    );
    process.kill(pid, "SIGKILL");
  }
  return Date.now();
}

export async function endOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGKILL");
  await once(server, "exit");
}

/** The disk is gone, and so is everything still running on it. */
export async function removeDatabase(site: Site): Promise<void> {
  await endWhatIsLeft(site);
  await rm(join(site.dataDir, "db"), { recursive: true, force: true });
}

export async function endWhatIsLeft({ dataDir }: Site): Promise<void> {
  const survivor = await startEmbeddedPostgres({ dataDir, log: { info: () => {} } });
  await survivor.stop();
}
