/**
 * What a backup is: one tar archive, compressed with zstd, so that common tools look into it, too.
 *
 *     backup.json            what follows: version, moment, migration, tables, sequences
 *     tables/<name>/00000001 rows as COPY writes them, in pieces of some megabytes
 *     mails/00000001         mails that were waiting to be sent, likewise
 *     files/<key>            each file of the store
 *     manifest.json          how many rows, bytes and files there are, and their SHA-256
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
  /** The moment whose state it holds. */
  at: z.iso.datetime(),
  /** The newest migration: its name, and when it was written. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  tables: z.array(table),
  sequences: z.record(z.string(), z.string().nullable()),
});

const manifest = z.object({
  tables: z.record(z.string(), sum),
  mails: sum,
  /** Of all files one after the other: name, length and content. */
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
