import type { HistoryEntry } from "@felistry/contract/history.ts";
import { fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { PICTURE, type HistoryAction, type HistoryNoun } from "@felistry/domain/history/record.ts";
import { wordIn } from "../db/word-in.ts";
import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import type { ColumnType } from "../db/column-types.ts";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

export type Columns = ColumnType<"history.after">;

/** One row of the history, as the triggers wrote it. */
export interface Change {
  id: number;
  noun: HistoryNoun;
  action: HistoryAction;
  /** Null for what concerns a member or the club. */
  cat_id: number | null;
  row_id: number;
  before: Columns | null;
  after: Columns | null;
}

export type CatChange = Change & { readonly cat_id: number };

export function isOfCat(change: Change): change is CatChange {
  return change.cat_id !== null;
}

export const selectChange = statement(
  "history_change",
  "select id, noun, action, cat_id, row_id, before, after from history where id = :id",
);

/** From here on the transaction undoes that change. */
/** Whether the entry shows a chip withheld from the member, even an administrator. */
export const isVeiled = statement(
  "history_veiled",
  `select h.id from history h join withheld_papers w on w.history_cat_id = h.cat_id and w.opened_at is null and h.id <= w.history_until
   where h.id = :id and w.holder_id <> :memberId and coalesce(h.before, '{}') || coalesce(h.after, '{}') ? 'chip'`,
);

export const markUndoing = statement(
  "history_mark_undoing",
  "select set_config('felistry.undoes', :changeId, true)",
);

export const lastUndoing = statement(
  "history_last_undoing",
  "select max(id) as id from history where undoes = :changeId",
  // Putting it back was a change itself, and is recorded.
  told<{ id: number }>(),
);

type RecordedTable =
  | "cats"
  | "cat_names"
  | "cat_photos"
  | "cat_colours"
  | "metrics"
  | "pedigrees"
  | "sales";

const TABLE_OF: Readonly<Partial<Record<HistoryNoun, RecordedTable>>> = {
  colour: "cat_colours",
  metric: "metrics",
  pedigree: "pedigrees",
  sale: "sales",
  name: "cat_names",
};

const presentIn = (table: RecordedTable, key = "id") =>
  statement(
    `history_present_${table}`,
    `select to_jsonb(t) as row from ${table} t where t.${key} = :id`,
    told<{ row: Columns }>(),
  );

const selectPresent = {
  cats: presentIn("cats"),
  cat_names: presentIn("cat_names", "cat_id"),
  cat_photos: presentIn("cat_photos"),
  cat_colours: presentIn("cat_colours", "cat_id"),
  metrics: presentIn("metrics"),
  pedigrees: presentIn("pedigrees"),
  sales: presentIn("sales"),
};

/** The changed row as it is now; null if it no longer exists. */
export async function presentRow(
  db: Db,
  { noun, action, row_id }: Change,
): Promise<Columns | null> {
  // The cat's row says which photo is the main one; added and deleted photos have rows of their own.
  const isPhoto = noun === "photo" && action !== "update";
  const table = isPhoto ? "cat_photos" : (TABLE_OF[noun] ?? "cats");
  return (await selectPresent[table](db, { id: row_id }))[0]?.row ?? null;
}

/** Ids that add nothing to the entry's own, and the codes that make up `ems`. */
const UNTOLD = "'{id,cat_id,sale_id,main,gold,white,tabby,point,eye,build}'::text[]";

const catName = (cat: string) =>
  `concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix)`;

const quoted = (...fields: readonly string[]) => fields.map((field) => `'${field}'`).join(", ");

/** SQL for what a reader sees of a value: names instead of ids, and no picture's address. */
function shown(value: string): string {
  const named = (name: string, from: string) =>
    `coalesce((select ${name} from ${from} n where n.id = (${value})::int), '#' || (${value}))`;
  return `case
    when ${value} is null then null
    when f.field in (${quoted(...fieldsWith("kind", "cat"), "dam_id", "sire_id")}) then ${named(catName("n"), "cats")}
    when f.field in (${quoted(...fieldsWith("kind", "member"), "applicant_id", "asker_id", "lifted_by", "decided_by", "confirmed_by", "client_id", "seller_id", "holder_id", "asked_by", "paid_by")})
      then ${named(shownName("n", ":locale"), "users")}
    when f.field in (${quoted(...fieldsWith("kind", "breed"))}) then ${named(wordIn("n.breed", ":locale"), "breeds")}
    when f.field = 'cat_systems_id' then ${named("n.abb", "cat_systems")}
    when f.field = 'currency_id' then ${named("n.code", "currencies")}
    when f.field = 'origin_id' then ${named(wordIn("n.country", ":locale"), "countries")}
    when f.field = 'club_id' then ${named("coalesce(n.names ->> :locale, n.slug)", "clubs")}
    when f.field = 'pedigrees_id' then ${named("n.pedigree_num", "pedigrees")}
    when f.field in (${quoted(...fieldsWith("kind", "picture"))}, 'metric_img_url', 'pedigree_img_url', 'scan_url', 'path') then '${PICTURE}'
    else ${value} end`;
}

/** Whether the chips in an entry are withheld from the reader (server/ownership/withheld.ts). */
const CHIP_WITHHELD = `(not :isAdmin::boolean and exists (
  select from withheld_papers w where w.history_cat_id = h.cat_id and w.opened_at is null and w.holder_id <> :readerId::int and h.id <= w.history_until))`;

const documentWithheld = (table: "metrics" | "pedigrees", id: string) => `exists (
  select from ${table} d join withheld_papers w on w.id = d.withheld_id where d.id = ${id} and w.holder_id <> :readerId::int)`;

/** In an entry that is shown nevertheless: the fields whose values are withheld. */
const FIELD_WITHHELD = `(
  (f.field = 'chip' and ${CHIP_WITHHELD})
  or (f.field = 'pedigrees_id' and not :isAdmin::boolean and ${documentWithheld("pedigrees", "(coalesce(h.after, h.before) ->> 'pedigrees_id')::int")}))`;

/** Entries about nothing else. */
const ENTRY_WITHHELD = `(
  (h.noun = 'cat' and coalesce(h.before, '{}') || coalesce(h.after, '{}') ? 'chip'
    and (coalesce(h.before, '{}') || coalesce(h.after, '{}')) - 'chip' = '{}' and ${CHIP_WITHHELD})
  or (h.noun = 'metric' and not :isAdmin::boolean and ${documentWithheld("metrics", "h.row_id")})
  or (h.noun = 'pedigree' and not :isAdmin::boolean and ${documentWithheld("pedigrees", "h.row_id")}))`;

const changes = (withheld: string) => `(
  select coalesce(json_agg(json_build_object('field', f.field, 'before', ${shown("h.before ->> f.field")}, 'after', ${shown("h.after ->> f.field")})), '[]')
  from jsonb_object_keys(coalesce(h.before, '{}') || coalesce(h.after, '{}')) as f(field)
  where f.field <> all (${UNTOLD}) and not ${withheld})`;

/** A deleted cat keeps the name it had when it was deleted. */
const entry = (withheld: string) => `json_build_object(
  'id', h.id, 'at', ${momentText("h.at")},
  'member', case when u.id is not null then json_build_object('id', u.id, 'name', ${shownName("u", ":locale")}) end,
  'noun', h.noun, 'action', h.action,
  'about', case when s.id is not null then json_build_object('id', s.id, 'name', ${shownName("s", ":locale")}) end,
  'cat', case when h.cat_id is not null then json_build_object('id', h.cat_id, 'exists', (c.id is not null)::int, 'name', case when c.id is not null then ${catName("c")} else (
    select concat_ws(' ', d.before ->> 'cat_name_cattery_prefix', d.before ->> 'cat_name', d.before ->> 'cat_name_suffix')
    from history d where d.cat_id = h.cat_id and d.noun = 'cat' and d.action = 'delete' order by d.id desc limit 1) end) end,
  'changes', ${changes(withheld)}, 'undoes', h.undoes,
  'undone', exists (select from history back where back.undoes = h.id)::int)`;

export interface EntryRow extends Change {
  entry: Omit<HistoryEntry, "may_undo">;
  /** Shows a chip withheld from the reader: undoing it would reveal it. */
  veiled: boolean;
}

const ENTRY = told<Pick<EntryRow, "entry">>();

function pageText(filter: string, { field = "false", veiled = "false" } = {}): string {
  return `select ${entry(field)} as entry, ${veiled} as veiled, h.id, h.noun, h.action, h.cat_id, h.row_id, h.before, h.after
     from (select * from history h where h.id < :beforeId ${filter} order by h.id desc limit :limit::int + 1) h
     left join users u on u.id = h.member_id
     left join cats c on c.id = h.cat_id
     left join users s on s.id = h.row_id and h.cat_id is null and h.noun <> 'fee'
     order by h.id desc`;
}

/** An order concerns its two parties only, even after the cat has gone to somebody else. */
export const selectOfCat = statement(
  "history_page_of_cat",
  pageText(
    `and h.cat_id = :catId and (h.noun <> 'order' or :isAdmin or exists (
     select from orders o where o.id = h.row_id and :readerId::int in (o.client_id, o.seller_id)))
   and (:clubId?::int is null or h.noun <> 'application' or exists (
     select from applications a where a.id = h.row_id and (a.club_id = :clubId?::int or a.applicant_id = :readerId::int)))
   and not ${ENTRY_WITHHELD}`,
    {
      field: FIELD_WITHHELD,
      veiled: `(coalesce(h.before, '{}') || coalesce(h.after, '{}') ? 'chip' and ${CHIP_WITHHELD})`,
    },
  ),
  ENTRY,
);

export interface HistoryFilter {
  readonly noun?: HistoryNoun | undefined;
  readonly member?: number | undefined;
  readonly day?: string | undefined;
}

const NOUN = "and h.noun = :noun";
const MEMBER = "and h.member_id = :member::int";
const DAY = "and (h.at at time zone 'UTC')::date = :day::date";

/** One statement per set of filters, so that each is planned for its index. */
const selectFiltered = {
  "": statement("history_page", pageText(""), ENTRY),
  noun: statement("history_page_noun", pageText(NOUN), ENTRY),
  member: statement("history_page_member", pageText(MEMBER), ENTRY),
  day: statement("history_page_day", pageText(DAY), ENTRY),
  noun_member: statement("history_page_noun_member", pageText(`${NOUN} ${MEMBER}`), ENTRY),
  noun_day: statement("history_page_noun_day", pageText(`${NOUN} ${DAY}`), ENTRY),
  member_day: statement("history_page_member_day", pageText(`${MEMBER} ${DAY}`), ENTRY),
  noun_member_day: statement(
    "history_page_noun_member_day",
    pageText(`${NOUN} ${MEMBER} ${DAY}`),
    ENTRY,
  ),
};

export function selectAll(
  db: Db,
  locale: string,
  beforeId: number,
  limit: number,
  filter: HistoryFilter,
): Promise<EntryRow[]> {
  const asked = (["noun", "member", "day"] as const).filter((name) => filter[name] !== undefined);
  const select = selectFiltered[asked.join("_") as keyof typeof selectFiltered];
  // Filters not asked for are left out of the statement.
  const values = { locale, beforeId, limit, ...(filter as Required<HistoryFilter>) };
  return select(db, values);
}
