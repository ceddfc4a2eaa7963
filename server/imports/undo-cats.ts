/** Removes the cats that an import has created. */
import type pg from "pg";

/** The import's name in the history, which distinguishes its cats from those the member entered meanwhile. */
export function madeBy(importId: number): string {
  return `import-${importId}`;
}

/** Ids follow the storing order, parents before kittens, so cats are removed from the end. */
const IDS_AT_ONCE = 2_000;

/**
 * In the transaction of `client`. Cats changed since stay, with their ancestors; so do parents of cats outside this import,
 * and cats named in a certificate. Everything else that makes a cat matter to somebody (an ad, a paper, an order) is an
 * entry in its history.
 * @returns how many were removed
 */
export async function undoCats(
  client: pg.Client,
  importId: number,
  onUndone: (count: number) => Promise<void>,
): Promise<number> {
  await client.query(
    `create temp table import_going on commit drop as
     select c.id, c.mother_id, c.father_id from imports i
     join cats c on c.id between i.first_cat_id and i.last_cat_id
     where i.id = $1 and exists (
       select from history h where h.cat_id = c.id and h.noun = 'cat' and h.action = 'insert' and h.request_id = $2)`,
    [importId, madeBy(importId)],
  );
  await client.query("create unique index on import_going (id)");
  await client.query("analyze import_going");
  // From here on nobody can make one of them a parent or put it up for sale.
  await client.query(
    "select count(*) from (select from cats c join import_going g on g.id = c.id order by c.id for update of c) locked",
  );
  await client.query(
    `delete from import_going g
     where exists (select from history h where h.cat_id = g.id and h.request_id is distinct from $1)
       or exists (select from certified_cats k where k.cat_id = g.id)`,
    [madeBy(importId)],
  );
  await client.query(KEEP_ANCESTORS);
  return deleteGoing(client, onUndone);
}

const KEEP_ANCESTORS = `
  with recursive staying (id) as (
    select g.id from import_going g where exists (
      select from cats k where (k.mother_id = g.id or k.father_id = g.id)
        and not exists (select from import_going o where o.id = k.id))
    union
    select parent.id from staying s join import_going g on g.id = s.id
    cross join lateral (values (g.mother_id), (g.father_id)) parent(id) where parent.id is not null
  )
  delete from import_going g using staying s where s.id = g.id`;

async function deleteGoing(
  client: pg.Client,
  onUndone: (count: number) => Promise<void>,
): Promise<number> {
  let undone = 0;
  for (;;) {
    const { rowCount } = await client.query({
      name: "import_undo",
      text: `with going as (
               delete from import_going where id in (select id from import_going order by id desc limit $1) returning id
             )
             delete from cats where id in (select id from going)`,
      values: [IDS_AT_ONCE],
    });
    if (!rowCount) return undone;
    undone += rowCount;
    await onUndone(undone);
  }
}
