import type { MergeEntry, MergeField } from "@felistry/contract/merges.ts";
import { MERGE_CHOICES } from "@felistry/domain/cats/field-lists.ts";
import { shownName } from "../accounts/queries.ts";
import { wordIn } from "../db/word-in.ts";
import { momentText } from "../db/json-text.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MergeRecord } from "./merge-record.ts";
import type { Row } from "./merge-rows.ts";

const name = (cat: string) =>
  `concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix)`;

export interface MergeSide {
  id: number;
  registered: 0 | 1;
  reg_num: string | null;
  values: Record<MergeField, string | null>;
  moves: { offspring: number; documents: number; ads: number; orders: number };
}

/** What is shown of a choice that is no column by its name. */
const VALUES: { readonly [Choice in MergeField]?: string } = {
  breed: wordIn("b.breed", "$1"),
  colour: "nullif(k.ems, '')",
  mother: `(select ${name("p")} from cats p where p.id = c.mother_id)`,
  father: `(select ${name("p")} from cats p where p.id = c.father_id)`,
  breeder: `coalesce(c.breeder_not_user, (select ${shownName("u", "$1")} from users u where u.id = c.breeder_id))`,
  photo: "c.cat_ava_url",
};

export const mergeSide = statement<[locale: string, catId: number], MergeSide>(
  "merge_side",
  `select c.id, c.registered, c.reg_num,
     json_build_object(${MERGE_CHOICES.map((choice) => `'${choice}', ${VALUES[choice] ?? `c.${choice}`}`).join(", ")}) as values,
     json_build_object('offspring', (select count(*) from cats o where o.mother_id = c.id or o.father_id = c.id),
       'documents', (select count(*) from metrics d where d.cat_id = c.id) + (select count(*) from pedigrees d where d.cat_id = c.id),
       'ads', (select count(*) from sales s where s.cat_id = c.id), 'orders', (select count(*) from orders o where o.cat_id = c.id)) as moves
   from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id where c.id = $2`,
);

/** Whether one of two cats descends from the other. */
export const areInLine = statement<[one: number, other: number], { in_line: boolean }>(
  "merge_in_line",
  `with recursive ancestor(of, id) as (
     select v.of, v.of from (values ($1::int), ($2::int)) as v(of)
     union
     select a.of, p.parent from ancestor a join cats c on c.id = a.id
     cross join lateral (values (c.mother_id), (c.father_id)) as p(parent) where p.parent is not null
   )
   select exists (select from ancestor where (of = $1 and id = $2) or (of = $2 and id = $1)) as in_line`,
);

/**
 * An application that comes along with the record that is merged away, or goes back with it, holds neither record to its
 * facts: the club sees what they are now. One of the kept cat's own does.
 */
export const letApplicationFollow = statement<
  [keptId: number, undoneMergeId: number | null],
  never
>(
  "merge_let_application_follow",
  `select set_config('felistry.application_follows', 'on', true)
   where not exists (
     select from applications a
     where a.cat_id = $1 and a.status = 'pending'
       and a.created_at > coalesce((select merged_at from merges where id = $2), '-infinity'))`,
);

export const insertMerge = statement<
  [keptId: number, goneId: number, memberId: number, record: string],
  { id: number }
>(
  "merge_insert",
  "insert into merges (kept_cat_id, gone_cat_id, merged_by, record) values ($1, $2, $3, $4::jsonb) returning id",
);

const nameBefore = (side: "kept" | "gone") =>
  `concat_ws(' ', m.record #>> '{before,${side},cat_name_cattery_prefix}', m.record #>> '{before,${side},cat_name}', m.record #>> '{before,${side},cat_name_suffix}')`;
const ENTRY = `m.id, m.kept_cat_id, m.gone_cat_id, ${nameBefore("gone")} as name, ${nameBefore("kept")} as kept_name,
  ${momentText("m.merged_at")} as merged_at, ${momentText("m.undone_at")} as undone_at`;

type MergeRow = MergeEntry & { merged_by: number; record: MergeRecord };

export const selectMerge = statement<[id: number], MergeRow>(
  "merge_select",
  `select ${ENTRY}, m.merged_by, m.record from merges m where m.id = $1`,
);

export const lockMerge = statement<[id: number], MergeRow>(
  "merge_lock",
  `select ${ENTRY}, m.merged_by, m.record from merges m where m.id = $1 for update`,
);

export const listMerges = statement<
  [memberId: number, beforeId: number, limit: number],
  MergeEntry
>(
  "merge_list",
  `select ${ENTRY} from merges m where m.merged_by = $1 and m.id < $2 order by m.id desc limit $3`,
);

export const markUndone = statement<[id: number, memberId: number], never>(
  "merge_mark_undone",
  "update merges set undone_at = now(), undone_by = $2 where id = $1",
);

/** Who has marked both keeps one mark. */
export async function moveFavourites(
  tx: Tx,
  from: number,
  to: number,
): Promise<{ moved: Row[]; dropped: Row[] }> {
  const moved = await tx.query<{ row: Row }>({
    text: `update favourites f set cat_id = $2 where cat_id = $1
             and not exists (select from favourites o where o.user_id = f.user_id and o.cat_id = $2)
           returning to_jsonb(f) as row`,
    values: [from, to],
  });
  const dropped = await tx.query<{ row: Row }>({
    text: "delete from favourites f where cat_id = $1 returning to_jsonb(f) as row",
    values: [from],
  });
  return { moved: moved.rows.map(({ row }) => row), dropped: dropped.rows.map(({ row }) => row) };
}
