/** Reads a backup once from start to end and checks it against its own checksums. */
import { isKnownMigration } from "../db/migrate.ts";
import { decompressor } from "./compression.ts";
import {
  FILES,
  HEAD,
  MAILS,
  MANIFEST,
  readHead,
  readManifest,
  TABLES,
  type Head,
  type Manifest,
} from "./format.ts";
import { openSource, type Place } from "./place.ts";
import { counted, inMegabytes, type Progress } from "./progress.ts";
import { FilesHash } from "./stored-files.ts";
import { TableTally } from "./tables.ts";
import { BadArchive, readTar, type TarEntry } from "./tar.ts";
import { Unusable } from "./unusable.ts";

export interface Reader {
  table(name: string, rows: AsyncIterable<Uint8Array>): Promise<void>;
  mails(rows: AsyncIterable<Uint8Array>): Promise<void>;
  file(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
}

export interface OpenBackup {
  readonly head: Head;
  /** May be called once. @throws {Unusable} if anything was altered; then none of it may be kept. */
  readInto(reader: Reader): Promise<Manifest>;
  close(): void;
}

/** @throws {Unusable} if it is not a backup, or from a newer release */
export async function openBackup({ place, s3 }: Place, progress: Progress): Promise<OpenBackup> {
  const { stream, size } = await openSource({ place, ...(s3 && { s3 }) });
  let taken = 0;
  stream.on("data", (chunk: Buffer) => void (taken += chunk.length));
  stream.pause();
  const unpacked = stream.pipe(decompressor());
  stream.on("error", (error) => unpacked.destroy(error));
  const archive = readTar(unpacked);
  const say = (line: string) =>
    progress.say(`${line}, ${Math.floor((100 * taken) / Math.max(size, 1))} % read`);
  const close = () => {
    stream.destroy();
    unpacked.destroy();
    progress.end();
  };
  try {
    const head = await named(place, readFirst(archive));
    return {
      head,
      readInto: (reader) => named(place, readEntries(archive, head, reader, say)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function named<T>(place: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BadArchive || isDamage(error))
      throw new Unusable(`${place} cannot be used: ${reasonOf(error)}.`);
    throw error;
  }
}

function isDamage(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith("ZSTD_") || isCutOff(error);
}

function isCutOff(error: unknown): boolean {
  return (error as { code?: unknown }).code === "Z_BUF_ERROR";
}

function reasonOf(error: unknown): string {
  if (error instanceof BadArchive) return error.message;
  return isCutOff(error) ? "it ends too early" : "it is not a backup, or it is damaged";
}

async function readEntries(
  archive: AsyncGenerator<TarEntry>,
  head: Head,
  reader: Reader,
  say: (line: string) => void,
): Promise<Manifest> {
  const tallies = new Map<string, TableTally>();
  const files = new FilesHash();
  let rows = 0;
  let manifest: Manifest | undefined;
  for (let entry = await nextOf(archive); entry; entry = await nextOf(archive)) {
    const { name, body } = entry;
    if (name.startsWith(TABLES) || name.startsWith(MAILS)) {
      const table = name.slice(0, name.lastIndexOf("/")).replace(TABLES, "");
      const tally = tallies.get(table) ?? new TableTally();
      tallies.set(table, tally);
      const before = tally.rows;
      const content = watched(body, (chunk) => tally.update(chunk));
      await (name.startsWith(MAILS) ? reader.mails(content) : reader.table(table, content));
      rows += tally.rows - before;
      say(`Tables: ${table}, ${counted(rows)} rows`);
    } else if (name.startsWith(FILES)) {
      const key = safeKey(name.slice(FILES.length));
      files.begin(key, entry.size);
      await reader.file(
        key,
        watched(body, (chunk) => files.update(chunk)),
      );
      const { count, bytes } = files.sum();
      say(`Files: ${counted(count)}, ${inMegabytes(bytes)}`);
    } else if (name === MANIFEST) manifest = readManifest(await textOf(entry));
    else throw new BadArchive(`it holds "${name}", which no backup does`);
  }
  if (!manifest) throw new BadArchive("it ends too early");
  compare(manifest, head, tallies, files);
  return manifest;
}

async function readFirst(archive: AsyncGenerator<TarEntry>): Promise<Head> {
  const first = await nextOf(archive);
  if (first?.name !== HEAD) throw new BadArchive("it is not a backup of this site");
  const head = readHead(await textOf(first));
  if (!(await isKnownMigration(head.migration.when)))
    throw new BadArchive(
      `it was made by a newer release (${head.migration.tag}), and this one does not know what has changed since`,
    );
  return head;
}

async function nextOf(archive: AsyncGenerator<TarEntry>): Promise<TarEntry | null> {
  const { done, value } = await archive.next();
  return done ? null : value;
}

async function textOf({ body }: TarEntry): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

async function* watched(
  body: TarEntry["body"],
  see: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    see(chunk);
    yield chunk;
  }
}

/** A file name must not lead out of the store. */
function safeKey(key: string): string {
  const parts = key.split("/");
  if (parts.some((part) => part === "" || part === "." || part === "..") || /[\\\0:]/.test(key))
    throw new BadArchive(`it holds a file whose name leads elsewhere: "${key}"`);
  return key;
}

function compare(
  manifest: Manifest,
  head: Head,
  tallies: Map<string, TableTally>,
  files: FilesHash,
): void {
  const differs = (a: object, b: object) => JSON.stringify(a) !== JSON.stringify(b);
  const read = (table: string) => (tallies.get(table) ?? new TableTally()).sum();
  for (const { name } of head.tables)
    if (!manifest.tables[name] || differs(manifest.tables[name], read(name)))
      throw new BadArchive(`its table ${name} is not as it was written`);
  if (differs(manifest.mails, read(MAILS.slice(0, -1))))
    throw new BadArchive("its mails are not as they were written");
  if (differs(manifest.files, files.sum()))
    throw new BadArchive("its files are not as they were written");
}
