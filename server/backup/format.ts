/**
 * The format of a backup: one tar archive compressed with zstd, so that common tools can open it.
 *
 *     backup.json            what follows: version, moment, migration, tables, sequences
 *     tables/<name>/00000001 rows as written by COPY, in pieces of a few megabytes
 *     mails/00000001         mails waiting to be sent, likewise
 *     files/<key>            each file of the store
 *     manifest.json          numbers of rows, bytes and files, and their SHA-256
 */
import { z } from "zod";
import { BadArchive } from "./tar.ts";

export const FORMAT = 1;
export const HEAD = "backup.json";
export const MANIFEST = "manifest.json";
export const TABLES = "tables/";
export const MAILS = "mails/";
export const FILES = "files/";

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()).readonly(),
  order: z.array(z.string()).readonly(),
});
const sum = z.object({ rows: z.number(), bytes: z.number(), sha256: z.string() });

const head = z.object({
  format: z.number(),
  /** The moment captured by the backup. */
  at: z.iso.datetime(),
  /** The newest migration: its name and date. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  tables: z.array(table),
  sequences: z.record(z.string(), z.string().nullable()),
});

const manifest = z.object({
  tables: z.record(z.string(), sum),
  mails: sum,
  /** Over all files in sequence: name, length and content. */
  files: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }),
});

export type Head = z.infer<typeof head>;
export type Manifest = z.infer<typeof manifest>;

export function readHead(text: string): Head {
  const read = parsed(text, head);
  if (read.format > FORMAT)
    throw new BadArchive("it was made by a newer release, whose backups this one cannot read");
  return read;
}

export function readManifest(text: string): Manifest {
  return parsed(text, manifest);
}

function parsed<T>(text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BadArchive("it is not a backup of this site, or it is damaged");
  }
}
