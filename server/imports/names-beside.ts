/**
 * The names and search words of an import's cats, stored on a connection of their own while the cats' rows are stored:
 * PostgreSQL works for a connection on one core, and names are a third of the work.
 *
 * They are committed first, with a note in `names_ahead` that the cats' transaction deletes. A note that stays is left from a
 * process that ended between the two commits; the next import removes its names.
 */
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { statement } from "../db/statement.ts";
import type { ImportClient } from "./import-client.ts";

/** For fewer cats a connection costs more than it saves. */
export const NAMES_BESIDE_FROM = 1_000;

export interface NamesBeside {
  /** @param rows selects on the cats' connection: id, prefix, name, suffix, number_elsewhere */
  take(rows: string): Promise<void>;
  /** Of all that were taken. @throws if a cat has no name */
  settle(cats: { readonly first: number; readonly last: number; count: number }): Promise<void>;
}

/** With the columns that the triggers of `cats` read, whose functions are its triggers too. */
const named = (memberId: number) => `
  create temp table named_beside (
    id int not null, cat_name_cattery_prefix text, cat_name text not null, cat_name_suffix text, number_elsewhere text,
    reg_num text, users_id int not null default ${memberId}, breeder_id int
  ) on commit drop;
  create trigger cats_named after insert on named_beside referencing new table as added for each statement execute function name_new_cats();
  create trigger cats_named_by_affix after insert on named_beside referencing new table as added for each statement execute function affix_new_cats();`;
const COLUMNS = "id, cat_name_cattery_prefix, cat_name, cat_name_suffix, number_elsewhere";

const noteNamesAhead = statement(
  "names_ahead_insert",
  "insert into names_ahead (import_id, first_cat_id, last_cat_id) values (:importId, :first, :last)",
);

const deleteNote = statement(
  "names_ahead_delete",
  "delete from names_ahead where import_id = :importId returning import_id",
);

/** Of this transaction alone: others may have named cats with ids in between. */
const countNamed = statement(
  "names_ahead_count",
  "select count(*)::int as named from cat_names where cat_id between :first and :last and xmin = pg_current_xact_id()::xid",
);

/**
 * Between the two commits the cats' transaction holds it. Who removes names waits for it: another import's cats may have
 * ids in between, and are not seen before their commit.
 */
const WINDOW = "hashtext('names ahead')";

/** @param connection connected, used by nobody else; without `settle` it stores nothing */
export async function openNamesBeside(
  client: ImportClient,
  connection: pg.Client,
  { importId, memberId }: { readonly importId: number; readonly memberId: number },
): Promise<NamesBeside> {
  await client.query("set local felistry.names_beside = 'on'");
  await connection.query("begin");
  await connection.query(named(memberId));
  // As for the cats: plans are made while the registry is perhaps empty, and kept.
  await connection.query("set local enable_seqscan = off");
  let before: Promise<void> = Promise.resolve();
  return {
    async take(rows) {
      await before;
      await connection.query("truncate named_beside");
      const from = client.query(copyTo(`copy (${rows}) to stdout`));
      const into = connection.query(copyFrom(`copy named_beside (${COLUMNS}) from stdin`));
      before = finished(into);
      // The next one reports the error, or `settle`.
      before.catch(() => {});
      from.pipe(into);
      await finished(from).catch((error: unknown) => {
        into.destroy();
        throw error;
      });
    },
    async settle({ first, last, count }) {
      await before;
      const [stored] = await countNamed(connection, { first, last });
      if (stored!.named !== count) throw new Error(`${count} cats have ${stored!.named} names`);
      await client.query(`select pg_advisory_xact_lock_shared(${WINDOW})`);
      await noteNamesAhead(connection, { importId, first, last });
      await connection.query("commit");
      await deleteNote(client, { importId });
    },
  };
}

const selectNotes = statement("names_ahead_all", "select import_id from names_ahead");

const lockImport = statement(
  "names_ahead_lock",
  "select pg_try_advisory_xact_lock(hashtext('imports'), :importId) as is_free",
);

const deleteNames = statement(
  "names_ahead_forget",
  `with note as (delete from names_ahead where import_id = :importId returning first_cat_id, last_cat_id)
   delete from cat_names n using note
   where n.cat_id between first_cat_id and last_cat_id and not exists (select from cats c where c.id = n.cat_id)`,
);

/** Removes names whose cats were never committed, of this import and of those that nobody works on. */
export async function forgetNamesAhead(connection: pg.Client, importId: number): Promise<void> {
  if ((await selectNotes(connection)).length === 0) return;
  await connection.query("begin");
  try {
    await connection.query(`select pg_advisory_xact_lock(${WINDOW})`);
    for (const note of await selectNotes(connection)) {
      const [lock] = await lockImport(connection, { importId: note.import_id });
      if (note.import_id === importId || lock!.is_free)
        await deleteNames(connection, { importId: note.import_id });
    }
    await connection.query("commit");
  } catch (error) {
    await connection.query("rollback");
    throw error;
  }
}
