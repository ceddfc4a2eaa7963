/** The rows of a merge, in whatever table: what refers to a cat moves to another cat, and back. */
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";

export type Row = Readonly<Record<string, unknown>>;

/** Not part of a row's content: it differs after a change that was undone. */
const WRITTEN_AT = "updated_at";

/** Ignores columns that were added or removed after one of the rows was recorded. */
export function sameIn(one: Row | null, other: Row | null, columns: readonly string[]): boolean {
  if (!one || !other) return one === other;
  return columns.every((name) => !(name in one && name in other) || one[name] === other[name]);
}

export function isSame(one: Row | null, other: Row | null): boolean {
  const columns = Object.keys(one ?? {}).filter((name) => name !== WRITTEN_AT);
  return sameIn(one, other, columns);
}

/** Rows of one table that refer to a cat by one column, as primary keys. */
export interface MovedRows {
  readonly table: string;
  readonly column: string;
  readonly keys: readonly Row[];
}

/** Moved separately: a cat has only one such row, or one that is chosen, or a member may have both. */
const APART = ["cat_colours", "cat_photos", "favourites", "sales", "check_findings", "cat_tags"];

interface Reference {
  table: string;
  column: string;
  key: string[];
}

/** Every column that refers to a cat's id, read from the database's catalogue, so that a new table is not forgotten. */
const references = statement(
  "merge_references",
  `select distinct c.conrelid::regclass::text as table, a.attname::text as column,
     (select array_agg(k.attname::text order by k.attnum) from pg_constraint p
      join pg_attribute k on k.attrelid = p.conrelid and k.attnum = any(p.conkey)
      where p.conrelid = c.conrelid and p.contype = 'p') as key
   from pg_constraint c
   cross join lateral unnest(c.conkey, c.confkey) as pair(own, target)
   join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
   join pg_attribute t on t.attrelid = c.confrelid and t.attnum = pair.target
   where c.contype = 'f' and c.confrelid = 'cats'::regclass and t.attname = 'id'
   order by 1, 2`,
  told<Reference>(),
);

export async function moveReferences(tx: Tx, from: number, to: number): Promise<MovedRows[]> {
  const moved: MovedRows[] = [];
  for (const { table, column, key } of await references(tx)) {
    if (APART.includes(table)) continue;
    const own = key.filter((name) => name !== column);
    const keys = own.map((name) => `'${name}', "${name}"`).join(", ");
    const { rows } = await moving<{ key: Row }>(tx, {
      text: `update ${table} set "${column}" = $2 where "${column}" = $1 returning jsonb_build_object(${keys}) as key`,
      values: [from, to],
    });
    if (rows.length > 0) moved.push({ table, column, keys: rows.map((row) => row.key) });
  }
  return moved;
}

/** Results of shows move before the cat's dates do: what contradicts them is looked for at the end, by `lookAtLives`. */
export async function leaveLives(tx: Tx): Promise<void> {
  await tx.query({
    text: "set constraints cats_shown_in_life, credentials_shown_in_life deferred",
  });
}

export async function lookAtLives(tx: Tx): Promise<void> {
  await tx.query({
    text: "set constraints cats_shown_in_life, credentials_shown_in_life immediate",
  });
}

const UNIQUE_VIOLATION = "23505";

/** If both records have what a cat can have only once, a member must decide which stays. */
async function moving<R extends Row>(tx: Tx, statement: { text: string; values: unknown[] }) {
  try {
    return await tx.query<R>(statement);
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) refuse("merge_clash");
    throw error;
  }
}

/** @returns whether all of them were still where the merge had moved them */
export async function moveBack(
  tx: Tx,
  { table, column, keys }: MovedRows,
  from: number,
  to: number,
): Promise<boolean> {
  const names = Object.keys(keys[0]!);
  const same = names.map((name) => `t."${name}"::text = k.key ->> '${name}'`).join(" and ");
  const { rowCount } = await tx.query({
    text: `update ${table} t set "${column}" = $2 from jsonb_array_elements($3::jsonb) as k(key)
           where ${same} and t."${column}" = $1`,
    values: [from, to, JSON.stringify(keys)],
  });
  return rowCount === keys.length;
}

const writableColumns = statement(
  "merge_writable_columns",
  `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
   from information_schema.columns
   where table_schema = 'public' and table_name = :table::text and is_generated = 'NEVER' and column_name = any(:names::text[])`,
  told<{ columns: string }>(),
);

/** The writable columns that the row has: one recorded before a column was added lacks it. */
async function columnsOf(tx: Tx, table: string, row: Row): Promise<string> {
  const [found] = await writableColumns(tx, { table, names: Object.keys(row) });
  return found!.columns;
}

/** Puts a row back as it was. */
export async function restoreRow(tx: Tx, table: string, row: Row): Promise<void> {
  const columns = await columnsOf(tx, table, row);
  await tx.query({
    text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb)`,
    values: [JSON.stringify(row)],
  });
}

export async function restoreCat(tx: Tx, row: Row): Promise<void> {
  const columns = await columnsOf(tx, "cats", row);
  await tx.query({
    text: `update cats set (${columns}) = (select ${columns} from jsonb_populate_record(null::cats, $1::jsonb))
           where id = ($1::jsonb ->> 'id')::int`,
    values: [JSON.stringify(row)],
  });
}

/** Copies columns from the other record's row. */
export async function takeColumns(
  tx: Tx,
  catId: number,
  from: Row,
  columns: readonly string[],
): Promise<void> {
  if (columns.length === 0) return;
  const list = columns.join(", ");
  await tx.query({
    text: `update cats set (${list}, updated_at) = (select ${list}, now() from jsonb_populate_record(null::cats, $2::jsonb)) where id = $1`,
    values: [catId, JSON.stringify(from)],
  });
}

export async function rowOf(
  tx: Tx,
  table: string,
  column: string,
  id: number,
): Promise<Row | null> {
  const { rows } = await tx.query<{ row: Row }>({
    text: `select to_jsonb(t) as row from ${table} t where ${column} = $1`,
    values: [id],
  });
  return rows[0]?.row ?? null;
}
