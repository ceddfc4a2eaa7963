/**
 * Empties and fills a database with only its owner's rights. Disabling the foreign keys' triggers would take a
 * superuser, so the keys are dropped while rows are loaded, and recreated with a check. So are indexes: building them at
 * the end takes a fraction of the time.
 */
import pg from "pg";

export async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  return rows.length > 0;
}

/** Whether the site's schema has neither members nor cats, as after a first start. */
export async function isUnusedSite(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ tables: boolean }>(
    "select to_regclass('public.schema_migrations') is not null and to_regclass('public.users') is not null and to_regclass('public.cats') is not null as tables",
  );
  if (!rows[0]!.tables) return false;
  const used = await client.query("select from users union all select from cats limit 1");
  return used.rows.length === 0;
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
  const keys = await statements(client, FOREIGN_KEYS);
  const indexes = await statements(client, INDEXES);
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

const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`;

/** Indexes that no key or constraint depends on. */
const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by i.indexrelid`;

async function statements(client: pg.Client, query: string): Promise<Part[]> {
  return (await client.query<Part>(query)).rows;
}
