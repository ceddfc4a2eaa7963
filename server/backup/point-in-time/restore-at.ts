/**
 * Restores the embedded database to a chosen moment: the newest base backup before it is unpacked next to the old data,
 * PostgreSQL replays the log up to the moment, and only when it reports success does the copy replace the old data.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat, truncate } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Config } from "../../config.ts";
import { recoverCluster } from "../../db/embedded/recover.ts";
import { startEmbeddedPostgres } from "../../db/embedded/start.ts";
import { decompressor } from "../compression.ts";
import { withConnection } from "../connection.ts";
import { backupsIn } from "../kept-backups.ts";
import { openBackup } from "../read-backup.ts";
import { writeFile } from "../restore-backup.ts";
import { keysBelow } from "../stored-files.ts";
import { countHeldMails, holdUnsentMails } from "../mails.ts";
import type { Progress } from "../progress.ts";
import { refuseWhileServing } from "../serving.ts";
import { readTar } from "../tar.ts";
import { Unusable } from "../unusable.ts";
import { FOLDERS } from "./base-backup.ts";
import {
  basesIn,
  coveredUntil,
  PACKED,
  PARTIAL,
  SEGMENT_BYTES,
  segmentsIn,
  stretchesIn,
  type Base,
} from "./log-folder.ts";

export interface RestoreAt {
  readonly config: Config;
  readonly at: Date;
  readonly progress: Progress;
  readonly now: Date;
}

export interface RestoredAt {
  readonly heldMails: number;
  readonly keptAside: string | null;
  /** The backup that the files came from, if none were left. */
  readonly filesFrom: string | null;
}

interface Way {
  readonly stretch: string;
  readonly base: Base;
}

export async function restoreAt({ config, at, progress, now }: RestoreAt): Promise<RestoredAt> {
  if (config.databaseUrl !== undefined)
    throw new Unusable(
      "Only the embedded database goes back to a moment. Of one of your own its own archive does that, or restore a backup file.",
    );
  await refuseWhileServing(config);
  const way = await wayTo(config.backups.folder, at);
  const keptAside = await recoverCluster(config.dataDir, now, {
    at,
    fill: (cluster) => fill(way, cluster, progress),
  });
  progress.end();
  const filesFrom = await fillFiles(config, progress);
  return { keptAside, filesFrom, heldMails: await holdMails(config) };
}

/** If the database's disk was lost, so were the files. */
async function fillFiles(
  { dataDir, backups, storage }: Config,
  progress: Progress,
): Promise<string | null> {
  if (storage) return null;
  const folder = join(dataDir, "files");
  if (!(await keysBelow(folder).next()).done) return null;
  const [newest] = await backupsIn(backups.folder);
  if (newest === undefined) return null;
  const place = join(backups.folder, newest);
  const backup = await openBackup({ place }, progress);
  const pass = async (rows: AsyncIterable<Uint8Array>) => {
    for await (const _ of rows);
  };
  try {
    await backup.readInto({
      table: (_name, rows) => pass(rows),
      mails: pass,
      file: (key, content) => writeFile(join(folder, key), content),
    });
  } finally {
    backup.close();
  }
  return place;
}

/** @throws {Unusable} with the range of moments that can be restored */
async function wayTo(folder: string, at: Date): Promise<Way> {
  const reach: string[] = [];
  for (const stretch of await stretchesIn(folder)) {
    const [until, bases] = [await coveredUntil(stretch), await basesIn(stretch)];
    if (!until || bases.length === 0) continue;
    const base = bases.find(({ endedAt }) => new Date(endedAt) <= at);
    if (base && at <= until) return { stretch, base };
    reach.push(`from ${bases.at(-1)!.endedAt} to ${until.toISOString()}`);
  }
  throw new Unusable(
    reach.length === 0
      ? `There is no log to go back with in ${folder}.`
      : `${at.toISOString()} cannot be reached. One can go back ${reach.reverse().join(", or ")}.`,
  );
}

async function fill({ stretch, base }: Way, cluster: string, progress: Progress): Promise<void> {
  await unpackBase(join(stretch, base.file), cluster, progress);
  const segments = (await segmentsIn(stretch)).filter(
    (name) => name.slice(0, 24) >= base.firstSegment,
  );
  // A segment that was just being compressed exists twice.
  for (const [done, name] of segments.entries()) {
    progress.say(`The log: ${done + 1} of ${segments.length} segments`);
    await unpackSegment(join(stretch, name), join(cluster, "pg_wal", name.slice(0, 24)));
  }
}

async function unpackBase(archive: string, cluster: string, progress: Progress): Promise<void> {
  const { size } = await stat(archive);
  const source = createReadStream(archive, { highWaterMark: 1024 * 1024 });
  const unpacked = source.pipe(decompressor());
  source.on("error", (error) => unpacked.destroy(error));
  for await (const { name, body } of readTar(unpacked)) {
    if (name === FOLDERS) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      const folders = JSON.parse(Buffer.concat(chunks).toString()) as string[];
      for (const folder of ["pg_wal/archive_status", ...folders])
        await mkdir(join(cluster, folder), { recursive: true, mode: 0o700 });
      continue;
    }
    // Not synced individually: PostgreSQL syncs everything before it replays the log.
    const file = join(cluster, name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(body), createWriteStream(file, { mode: 0o600 }));
    progress.say(
      `The base of ${basename(archive)}: ${Math.floor((100 * source.bytesRead) / size)} %`,
    );
  }
}

/** PostgreSQL takes only whole segments; anything after the end of the log is zeros. */
async function unpackSegment(source: string, target: string): Promise<void> {
  const read = createReadStream(source, { highWaterMark: 1024 * 1024 });
  const write = createWriteStream(target, { mode: 0o600 });
  await (source.endsWith(PACKED) ? pipeline(read, decompressor(), write) : pipeline(read, write));
  if (source.endsWith(PARTIAL)) await truncate(target, SEGMENT_BYTES);
}

async function holdMails({ dataDir }: Config): Promise<number> {
  const database = await startEmbeddedPostgres({ dataDir, log: { info: () => {} } });
  try {
    return await withConnection(database.url, async (client) => {
      await client.query("begin");
      await holdUnsentMails(client);
      const held = await countHeldMails(client);
      await client.query("commit");
      return held;
    });
  } finally {
    await database.stop();
  }
}
