/**
 * What existed when a free cat was taken is withheld from its taker: only the member who added them and the club see the
 * documents, scans and the chip, until that member agrees or keeps the page again.
 */
import type { CatOwners } from "@felistry/domain/cats/edit-mode.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";

/** SQL for whether a row with a `withheld_id` is shown; `reader` and `isAdmin` are placeholders. */
export function paperShownTo(row: string, reader: string, isAdmin: string): string {
  return `(${row}.withheld_id is null or ${isAdmin}::boolean or exists (
    select from withheld_papers w where w.id = ${row}.withheld_id and w.holder_id = ${reader}::int))`;
}

const TABLES = ["metrics", "pedigrees", "credentials"] as const;

/** A scan belongs to whoever sent it as one of the cat's two members; the rest to the online owner. */
const HOLDER =
  "case when u.users_id in (:usersId, :onlineOwnerId) then u.users_id else :onlineOwnerId end";

const papersOf = statement(
  "withheld_papers_of_cat",
  `select p.table, p.id, ${HOLDER} as holder
   from (
     select 'metrics' as table, id, metric_img_url as scan from metrics where cat_id = :catId and withheld_id is null
     union all
     select 'pedigrees', id, pedigree_img_url from pedigrees where cat_id = :catId and withheld_id is null
     union all
     select 'credentials', id, scan_url from credentials where cat_id = :catId and withheld_id is null and scan_url is not null
   ) p join uploads u on u.path = p.scan`,
);

/** Also former ones, since the history shows them. */
const chipOf = statement(
  "withheld_chip_of_cat",
  `select c.chip, c.chip is not null or exists (
     select from history h where h.cat_id = c.id and (h.before ? 'chip' or h.after ? 'chip')) as ever
   from cats c where c.id = :catId`,
);

const clearChip = statement(
  "withheld_clear_chip",
  "update cats set chip = null, updated_at = now() where id = :catId and chip is not null",
);

const insertWithheld = statement(
  "withheld_insert",
  `insert into withheld_papers (cat_id, holder_id, chip, history_cat_id, history_until)
   values (:catId, :holderId, :chip?, :catId, (select coalesce(max(id), 0) from history where cat_id = :catId)) returning id`,
);

const markWithheld = Object.fromEntries(
  TABLES.map((table) => [
    table,
    statement(
      `withheld_mark_${table}`,
      `update ${table} set withheld_id = :withheldId where id = any(:ids::int[])`,
    ),
  ]),
);

/** Withholds the locked cat's papers so far from its taker, except the taker's own. */
export async function withholdPapers(
  tx: Tx,
  { id, users_id, online_owner_id }: CatOwners & { readonly id: number },
  takerId: number,
): Promise<boolean> {
  const papers = (
    await papersOf(tx, { catId: id, usersId: users_id, onlineOwnerId: online_owner_id })
  ).filter(({ holder }) => holder !== takerId);
  const [{ chip, ever } = { chip: null, ever: false }] = await chipOf(tx, { catId: id });
  const holders = new Set(papers.map(({ holder }) => holder));
  if (ever) holders.add(online_owner_id);
  if (ever) await clearChip(tx, { catId: id });
  for (const holder of holders) {
    const [made] = await insertWithheld(tx, {
      catId: id,
      holderId: holder,
      chip: holder === online_owner_id ? chip : null,
    });
    for (const table of TABLES) {
      const ids = papers
        .filter((paper) => paper.table === table && paper.holder === holder)
        .map((paper) => paper.id);
      if (ids.length > 0) await markWithheld[table]!(tx, { withheldId: made!.id, ids });
    }
  }
  return holders.size > 0;
}

const openable = statement(
  "withheld_of_holder",
  "select id from withheld_papers where cat_id = :catId and holder_id = :holderId and opened_at is null order by id",
);

const markOpened = statement(
  "withheld_open",
  "update withheld_papers set opened_at = now() where id = :id and opened_at is null returning cat_id, chip",
);

/** A chip entered since takes precedence. */
const restoreChip = statement(
  "withheld_restore_chip",
  "update cats set chip = :chip, updated_at = now() where id = :catId and chip is null",
);

const markShown = TABLES.map((table) =>
  statement(
    `withheld_show_${table}`,
    `update ${table} set withheld_id = null where withheld_id = :withheldId`,
  ),
);

/** From now on the papers are like any others of the locked cat. */
export async function openPapers(tx: Tx, id: number): Promise<void> {
  const [opened] = await markOpened(tx, { id });
  if (!opened) return;
  for (const show of markShown) await show(tx, { withheldId: id });
  if (opened.chip !== null) await restoreChip(tx, { catId: opened.cat_id, chip: opened.chip });
}

/** Whoever keeps the page again needs no consent for what they added. */
export async function openOwnPapers(tx: Tx, catId: number, holderId: number): Promise<void> {
  for (const { id } of await openable(tx, { catId, holderId })) await openPapers(tx, id);
}
