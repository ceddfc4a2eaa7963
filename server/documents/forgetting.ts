/**
 * Deletes from the disk what no longer exists. Rows list what must go (triggers write them in the
 * transaction that causes it), so a crash loses none of them and a second sweep finds nothing left to do.
 */
import type { Pool } from "pg";
import { statement, told } from "../db/statement.ts";
import { streamDb } from "../db/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import {
  ORIGINAL_FOLDER,
  PHOTO_FOLDER,
  randomOfKey,
  SCAN_FOLDER,
} from "../pictures/picture-names.ts";
import type { Pictures } from "../pictures/picture-desk.ts";
import type { FileStore, StoredFile } from "../storage/file-store.ts";

export interface Forgetting {
  /** Deletes the files of what a committed transaction removed. */
  now(): Promise<void>;
}

export interface Forgetter {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly pictures: Pictures;
}

const BATCH = 500;
/** A picture's row follows its files within seconds. */
const ORPHAN_MS = 60 * 60 * 1000;
const FOLDERS = [PHOTO_FOLDER, SCAN_FOLDER, ORIGINAL_FOLDER].map((folder) => `${folder}/`);

const selectForgotten = statement(
  "forgotten_files",
  "select key from forgotten_files order by forgotten_at limit :limit::int",
);

const removeForgotten = statement(
  "forgotten_files_delete",
  "delete from forgotten_files where key = any(:keys::text[])",
);

export async function deleteForgotten({
  pool,
  files,
}: Pick<Forgetter, "pool" | "files">): Promise<void> {
  const db = streamDb(pool);
  for (;;) {
    const rows = await selectForgotten(db, { limit: BATCH });
    const deleted: string[] = [];
    let failure: unknown;
    for (const { key } of rows)
      await files.delete(key).then(
        () => deleted.push(key),
        (error: unknown) => (failure = error),
      );
    await removeForgotten(db, { keys: deleted });
    // What cannot be deleted now is tried again in the next sweep.
    if (failure) throw failure;
    if (rows.length < BATCH) return;
  }
}

const forgetUploads = statement(
  "uploads_unused_delete",
  `delete from uploads where path in (
     select path from uploads where not attached and created_at < now() - interval '1 day' limit ${BATCH}) returning 1 as gone`,
);

const forgetReadings = statement(
  "readings_old_delete",
  `delete from readings where id in (
     select id from readings where created_at < now() - interval '1 day' order by created_at limit ${BATCH}) returning 1 as gone`,
);

const forgetImports = statement(
  "imports_untouched_delete",
  `delete from imports where id in (
     select id from imports where updated_at < now() - interval '7 days' order by updated_at limit 5) returning 1 as gone`,
);

/** Pictures unused for a day, readings as old, and tables untouched for a week. */
export async function forgetUnused({ pool }: Pick<Forgetter, "pool">): Promise<void> {
  const db = streamDb(pool);
  while ((await forgetUploads(db)).length > 0);
  while ((await forgetReadings(db)).length > 0);
  while ((await forgetImports(db)).length > 0);
}

const selectOrphans = statement(
  "files_without_upload",
  `select key from unnest(:keys::text[], :randoms::text[]) as file(key, random)
   where not exists (select from uploads where left(split_part(path, '/', 3), 24) = random and key = any(files || original_key))`,
  told<{ key: string }>(),
);

/** Files without a row: the process or machine died while they were being stored. */
export async function deleteOrphans(
  { pool, files }: Pick<Forgetter, "pool" | "files">,
  now: number,
): Promise<void> {
  const old = async (batch: readonly StoredFile[]) => {
    const rows = await selectOrphans(streamDb(pool), {
      keys: batch.map(({ key }) => key),
      randoms: batch.map(({ key }) => randomOfKey(key)),
    });
    for (const { key } of rows) await files.delete(key);
  };
  let batch: StoredFile[] = [];
  for await (const file of files.list()) {
    if (now - file.writtenAt < ORPHAN_MS || !FOLDERS.some((name) => file.key.startsWith(name)))
      continue;
    batch.push(file);
    if (batch.length < BATCH) continue;
    await old(batch);
    batch = [];
  }
  if (batch.length > 0) await old(batch);
}

const selectUnclean = statement(
  "uploads_unclean",
  "select path, original_key from uploads where not is_clean order by path limit :limit::int",
);

const markClean = statement(
  "upload_mark_clean",
  "update uploads set is_clean = true where path = :path",
);

const forgetIfGone = statement(
  "upload_forget_if_gone",
  `insert into forgotten_files (key) select :key where not exists (select from uploads where path = :path)
   on conflict do nothing`,
);

/** Originals that an earlier release stored unchanged. */
export async function cleanOriginals({ pool, files, pictures }: Forgetter): Promise<void> {
  const db = streamDb(pool);
  for (;;) {
    const rows = await selectUnclean(db, { limit: BATCH });
    for (const { path, original_key } of rows) {
      if (await files.exists(original_key)) {
        const cleaned = await cleanedOrNull(pictures, await files.get(original_key));
        // What cannot be opened cannot be cleaned; what is shown of it was re-encoded.
        if (cleaned) await files.put(original_key, cleaned);
        else await files.delete(original_key);
      }
      await markClean(db, { path });
      // It was deleted while being cleaned, and cleaning put it back.
      await forgetIfGone(db, { key: original_key, path });
    }
    if (rows.length < BATCH) return;
  }
}

async function cleanedOrNull(pictures: Pictures, bytes: Buffer): Promise<Uint8Array | null> {
  try {
    return await pictures.clean(bytes);
  } catch (error) {
    if (error instanceof Refusal && error.code !== "pictures_busy") return null;
    throw error;
  }
}

/** Everything; several processes may run it at once. */
export async function forgetAll(forgetter: Forgetter): Promise<void> {
  await forgetUnused(forgetter);
  await deleteOrphans(forgetter, Date.now());
  await deleteForgotten(forgetter);
  await cleanOriginals(forgetter);
}
