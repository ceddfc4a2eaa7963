/** Writes a backup while the site is running: all tables as of one moment, then the files, as a stream never held in memory. */
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { newestMigration } from "../db/migrate.ts";
import { statement } from "../db/statement.ts";
import { compressor } from "./compression.ts";
import { withConnection } from "./connection.ts";
import {
  FILES,
  FORMAT,
  HEAD,
  MAILS,
  MANIFEST,
  TABLES,
  type Head,
  type Manifest,
} from "./format.ts";
import { mailTables, UNSENT_MAILS } from "./mails.ts";
import { openSink, type Place } from "./place.ts";
import { counted, inMegabytes, type Progress } from "./progress.ts";
import { entryOf, FilesHash, keysOf, type BackedUpFiles } from "./stored-files.ts";
import {
  copyOut,
  inOrder,
  rowsExpected,
  sequencesOf,
  tablesOf,
  TableTally,
  type TableSum,
} from "./tables.ts";
import { smallEntry, writeTar, type TarEntry } from "./tar.ts";
import { Unusable } from "./unusable.ts";

const PIECE_BYTES = 2 * 1024 * 1024;

export interface BackupOptions extends Place {
  readonly databaseUrl: string;
  readonly files: BackedUpFiles;
  readonly progress: Progress;
}

export interface BackupMade {
  readonly at: string;
  readonly rows: number;
  readonly files: number;
  /** Its compressed size. */
  readonly bytes: number;
}

export async function writeBackup({
  databaseUrl,
  files,
  progress,
  ...place
}: BackupOptions): Promise<BackupMade> {
  return withConnection(databaseUrl, async (client) => {
    // Before anything is written, so that a read error leaves no partial file.
    await client.query("begin isolation level repeatable read read only");
    const head = await headOf(client);
    const sink = await openSink(place);
    try {
      const made = { rows: 0, files: 0 };
      const count = counting();
      await pipeline(
        Readable.from(writeTar(entries({ client, head, files, progress, made })), {
          objectMode: false,
          highWaterMark: 1,
        }),
        compressor(),
        count.stream,
        sink.stream,
      );
      await sink.keep();
      return { at: head.at, ...made, bytes: count.bytes() };
    } catch (error) {
      await sink.discard();
      throw error;
    } finally {
      progress.end();
    }
  });
}

const snapshotTime = statement("backup_time", "select now() as at");

async function headOf(client: pg.Client): Promise<Head> {
  const migration = await newestMigration(client);
  if (!migration) throw new Unusable("There is no site in this database: nothing to back up.");
  const [now] = await snapshotTime(client);
  return {
    format: FORMAT,
    at: now!.at.toISOString(),
    migration,
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
  };
}

interface Source {
  readonly client: pg.Client;
  readonly head: Head;
  readonly files: BackedUpFiles;
  readonly progress: Progress;
  readonly made: { rows: number; files: number };
}

async function* entries(source: Source): AsyncGenerator<TarEntry> {
  const { client, head, files, progress, made } = source;
  yield smallEntry(HEAD, JSON.stringify(head));
  const expected = await rowsExpected(client, head.tables);
  const sums: Record<string, TableSum> = {};
  const tell = (table: string, rows: number) =>
    progress.say(
      `Tables: ${table}, ${counted(made.rows + rows)} of about ${counted(expected)} rows`,
    );
  for (const table of head.tables) {
    const sum = yield* pieces(client, inOrder(table), `${TABLES}${table.name}/`, (rows) =>
      tell(table.name, rows),
    );
    sums[table.name] = sum;
    made.rows += sum.rows;
  }
  const mails = yield* pieces(client, await waitingMails(client), MAILS);
  // The snapshot is no longer needed: every file that these rows name exists by now.
  await client.query("commit");
  const hash = new FilesHash();
  for await (const key of keysOf(files)) {
    const entry = await entryOf(files, key, `${FILES}${key}`, hash);
    if (entry) yield entry;
    const { count, bytes } = hash.sum();
    progress.say(`Files: ${counted(count)}, ${inMegabytes(bytes)}`);
  }
  const stored = hash.sum();
  made.files = stored.count;
  yield smallEntry(
    MANIFEST,
    JSON.stringify({ tables: sums, mails, files: stored } satisfies Manifest),
  );
}

/** A table's length is known only after reading it, an entry's must be known before: so a table is many entries. */
async function* pieces(
  client: pg.Client,
  query: string,
  prefix: string,
  onRows: (rows: number) => void = () => {},
): AsyncGenerator<TarEntry, TableSum> {
  const tally = new TableTally();
  let held: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const piece = (): TarEntry => {
    const content = Buffer.concat(held);
    held = [];
    bytes = 0;
    return smallEntry(`${prefix}${String(++part).padStart(8, "0")}`, content);
  };
  for await (const chunk of copyOut(client, query)) {
    tally.update(chunk);
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    onRows(tally.rows);
    yield piece();
  }
  if (bytes > 0) yield piece();
  return tally.sum();
}

/** Unsent mails. The queue's tables belong to its library, which recreates them. */
async function waitingMails(client: pg.Client): Promise<string> {
  const [tables] = await mailTables(client);
  const { queue, held } = tables!;
  const parts = [
    "select null::uuid as id, null::jsonb as data, null::timestamptz as queued_at where false",
    ...(queue ? [UNSENT_MAILS] : []),
    ...(held ? ["select id, data, queued_at from held_mails"] : []),
  ];
  return `${parts.join(" union all ")} order by id`;
}

function counting(): { stream: Transform; bytes(): number } {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes };
}
