/** The database's tables, read from its catalogue: a new table is in the next backup without a change here. */
import { createHash } from "node:crypto";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

export interface Table {
  readonly name: string;
  /** Only stored columns; generated ones follow from them. */
  readonly columns: readonly string[];
  /** The columns that give the same row order in every database. */
  readonly order: readonly string[];
}

/** A summary of one table's content, for comparison. */
export interface TableSum {
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The schema's state is given by the migrations; mails have a separate place in a backup. */
const NOT_COPIED = ["schema_migrations", "held_mails"];

const selectTables = statement(
  "backup_tables",
  `select c.relname::text as name,
     (select json_agg(a.attname order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
     coalesce((select json_agg(format('%I%s', a.attname, case when a.attcollation > 0 then ' collate "C"' end) order by k.place)
       from pg_index i, unnest(i.indkey::int2[]) with ordinality k(attnum, place), pg_attribute a
       where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum), '[]') as "order"
   from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(:notCopied::text[])
     and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   order by c.relname`,
  told<Table>(),
);

export function tablesOf(db: Db): Promise<Table[]> {
  return selectTables(db, { notCopied: NOT_COPIED });
}

const selectSequences = statement(
  "backup_sequences",
  "select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = 'public' order by sequencename",
  told<{ name: string }>(),
);

/** Each sequence's last value; null if it never issued one. */
export async function sequencesOf(db: Db): Promise<Record<string, string | null>> {
  const rows = await selectSequences(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

const estimateRows = statement(
  "backup_rows_expected",
  `select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as count from pg_class
   where relnamespace = 'public'::regnamespace and relname = any(:tables::text[])`,
);

/** Approximate, from the planner's statistics. */
export async function rowsExpected(db: Db, tables: readonly Table[]): Promise<number> {
  const [estimate] = await estimateRows(db, { tables: tables.map(({ name }) => name) });
  return estimate!.count;
}

export function columnList({ columns }: Table): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}

/** Counts rows in a stream. A line break within a value is escaped, so each real one ends a row. */
export class TableTally {
  private readonly hash = createHash("sha256");
  private bytes = 0;
  rows = 0;

  update(chunk: Uint8Array): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) this.rows++;
  }

  sum(): TableSum {
    return { rows: this.rows, bytes: this.bytes, sha256: this.hash.copy().digest("hex") };
  }
}

const NEWLINE = 10;

/** A query's rows in PostgreSQL's text format, in the chunks in which they arrive. */
export function copyOut(client: pg.Client, query: string): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy (${query}) to stdout`, { highWaterMark: 256 * 1024 }));
}

export function inOrder(table: Table): string {
  const order =
    table.order.length > 0 ? table.order : [`${pg.escapeIdentifier(table.name)}::text collate "C"`];
  return `select ${columnList(table)} from ${pg.escapeIdentifier(table.name)} order by ${order.join(", ")}`;
}
