/** A copy of the data directory while PostgreSQL is running. On its own it is inconsistent; replaying the log makes it whole. */
import { createReadStream } from "node:fs";
import { open, opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { statement, told } from "../../db/statement.ts";
import type { Db } from "../../db/transaction.ts";
import { compressor } from "../compression.ts";
import { withConnection } from "../connection.ts";
import { stampOf } from "../kept-backups.ts";
import { openSink } from "../place.ts";
import { inMegabytes, type Progress } from "../progress.ts";
import { smallEntry, writeTar, type TarEntry } from "../tar.ts";
import { keepBase, positionFrom, segmentName, type Base } from "./log-folder.ts";

/** Recreated at each start, or useless to another server; the log itself is kept elsewhere. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|(?:.*\/)?pgsql_tmp.*|(?:.*\/)?pg_internal\.init.*|backup_label(?:\.old)?|recovery\.(?:signal|done))$/;
/** Says where the copy's recovery starts, so it comes after everything it refers to. */
const CONTROL = "global/pg_control";
export const FOLDERS = "folders.json";
const ZEROS = Buffer.alloc(64 * 1024);

export interface BaseMade extends Base {
  readonly bytes: number;
}

export async function takeBase(
  adminUrl: string,
  stretch: string,
  progress: Progress,
): Promise<BaseMade> {
  return withConnection(adminUrl, async (client) => {
    const startedAt = await now(client);
    const file = `base-${stampOf(new Date(startedAt))}.tar.zst`;
    const [started] = await startBackup(client, { file });
    const { folder, position, timeline } = started!;
    const firstSegment = segmentName(timeline, positionFrom(position));
    const sink = await openSink({ place: join(stretch, file) });
    try {
      const entries = writeTar(entriesOf(client, folder, progress));
      await pipeline(
        Readable.from(entries, { objectMode: false, highWaterMark: 1 }),
        compressor(1),
        sink.stream,
      );
      const endedAt = await now(client);
      await sink.keep();
      const base: Base = { file, startedAt, endedAt, firstSegment };
      await keepBase(stretch, base);
      return { ...base, bytes: (await stat(join(stretch, file))).size };
    } catch (error) {
      await sink.discard();
      throw error;
    } finally {
      progress.end();
    }
  });
}

const clockTime = statement("backup_clock", "select clock_timestamp() as at");

async function now(db: Db): Promise<string> {
  return (await clockTime(db))[0]!.at.toISOString();
}

const startBackup = statement(
  "backup_start",
  `select current_setting('data_directory') as folder, pg_backup_start(:file, fast => true)::text as position,
     (select timeline_id from pg_control_checkpoint()) as timeline`,
  told<{ folder: string; position: string; timeline: number }>(),
);

/** Does not wait for the log to be archived: it is received as it is written. */
const stopBackup = statement(
  "backup_stop",
  "select labelfile from pg_backup_stop(wait_for_archive => false)",
  told<{ labelfile: string }>(),
);

async function* entriesOf(
  client: pg.Client,
  root: string,
  progress: Progress,
): AsyncGenerator<TarEntry> {
  const folders: string[] = [];
  let bytes = 0;
  for await (const path of pathsBelow(root, "", folders)) {
    const entry = path === CONTROL ? null : await entryOf(root, path);
    if (!entry) continue;
    yield entry;
    bytes += entry.size;
    progress.say(`The database's files: ${inMegabytes(bytes)}`);
  }
  const control = await entryOf(root, CONTROL);
  if (control) yield control;
  const [stopped] = await stopBackup(client);
  yield smallEntry("backup_label", stopped!.labelfile);
  yield smallEntry(FOLDERS, JSON.stringify(folders));
}

async function* pathsBelow(
  root: string,
  folder: string,
  folders: string[],
): AsyncGenerator<string> {
  for await (const entry of await opendir(join(root, folder))) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (LEFT_OUT.test(path)) continue;
    if (entry.isDirectory()) {
      folders.push(path);
      yield* pathsBelow(root, path, folders);
    } else if (entry.isFile()) yield path;
  }
}

/** At its present length; later additions are replayed from the log. Null if it was deleted. */
async function entryOf(root: string, path: string): Promise<TarEntry | null> {
  const file = await open(join(root, path), "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!file) return null;
  const { size } = await file.stat();
  return {
    name: path,
    size,
    body: (async function* () {
      let left = size;
      if (size > 0) {
        const stream = createReadStream("", {
          fd: file,
          start: 0,
          end: size - 1,
          highWaterMark: 1024 * 1024,
        });
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          left -= chunk.length;
          yield chunk;
        }
      } else await file.close();
      // Truncated meanwhile: the log truncates it again.
      for (; left > 0; left -= ZEROS.length) yield ZEROS.subarray(0, Math.min(left, ZEROS.length));
    })(),
  };
}
