/**
 * Empties and fills a database with only its owner's rights. Disabling the foreign keys' triggers would take a
 * superuser, so the keys are dropped while rows are loaded, and recreated with a check. So are indexes: building them at
 * the end takes a fraction of the time.
 */
import pg from "pg";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

const firstTable = statement(
  "restore_first_table",
  "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1",
);

export async function hasTables(db: Db): Promise<boolean> {
  return (await firstTable(db)).length > 0;
}

const siteTables = statement(
  "restore_site_tables",
  `select to_regclass('public.schema_migrations') is not null and to_regclass('public.users') is not null
     and to_regclass('public.cats') is not null as are_there`,
);
const firstUse = statement(
  "restore_first_use",
  "select id from users union all select id from cats limit 1",
);

/** Whether the site's schema has neither members nor cats, as after a first start. */
export async function isUnusedSite(db: Db): Promise<boolean> {
  const [tables] = await siteTables(db);
  return tables!.are_there && (await firstUse(db)).length === 0;
}

/** Everything in `public` that does not belong to an extension, and the queue. */
export async function dropEverything(client: pg.Client): Promise<void> {
  await client.query("drop schema if exists jobs cascade");
  await client.query(`
    do $$
    declare thing record;
    begin
      for thing in
        select format('drop %s if exists public.%I cascade', case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.relname) as statement
        from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
      loop execute thing.statement; end loop;
      for thing in
        select format('drop routine if exists %s cascade', p.oid::regprocedure) as statement
        from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      loop execute thing.statement; end loop;
      for thing in
        select format('drop type if exists public.%I cascade', t.typname) as statement
        from pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
          and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
      loop execute thing.statement; end loop;
    end $$`);
}

/** Runs `load` without triggers, foreign keys and secondary indexes, on empty tables. */
export async function loading(
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<void>,
  onIndex: (done: number, of: number) => void,
): Promise<void> {
  const names = tables.map((name) => pg.escapeIdentifier(name));
  const keys = await foreignKeys(client);
  const indexes = await looseIndexes(client);
  for (const { drop } of [...keys, ...indexes]) await client.query(drop);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Rows inserted by migrations are in the backup in their later state.
  for (const name of names) {
    const { rows } = await client.query(`select from ${name} limit 1`);
    if (rows.length > 0) await client.query(`truncate ${name}`);
  }
  await load();
  const remade = [...indexes, ...keys];
  for (const [done, { make }] of remade.entries()) {
    onIndex(done, remade.length);
    await client.query(make);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  await client.query("analyze");
}

interface Part {
  readonly drop: string;
  readonly make: string;
}

const foreignKeys = statement(
  "restore_foreign_keys",
  `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
     format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
   from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  told<Part>(),
);

/** Indexes that no key or constraint depends on. */
const looseIndexes = statement(
  "restore_indexes",
  `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
   from pg_index i join pg_class c on c.oid = i.indrelid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
   order by i.indexrelid`,
  told<Part>(),
);
