/** Restores a complete backup into the configured database and file store, and sets aside what was there if possible. */
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../config.ts";
import { startEmbeddedPostgres } from "../db/embedded/start.ts";
import { statement } from "../db/statement.ts";
import { withConnection } from "./connection.ts";
import { openBackup } from "./read-backup.ts";
import { SILENT, type Progress } from "./progress.ts";
import { restoreBackup, type Restored } from "./restore-backup.ts";
import { refuseWhileServing } from "./serving.ts";
import { setAside, type SetAside } from "./set-aside.ts";
import { diskStore } from "../storage/file-store.ts";
import { moveFiles } from "../storage/move-files.ts";
import { siteFiles } from "../storage/site-files.ts";
import { Unusable } from "./unusable.ts";

export interface SiteRestore {
  readonly config: Config;
  readonly place: string;
  readonly replace: boolean;
  readonly progress: Progress;
  readonly now: Date;
}

export interface SiteRestored extends Restored {
  /** The new place of what was there. */
  readonly keptAside: readonly string[];
}

export async function restoreSite(options: SiteRestore): Promise<SiteRestored> {
  const { config, place, replace, now } = options;
  // Reports an unusable file before anything is moved.
  (await openBackup({ place, s3: config.s3 }, SILENT)).close();
  await refuseWhileServing(config);
  const { databaseDirectUrl = config.databaseUrl } = config;
  if (databaseDirectUrl !== undefined) return into(databaseDirectUrl, options);

  const cluster = join(config.dataDir, "db", "cluster");
  const aside = replace ? await setAside(cluster, now) : null;
  try {
    const database = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      log: { info: () => {} },
    });
    try {
      const restored = await into(database.url, { ...options, replace: false });
      return { ...restored, keptAside: [...placesOf(aside), ...restored.keptAside] };
    } finally {
      await database.stop();
    }
  } catch (error) {
    await aside?.putBack();
    throw error;
  }
}

const placesOf = (aside: SetAside | null): string[] => (aside?.place ? [aside.place] : []);

async function into(
  databaseUrl: string,
  { config, place, replace, progress, now }: SiteRestore,
): Promise<SiteRestored> {
  const files = join(config.dataDir, "files");
  const unfinished = `${files}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  const restored = await withConnection(databaseUrl, async (client) => {
    await refuseWhileOthersAreConnected(client);
    return restoreBackup({
      client,
      place,
      s3: config.s3,
      filesFolder: unfinished,
      replace,
      progress,
    });
  }).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  });
  if (config.storage) {
    await intoBucket(unfinished, config, progress);
    return { ...restored, keptAside: [] };
  }
  const aside = await setAside(files, now);
  await rename(unfinished, files).catch((error: NodeJS.ErrnoException) => {
    // A backup without files creates no folder.
    if (error.code !== "ENOENT") throw error;
  });
  return { ...restored, keptAside: placesOf(aside) };
}

/** What else is in the bucket stays there: the site's sweep deletes pictures that no row names. */
async function intoBucket(folder: string, config: Config, progress: Progress): Promise<void> {
  await moveFiles(diskStore(folder), siteFiles(config), (done) =>
    progress.say(`Files: ${done} in the bucket`),
  );
  progress.end();
  await rm(folder, { recursive: true, force: true });
}

const countOthers = statement(
  "restore_count_connections",
  `select count(*)::int as count from pg_stat_activity
   where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and backend_type = 'client backend'`,
);

async function refuseWhileOthersAreConnected(client: pg.Client): Promise<void> {
  const [others] = await countOthers(client);
  const { count } = others!;
  if (count > 0)
    throw new Unusable(
      `Something else is connected to this database (${count} ${count === 1 ? "connection" : "connections"}). Stop the site first.`,
    );
}
