import { lstatSync } from "node:fs";
import { chmod, mkdir, readFile, realpath, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findBinaries, type Binaries } from "./binaries.ts";
import {
  APPLICATION_ROLE,
  createCluster,
  DATABASE,
  ensureDeskRole,
  passwordsFor,
  SUPERUSER,
  writePrivately,
} from "./cluster.ts";
import {
  chooseUser,
  giveDirectoryTo,
  WAYS_OF_ROOT,
  type OperatingUser,
  type Way,
} from "./operating-user.ts";
import type { Log } from "./log.ts";
import { type DatabaseGone, keepRunning, type KeptRunning } from "./keep-running.ts";
import { freePort, launchPostmaster } from "./postmaster.ts";
import { RELOCATION_ROOT, relocate, undoUnfinishedMove } from "./relocation.ts";
import { postgresSettings } from "./settings.ts";
import { DatabaseInUseError, takeLock, type SingleServerLock } from "./single-server-lock.ts";
import { endSurvivors } from "./survivors.ts";

export interface EmbeddedPostgresOptions {
  /** The server's DATA_DIR. The data directory is `db/cluster` in it, next to passwords and log. */
  dataDir: string;
  log: Log;
  /** False for disposable test data: much faster, but lost in a machine crash. */
  durable?: boolean;
  /** If omitted, any free port. */
  port?: number;
  /** What root may try, in this order, before the data is moved to `relocationRoot`. */
  waysOfRoot?: readonly Way[];
  relocationRoot?: string;
  /** How often in a row it is restarted when it ends unasked. */
  restarts?: number;
}

export interface PostgresAddresses {
  /** For the application role, which owns the database and is not a superuser. */
  url: string;
  /** For the superuser, in the same database. */
  adminUrl: string;
}

export interface EmbeddedPostgres extends PostgresAddresses {
  /** Changes when PostgreSQL is restarted. */
  readonly pid: number;
  /** How PostgreSQL was started; "relocated" if its files had to be moved. */
  way: Way | "relocated";
  /** Resolves when PostgreSQL has ended unasked and does not come back. */
  gone: Promise<DatabaseGone>;
  /** Ends all connections, waits until everything is on disk, and releases the data directory. */
  stop(): Promise<void>;
}

/** Starts the project's PostgreSQL; throws `DatabaseInUseError` if a live server holds the data. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const folder = await prepareFolder(options.dataDir);
  const locks: SingleServerLock[] = [];
  try {
    locks.push(await lockOrRefuse(join(folder, "lock"), folder));
    const cluster = join(folder, "cluster");
    await undoUnfinishedMove(cluster);
    if (exists(cluster)) {
      const real = await realpath(cluster);
      // Two copies of the project may point to the same relocated data directory.
      if (real !== cluster) locks.push(await lockOrRefuse(`${real}.lock`, folder));
      await endSurvivors(real, options.log);
    }
    const home = await settle(cluster, options);
    const { kept, addresses } = await launch(folder, home, options);
    return {
      ...addresses,
      get pid() {
        return kept.pid();
      },
      way: home.relocated ? "relocated" : home.user.way,
      gone: kept.gone,
      async stop() {
        await kept.stop();
        await rm(join(folder, RUNNING), { force: true });
        for (const lock of locks) lock.release();
      },
    };
  } catch (error) {
    for (const lock of locks) lock.release();
    throw error;
  }
}

/** The addresses of the database run by a live server on this DATA_DIR; null if there is none. */
export async function findRunningPostgres(dataDir: string): Promise<PostgresAddresses | null> {
  const folder = join(resolve(dataDir), "db");
  if (!exists(join(folder, "lock"))) return null;
  const lock = takeLock(join(folder, "lock"));
  if (lock) {
    lock.release();
    return null;
  }
  const running = await readRunning(folder);
  return running && { url: running.url, adminUrl: running.adminUrl };
}

