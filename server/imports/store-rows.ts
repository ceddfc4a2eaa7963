import { escapeLiteral } from "pg";
import { PLAIN_SHEET_FIELDS, sheetColumn } from "@felistry/domain/cats/field-lists.ts";
import type { Family } from "@felistry/domain/imports/family.ts";
import { type CatIds, giveIds } from "./give-ids.ts";
import type { ImportClient } from "./import-client.ts";
import { storeAttached, storeTags } from "./archive/store-attached.ts";
import type { RowRules } from "@felistry/domain/imports/read-row.ts";
import { NAMES_BESIDE_FROM, type NamesBeside } from "./names-beside.ts";

/** What many cats of a batch share, such as a word of their names, is made once; progress is told after each. */
const STORE_BATCH = 10_000;

/** What the cats of one import have in common. */
export interface StoreJob {
  readonly memberId: number;
  readonly rules: Pick<RowRules, "registrationPrefix" | "otherPrefixes">;
  /** A second connection for the cats' names. */
  readonly namesBeside?: () => Promise<NamesBeside>;
}

/**
 * Stores the rows of `order`, parents before kittens, in steps, to allow progress reports. Everything is in the transaction
 * of `client`. A number is another registry's: one in the form of a club of the site is stored for no cat, since only
 * the clubs issue those, and one that only imitates them has been refused with its row.
 */
export async function storeRows(
  client: ImportClient,
  { memberId, rules, namesBeside }: StoreJob,
  { order, family }: { readonly order: Int32Array; readonly family: Family },
  { importId, hasAttached }: { readonly importId: number; readonly hasAttached: boolean },
  onStored: (count: number) => Promise<void>,
): Promise<CatIds | null> {
  const prefixes = [rules.registrationPrefix, ...(rules.otherPrefixes ?? [])];
  const ours = prefixes.map((prefix) => `${prefix}-%`);
  const cats = await giveIds(client, order, family);
  // Plans are made when the first cats are stored, perhaps into an empty registry, and kept: each step would read all of it.
  await client.query("set local enable_seqscan = off");
  // What hangs on a cat may change its name or number in the same transaction.
  const names = order.length < NAMES_BESIDE_FROM || hasAttached ? undefined : await namesBeside?.();
  for (let first = 0; first < order.length; first += STORE_BATCH) {
    await names?.take(namesOf(first, first + STORE_BATCH, ours));
    await client.query({
      name: "import_store_cats",
      text: STORE_CATS,
      values: [memberId, first, first + STORE_BATCH, ours],
    });
    await client.query({
      name: "import_store_colours",
      text: STORE_COLOURS,
      values: [first, first + STORE_BATCH],
    });
    await client.query({
      name: "import_store_titles",
      text: STORE_TITLES,
      values: [first, first + STORE_BATCH],
    });
    if (hasAttached) await storeAttached(client, importId, first, first + STORE_BATCH);
    await onStored(Math.min(first + STORE_BATCH, order.length));
  }
  if (hasAttached) await storeTags(client, importId, memberId);
  if (cats) await names?.settle({ ...cats, count: order.length });
  return cats;
}

/** `offset 0` keeps PostgreSQL from a hash join, which would read the rows of all steps in each step. */
const OF_STEP =
  "cross join lateral (select * from import_rows where import_rows.row_no = i.row_no offset 0) r";

/** Prefixes are letters and figures, so that nothing in a pattern is more than it says. */
const elsewhere = (ours: string) =>
  `case when not upper(r.number) like any (${ours}::text[]) then r.number end`;

const STORE_CATS = `
  insert into cats (id, cat_name, cat_name_cattery_prefix, cat_name_suffix, sex, breed_id, users_id, online_owner_id,
    is_my_cat, deceased_undated, cat_birthdate_precision, printed_name, ${PLAIN_SHEET_FIELDS.join(", ")}, mother_id, father_id, number_elsewhere)
  select i.id, r.cat_name, r.prefix, r.suffix, r.sex, b.id, $1, $1,
    r.mine, r.dead, r.precision, r.printed, ${PLAIN_SHEET_FIELDS.map((field) => `r.${sheetColumn(field)}`).join(", ")}, i.mother_id, i.father_id,
    ${elsewhere("$4")}
  from import_ready i ${OF_STEP} join breeds b on b.ems = r.breed
  where i.place >= $2 and i.place < $3
  order by i.place`;

/** `copy` takes no parameters. */
const namesOf = (first: number, end: number, ours: readonly string[]) => `
  select i.id, r.prefix, r.cat_name, r.suffix, ${elsewhere(`array[${ours.map(escapeLiteral).join(", ")}]`)}
  from import_ready i ${OF_STEP}
  where i.place >= ${first} and i.place < ${end}`;

const STORE_COLOURS = `
  insert into cat_colours (cat_id, main, gold, white, tabby, point, eye, build, ems, words_en, words_ru)
  select i.id, k.main, k.gold, k.white, k.tabby, k.point, k.eye, k.build, k.ems, k.words_en, k.words_ru
  from import_ready i ${OF_STEP} join import_colours k on k.colour = r.colour
  where i.place >= $1 and i.place < $2`;

/** Titles that stand with a name are claims like any other: unconfirmed. */
const STORE_TITLES = `
  insert into credentials (cat_id, kind, name)
  select i.id, 'title', left(t.title, 60)
  from import_ready i ${OF_STEP}
  cross join lateral jsonb_array_elements_text(r.titles::jsonb) with ordinality t(title, n)
  where i.place >= $1 and i.place < $2 and r.titles is not null and (r.attached is null or r.attached::jsonb -> 'credentials' is null) order by i.place, t.n`;
