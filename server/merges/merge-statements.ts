import type { MergeField } from "@felistry/contract/merges/merges.ts";
import { MERGE_CHOICES } from "@felistry/domain/cats/field-lists.ts";
import { shownName } from "../accounts/queries.ts";
import { wordIn } from "../db/word-in.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";
import type { Row } from "./merge-rows.ts";
import type { MergeRecord } from "./merge-record.ts";
import { parentsOf } from "../pedigree/queries.ts";

const name = (cat: string) =>
  `concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix)`;

export interface MergeSide {
  id: number;
  registered: 0 | 1;
  reg_num: string | null;
  values: Record<MergeField, string | null>;
  moves: { offspring: number; documents: number; ads: number; orders: number };
}

/** How choices are shown that have no column of the same name. */
const VALUES: { readonly [Choice in MergeField]?: string } = {
  breed: wordIn("b.breed", ":locale"),
  colour: "nullif(k.ems, '')",
  mother: `(select ${name("p")} from cats p where p.id = c.mother_id)`,
  father: `(select ${name("p")} from cats p where p.id = c.father_id)`,
  breeder: `coalesce(c.breeder_not_user, (select ${shownName("u", "$1")} from users u where u.id = c.breeder_id))`,
  photo: "c.cat_ava_url",
};

export const mergeSide = statement(
  "merge_side",
  `select c.id, c.registered, c.reg_num,
     json_build_object(${MERGE_CHOICES.map((choice) => `'${choice}', ${VALUES[choice] ?? `c.${choice}`}`).join(", ")}) as values,
     json_build_object('offspring', (select count(*) from cats o where o.mother_id = c.id or o.father_id = c.id),
       'documents', (select count(*) from metrics d where d.cat_id = c.id) + (select count(*) from pedigrees d where d.cat_id = c.id),
       'ads', (select count(*) from sales s where s.cat_id = c.id), 'orders', (select count(*) from orders o where o.cat_id = c.id)) as moves
   from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id where c.id = :catId`,
  told<{
    values: Record<MergeField, string | null>;
    moves: { offspring: number; documents: number; ads: number; orders: number };
  }>(),
);

/** Whether one of two cats descends from the other. */
export const areInLine = statement(
  "merge_in_line",
  `with recursive ancestor(of, id) as (
     select v.of, v.of from (values (:one::int), (:other::int)) as v(of)
     union
     select a.of, p.parent from ancestor a ${parentsOf("a.id")}
     cross join lateral (values (c.mother_id), (c.father_id)) as p(parent) where p.parent is not null
   )
   select exists (select from ancestor where (of = :one and id = :other) or (of = :other and id = :one)) as in_line`,
);

/**
 * An application moves with the record that is merged away, and back. It then locks the facts of neither record: the club
 * sees the current ones. An application of the kept cat itself still does.
 */
export const letApplicationFollow = statement(
  "merge_let_application_follow",
  `select set_config('felistry.application_follows', 'on', true)
   where not exists (
     select from applications a
     where a.cat_id = :keptId and a.status = 'pending'
       and a.created_at > coalesce((select merged_at from merges where id = :undoneMergeId?), '-infinity'))`,
);

export const insertMerge = statement(
  "merge_insert",
  "insert into merges (kept_cat_id, gone_cat_id, merged_by, record) values (:keptId, :goneId, :memberId, :record::jsonb) returning id",
);

const nameBefore = (side: "kept" | "gone") =>
  `concat_ws(' ', m.record #>> '{before,${side},cat_name_cattery_prefix}', m.record #>> '{before,${side},cat_name}', m.record #>> '{before,${side},cat_name_suffix}')`;
const ENTRY = `m.id, m.kept_cat_id, m.gone_cat_id, ${nameBefore("gone")} as name, ${nameBefore("kept")} as kept_name,
  ${momentText("m.merged_at")} as merged_at, ${momentText("m.undone_at")} as undone_at`;

export const selectMerge = statement(
  "merge_select",
  `select ${ENTRY}, m.merged_by, m.record from merges m where m.id = :id`,
  told<{ record: MergeRecord }>(),
);

export const lockMerge = statement(
  "merge_lock",
  `select ${ENTRY}, m.merged_by, m.record from merges m where m.id = :id for update`,
  told<{ record: MergeRecord }>(),
);

export const listMerges = statement(
  "merge_list",
  `select ${ENTRY} from merges m where m.merged_by = :memberId and m.id < :beforeId order by m.id desc limit :limit`,
);

export const markUndone = statement(
  "merge_mark_undone",
  "update merges set undone_at = now(), undone_by = :memberId where id = :id",
);

/** In the order of their ids, so that two merges of one pair do not deadlock. */
export const lockCats = statement(
  "merge_lock_cats",
  "select id from cats where id = any(:ids) order by id for update",
);

/** For the rest of the transaction. */
export const letCertifiedFollow = statement(
  "merge_let_certified_follow",
  "select set_config('felistry.merging', 'on', true)",
);

export const dropNamedTwice = statement(
  "merge_drop_named_twice",
  `delete from certified_cats g where g.cat_id = :goneId
     and exists (select from certified_cats k where k.cat_id = :keptId and k.certificate_id = g.certificate_id)
   returning to_jsonb(g) as row`,
  told<{ row: Row }>(),
);

/** Of a record whose number goes. */
export const supersedeAllOf = statement(
  "merge_supersede",
  "select supersede_all_of(:catId) as done",
);

export const endNumber = statement(
  "merge_end_number",
  "insert into merged_numbers (reg_num, cat_id, merge_id) values (:number, :catId, :mergeId)",
);

/** Before the record is back: no cat is given such a number. */
export const giveNumberBack = statement(
  "merge_give_number_back",
  "delete from merged_numbers where merge_id = :mergeId",
);

export const deleteGone = statement("merge_delete_gone", "delete from cats where id = :goneId");

export const deleteColour = statement(
  "merge_delete_colour",
  "delete from cat_colours where cat_id = :catId",
);

/** Empty unless the member has closed the account. */
export const selectClosed = statement(
  "merge_closed_member",
  "select id from users where id = :memberId? and closed_at is not null",
);