const RUNNING = "running.json";
const RESTARTS = 10;

async function readRunning(folder: string): Promise<(PostgresAddresses & { pid: number }) | null> {
  const content = await readFile(join(folder, RUNNING), "utf8").catch(() => null);
  return content === null ? null : JSON.parse(content);
}

async function prepareFolder(dataDir: string): Promise<string> {
  const folder = join(resolve(dataDir), "db");
  await mkdir(folder, { recursive: true });
  // PostgreSQL's user must be able to pass through to the data directory, but need not see what is next to it.
  await chmod(folder, 0o711);
  return realpath(folder);
}

async function lockOrRefuse(file: string, folder: string): Promise<SingleServerLock> {
  // Checking for a running server holds the lock for a moment; a server that is just ending, for a little longer.
  for (let attempt = 1; attempt <= 10; attempt++) {
    const lock = takeLock(file);
    if (lock) return lock;
    await sleep(100);
  }
  const running = await readRunning(folder);
  throw new DatabaseInUseError(
    `The database in ${folder} is in use by another running server${running ? ` (process ${running.pid})` : ""}. ` +
      "Stop that server first, or set DATA_DIR to a folder of its own.",
  );
}

interface Home {
  binaries: Binaries;
  user: OperatingUser;
  /** The real path of the data directory. */
  cluster: string;
  relocated: boolean;
}

/** Decides who runs PostgreSQL, and where: in place if there is any way to. */
async function settle(place: string, options: EmbeddedPostgresOptions): Promise<Home> {
  const binaries = await findBinaries();
  const ways = options.waysOfRoot ?? WAYS_OF_ROOT;
  const cluster = exists(place) ? await realpath(place) : place;
  const user = await chooseUser(dirname(cluster), binaries.postgres, ways);
  if (user) return { binaries, user, cluster, relocated: false };

  const root = options.relocationRoot ?? RELOCATION_ROOT;
  const moved = await relocate(place, binaries, root);
  options.log.info(
    `PostgreSQL does not run as root and no other user may enter this folder: the database is kept in ${moved.home}.`,
  );
  const movedUser = await chooseUser(moved.home, moved.binaries.postgres, ["unprivileged"]);
  if (!movedUser) {
    throw new Error("PostgreSQL does not run as root here, nor as another user. Set DATABASE_URL.");
  }
  return {
    binaries: moved.binaries,
    user: movedUser,
    cluster: join(moved.home, "cluster"),
    relocated: true,
  };
}

async function launch(
  folder: string,
  home: Home,
  options: EmbeddedPostgresOptions,
): Promise<{ kept: KeptRunning; addresses: PostgresAddresses }> {
  const durable = options.durable ?? true;
  const passwordFile = join(folder, "passwords.json");
  const isNew = !exists(home.cluster);
  if (!isNew) await giveDirectoryTo(home.user, home.cluster);
  const passwords = await passwordsFor(passwordFile, isNew ? null : { ...home, durable });
  if (isNew) {
    options.log.info("Creating the database.");
    await createCluster({ ...home, durable }, passwords);
  }
  const port = options.port ?? (await freePort());
  const start = () =>
    launchPostmaster({
      ...home,
      settings: postgresSettings({ port, durable }),
      logFile: join(folder, "postgres.log"),
    });
  const startAgain = async () => {
    await endSurvivors(home.cluster, options.log);
    return start();
  };
  const { log, restarts = RESTARTS } = options;
  const kept = keepRunning(await start(), startAgain, { log, restarts });
  const address = (role: string, password: string): string =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${DATABASE}`;
  const addresses = {
    url: address(APPLICATION_ROLE, passwords.application),
    adminUrl: address(SUPERUSER, passwords.superuser),
  };
  if (!isNew) await ensureDeskRole(addresses.adminUrl);
  await writePrivately(join(folder, RUNNING), JSON.stringify({ pid: process.pid, ...addresses }));
  return { kept, addresses };
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
