/** Restores a backup into a database in one transaction: nothing changes until the last row is loaded and compared. */
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { runMigrations } from "../db/migrate.ts";
import { statement } from "../db/statement.ts";
import type { Head, Manifest } from "./format.ts";
import { countHeldMails } from "./mails.ts";
import type { Progress } from "./progress.ts";
import type { Place } from "./place.ts";
import { openBackup, type OpenBackup, type Reader } from "./read-backup.ts";
import { columnList } from "./tables.ts";
import { BadArchive } from "./tar.ts";
import { Unusable } from "./unusable.ts";
import { dropEverything, hasTables, isUnusedSite, loading } from "./whole-database.ts";

export interface RestoreOptions extends Place {
  readonly client: pg.Client;
  /** Where the files go; null only reads and compares them. */
  readonly filesFolder: string | null;
  /** Deletes everything in the database. */
  readonly replace: boolean;
  readonly progress: Progress;
  /** Runs in the same transaction, before migrations change what was in the backup. */
  readonly check?: (head: Head, manifest: Manifest) => Promise<void>;
}

export interface Restored {
  readonly head: Head;
  readonly manifest: Manifest;
  readonly heldMails: number;
}

export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { client, replace, progress, check } = options;
  const backup = await openBackup(options, progress);
  const { head } = backup;
  try {
    await client.query("begin");
    if (!replace && (await hasTables(client)) && !(await isUnusedSite(client)))
      throw new Unusable(
        "There is a site in this database already. To put the backup in its place, say --replace.",
      );
    await prepare(client, head);
    const manifest = await load(options, backup);
    await check?.(head, manifest);
    await runMigrations(client);
    await client.query(
      "insert into held_mails (id, data, queued_at) select id, data, queued_at from restored_mails",
    );
    const heldMails = await countHeldMails(client);
    await client.query("commit");
    return { head, manifest, heldMails };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    backup.close();
  }
}

async function load(
  { client, filesFolder, progress }: RestoreOptions,
  { head, readInto }: OpenBackup,
): Promise<Manifest> {
  const copies = copier(client);
  const reader = readerInto(head, copies, filesFolder);
  let manifest: Manifest | undefined;
  await loading(
    client,
    head.tables.map(({ name }) => name),
    async () => {
      try {
        manifest = await readInto(reader);
        await copies.end();
      } catch (error) {
        await copies.breakOff();
        throw error;
      }
      await setSequences(client, head);
    },
    (done, of) => progress.say(`Indexes and foreign keys: ${done} of ${of}`),
  );
  return manifest!;
}

function readerInto(head: Head, copies: Copier, filesFolder: string | null): Reader {
  const tables = new Map(head.tables.map((table) => [table.name, table]));
  return {
    async table(name, rows) {
      const table = tables.get(name);
      if (!table) throw new BadArchive(`it holds a table "${name}" that it does not name`);
      await copies.write(`${pg.escapeIdentifier(name)} (${columnList(table)})`, rows);
    },
    mails: (rows) => copies.write("restored_mails (id, data, queued_at)", rows),
    async file(key, content) {
      // The last table is complete; this reports its errors here rather than after all files.
      await copies.end();
      if (filesFolder === null) for await (const _ of content);
      else await writeFile(join(filesFolder, key), content);
    },
  };
}

async function prepare(client: pg.Client, head: Head): Promise<void> {
  await dropEverything(client);
  await runMigrations(client, head.migration.when);
  await client.query(
    "create temp table restored_mails (id uuid primary key, data jsonb not null, queued_at timestamptz not null) on commit drop",
  );
}

interface Copier {
  write(into: string, rows: AsyncIterable<Uint8Array>): Promise<void>;
  end(): Promise<void>;
  /** Abandons the current COPY, so that the connection can take another statement. */
  breakOff(): Promise<void>;
}

/** One COPY at a time: pieces of the same table go into the same one. */
function copier(client: pg.Client): Copier {
  let current: { readonly into: string; readonly stream: Writable } | undefined;
  const end = async () => {
    const ending = current?.stream;
    current = undefined;
    if (!ending) return;
    ending.end();
    await finished(ending);
  };
  return {
    end,
    async breakOff() {
      const stream = current?.stream;
      current = undefined;
      if (!stream || stream.destroyed) return;
      const over = once(stream, "close").catch(() => {});
      stream.destroy();
      await over;
    },
    async write(into, rows) {
      if (current?.into !== into) await end();
      current ??= { into, stream: client.query(copyFrom(`copy ${into} from stdin`)) };
      await pipeline(Readable.from(rows), current.stream, { end: false });
    },
  };
}

export async function writeFile(file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(
    Readable.from(content),
    createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }),
  );
}

const setSequence = statement(
  "restore_set_sequence",
  "select setval(format('public.%I', :name::text)::regclass, :value::text::bigint) as value",
);

async function setSequences(client: pg.Client, { sequences }: Head): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    if (value !== null) await setSequence(client, { name, value });
}
