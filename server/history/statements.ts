import type { HistoryEntry } from "@felistry/contract/history.ts";
import { fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { PICTURE, type HistoryAction, type HistoryNoun } from "@felistry/domain/history/record.ts";
import { wordIn } from "../db/word-in.ts";
import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { statement, type Statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

export type Columns = Readonly<Record<string, string | number | boolean | null>>;

/** One row of the history as the triggers wrote it. */
export interface Change {
  id: number;
  noun: HistoryNoun;
  action: HistoryAction;
  /** Null for a role or a suspension. */
  cat_id: number | null;
  row_id: number;
  before: Columns | null;
  after: Columns | null;
}

export type CatChange = Change & { readonly cat_id: number };

export function isOfCat(change: Change): change is CatChange {
  return change.cat_id !== null;
}

export const selectChange = statement<[id: number], Change>(
  "history_change",
  "select id, noun, action, cat_id, row_id, before, after from history where id = $1",
);

/** From here on the transaction takes that change back. */
/** Whether the entry tells of a chip that is withheld from the member, whoever they are for the club. */
export const isVeiled = statement<[id: number, memberId: number], { id: number }>(
  "history_veiled",
  `select h.id from history h join withheld_papers w on w.history_cat_id = h.cat_id and w.opened_at is null and h.id <= w.history_until
   where h.id = $1 and w.holder_id <> $2 and coalesce(h.before, '{}') || coalesce(h.after, '{}') ? 'chip'`,
);

export const markUndoing = statement<[changeId: string], never>(
  "history_mark_undoing",
  "select set_config('felistry.undoes', $1, true)",
);

export const lastUndoing = statement<[changeId: number], { id: number }>(
  "history_last_undoing",
  "select max(id) as id from history where undoes = $1",
);

const TABLE_OF: Readonly<Partial<Record<HistoryNoun, string>>> = {
  colour: "cat_colours",
  metric: "metrics",
  pedigree: "pedigrees",
  sale: "sales",
};

/** The row that a change was made to, as it is now; null where it is there no longer. */
export async function presentRow(
  db: Db,
  { noun, action, row_id }: Change,
): Promise<Columns | null> {
  // Which photo is the main one stands on the cat; photos that come and go have rows of their own.
  const isPhoto = noun === "photo" && action !== "update";
  const table = isPhoto ? "cat_photos" : (TABLE_OF[noun] ?? "cats");
  const key = noun === "colour" ? "cat_id" : "id";
  const select = statement<[id: number], { row: Columns }>(
    `history_present_${table}`,
    `select to_jsonb(t) as row from ${table} t where t.${key} = $1`,
  );
  return (await select(db, row_id))[0]?.row ?? null;
}

/** Ids that say nothing beside the entry's own, and the codes that `ems` is made of. */
const UNTOLD = "'{id,cat_id,sale_id,main,gold,white,tabby,point,eye}'::text[]";

const catName = (cat: string) =>
  `concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix)`;

const quoted = (...fields: readonly string[]) => fields.map((field) => `'${field}'`).join(", ");

/** SQL for what a reader sees of a value: names in place of ids, and no picture's address. */
function shown(value: string): string {
  const named = (name: string, from: string) =>
    `coalesce((select ${name} from ${from} n where n.id = (${value})::int), '#' || (${value}))`;
  return `case
    when ${value} is null then null
    when f.field in (${quoted(...fieldsWith("kind", "cat"), "dam_id", "sire_id")}) then ${named(catName("n"), "cats")}
    when f.field in (${quoted(...fieldsWith("kind", "member"), "applicant_id", "decided_by", "confirmed_by", "client_id", "seller_id", "holder_id", "asked_by")})
      then ${named(shownName("n", "$1"), "users")}
    when f.field in (${quoted(...fieldsWith("kind", "breed"))}) then ${named(wordIn("n.breed", "$1"), "breeds")}
    when f.field = 'cat_systems_id' then ${named("n.abb", "cat_systems")}
    when f.field = 'currency_id' then ${named("n.code", "currencies")}
    when f.field = 'pedigrees_id' then ${named("n.pedigree_num", "pedigrees")}
    when f.field in (${quoted(...fieldsWith("kind", "picture"))}, 'metric_img_url', 'pedigree_img_url', 'scan_url', 'path') then '${PICTURE}'
    else ${value} end`;
}

/** Whether chips that an entry tells are withheld from the reader (server/ownership/withheld.ts); `$5` and `$6` as in `selectOfCat`. */
const CHIP_WITHHELD = `(not $6::boolean and exists (
  select from withheld_papers w where w.history_cat_id = h.cat_id and w.opened_at is null and w.holder_id <> $5::int and h.id <= w.history_until))`;

const documentWithheld = (table: "metrics" | "pedigrees", id: string) => `exists (
  select from ${table} d join withheld_papers w on w.id = d.withheld_id where d.id = ${id} and w.holder_id <> $5::int)`;

/** Of an entry that is told all the same: fields whose values are withheld. */
const FIELD_WITHHELD = `(
  (f.field = 'chip' and ${CHIP_WITHHELD})
  or (f.field = 'pedigrees_id' and not $6::boolean and ${documentWithheld("pedigrees", "(coalesce(h.after, h.before) ->> 'pedigrees_id')::int")}))`;

/** Entries that tell of nothing else. */
const ENTRY_WITHHELD = `(
  (h.noun = 'cat' and coalesce(h.before, '{}') || coalesce(h.after, '{}') ? 'chip'
    and (coalesce(h.before, '{}') || coalesce(h.after, '{}')) - 'chip' = '{}' and ${CHIP_WITHHELD})
  or (h.noun = 'metric' and not $6::boolean and ${documentWithheld("metrics", "h.row_id")})
  or (h.noun = 'pedigree' and not $6::boolean and ${documentWithheld("pedigrees", "h.row_id")}))`;

const changes = (withheld: string) => `(
  select coalesce(json_agg(json_build_object('field', f.field, 'before', ${shown("h.before ->> f.field")}, 'after', ${shown("h.after ->> f.field")})), '[]')
  from jsonb_object_keys(coalesce(h.before, '{}') || coalesce(h.after, '{}')) as f(field)
  where f.field <> all (${UNTOLD}) and not ${withheld})`;

/** A deleted cat is known by the name under which it was deleted. */
const entry = (withheld: string) => `json_build_object(
  'id', h.id, 'at', ${momentText("h.at")},
  'member', case when u.id is not null then json_build_object('id', u.id, 'name', ${shownName("u", "$1")}) end,
  'noun', h.noun, 'action', h.action,
  'about', case when s.id is not null then json_build_object('id', s.id, 'name', ${shownName("s", "$1")}) end,
  'cat', case when h.cat_id is not null then json_build_object('id', h.cat_id, 'exists', (c.id is not null)::int, 'name', case when c.id is not null then ${catName("c")} else (
    select concat_ws(' ', d.before ->> 'cat_name_cattery_prefix', d.before ->> 'cat_name', d.before ->> 'cat_name_suffix')
    from history d where d.cat_id = h.cat_id and d.noun = 'cat' and d.action = 'delete' order by d.id desc limit 1) end) end,
  'changes', ${changes(withheld)}, 'undoes', h.undoes,
  'undone', exists (select from history back where back.undoes = h.id)::int)`;

export interface EntryRow extends Change {
  entry: Omit<HistoryEntry, "may_undo">;
  /** Tells of a chip that is withheld from the reader: taking it back would show it. */
  veiled: boolean;
}

type PageOf<Filter extends unknown[]> = Statement<
  [locale: string, beforeId: number, limit: number, ...filter: Filter],
  EntryRow
>;

function page<Filter extends unknown[]>(
  name: string,
  filter: string,
  { field = "false", veiled = "false" } = {},
): PageOf<Filter> {
  return statement(
    `history_page${name}`,
    `select ${entry(field)} as entry, ${veiled} as veiled, h.id, h.noun, h.action, h.cat_id, h.row_id, h.before, h.after
     from (select * from history h where h.id < $2 ${filter} order by h.id desc limit $3::int + 1) h
     left join users u on u.id = h.member_id
     left join cats c on c.id = h.cat_id
     left join users s on s.id = h.row_id and h.cat_id is null
     order by h.id desc`,
  );
}

/** An order is its two parties' own business, also after the cat has gone to somebody else. */
export const selectOfCat = page<[catId: number, readerId: number, isAdmin: boolean]>(
  "_of_cat",
  `and h.cat_id = $4 and (h.noun <> 'order' or $6 or exists (
     select from orders o where o.id = h.row_id and $5::int in (o.client_id, o.seller_id)))
   and not ${ENTRY_WITHHELD}`,
  {
    field: FIELD_WITHHELD,
    veiled: `(coalesce(h.before, '{}') || coalesce(h.after, '{}') ? 'chip' and ${CHIP_WITHHELD})`,
  },
);

export interface HistoryFilter {
  readonly noun?: HistoryNoun | undefined;
  readonly member?: number | undefined;
  readonly day?: string | undefined;
}

const conditions = {
  noun: (place: string) => `and h.noun = ${place}`,
  member: (place: string) => `and h.member_id = ${place}::int`,
  day: (place: string) => `and (h.at at time zone 'UTC')::date = ${place}::date`,
};

/** A statement for each set of filters that is asked for, so that each is planned for the index that serves it. */
export function selectAll(
  db: Db,
  locale: string,
  beforeId: number,
  limit: number,
  filter: HistoryFilter,
): Promise<EntryRow[]> {
  const asked = (["noun", "member", "day"] as const).filter((name) => filter[name] !== undefined);
  const text = asked.map((name, index) => conditions[name](`$${index + 4}`)).join(" ");
  const select = page<unknown[]>(["", ...asked].join("_"), text);
  return select(db, locale, beforeId, limit, ...asked.map((name) => filter[name]));
}
