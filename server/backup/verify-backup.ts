/** Proves that a backup can be restored by restoring it into a temporary PostgreSQL. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { startEmbeddedPostgres } from "../db/embedded/start.ts";
import { withConnection } from "./connection.ts";
import type { Head, Manifest } from "./format.ts";
import type { Place } from "./place.ts";
import type { Progress } from "./progress.ts";
import { restoreBackup, type Restored } from "./restore-backup.ts";
import { copyOut, inOrder, TableTally } from "./tables.ts";
import { Unusable } from "./unusable.ts";

export async function verifyBackup(from: Place, progress: Progress): Promise<Restored> {
  const folder = await mkdtemp(join(tmpdir(), "felistry-verify-"));
  try {
    // PostgreSQL does not run as root; the user it runs as instead must be able to enter.
    await chmod(folder, 0o755);
    const database = await startEmbeddedPostgres({
      dataDir: folder,
      durable: false,
      log: { info: () => {} },
    });
    try {
      return await withConnection(database.url, (client) =>
        restoreBackup({
          client,
          ...from,
          filesFolder: null,
          replace: false,
          progress,
          check: (head, manifest) => compare(client, from.place, head, manifest, progress),
        }),
      );
    } finally {
      await database.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads every table again, in the order used for the backup. */
async function compare(
  client: pg.Client,
  place: string,
  head: Head,
  manifest: Manifest,
  progress: Progress,
): Promise<void> {
  for (const table of head.tables) {
    progress.say(`Comparing ${table.name}`);
    const tally = new TableTally();
    for await (const chunk of copyOut(client, inOrder(table))) tally.update(chunk);
    const [read, written] = [tally.sum(), manifest.tables[table.name]!];
    if (read.rows !== written.rows || read.sha256 !== written.sha256)
      throw new Unusable(
        `${place} cannot be used: of the ${written.rows} rows of ${table.name} ${read.rows} came back, or not as they were.`,
      );
  }
  progress.end();
}
