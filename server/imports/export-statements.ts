import {
  PLAIN_SHEET_FIELDS,
  type PlainSheetField,
  sheetColumn,
  specOf,
} from "@felistry/domain/cats/field-lists.ts";
import type { PlainCells } from "@felistry/domain/imports/read-row.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { statement, told } from "../db/statement.ts";

export interface ExportedCat extends PlainCells {
  readonly id: number;
  readonly prefix: string | null;
  readonly cat_name: string;
  readonly suffix: string | null;
  readonly sex: Sex;
  readonly breed: string;
  readonly ems: string | null;
  readonly number: string | null;
  readonly mother: string | null;
  readonly father: string | null;
  readonly mother_id: number | null;
  readonly father_id: number | null;
  readonly mine: 0 | 1;
}

export interface LineCat extends ExportedCat {
  /** Its kittens as they are registered, others' cats too: their ids, their mothers' and fathers'. */
  readonly kittens: readonly (readonly [
    id: number,
    motherId: number | null,
    fatherId: number | null,
  ])[];
}

const NAME = (cat: string) =>
  `nullif(concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix), '')`;

const plain = (value: (field: PlainSheetField) => string) =>
  PLAIN_SHEET_FIELDS.map((field) => `${value(field)} as ${sheetColumn(field)}`).join(", ");

/** Chips, descriptions and the like are the owners' own words: of other people's cats they are not told. */
const cats = (own: (field: PlainSheetField) => string, beside: string, where: string) => `
  select c.id, c.cat_name_cattery_prefix as prefix, c.cat_name, c.cat_name_suffix as suffix, c.sex,
    b.ems as breed, k.ems, coalesce(c.reg_num, c.number_elsewhere) as number, coalesce(m.reg_num, ${NAME("m")}) as mother, coalesce(f.reg_num, ${NAME("f")}) as father,
    c.mother_id, c.father_id, ${plain(own)}, c.is_my_cat as mine${beside}
  from cats c
  join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
  left join cats m on m.id = c.mother_id left join cats f on f.id = c.father_id
  where ${where} order by c.id`;

/** Four bytes an id: of a million cats four megabytes, which is all that is held of them. */
const IDS = "coalesce(string_agg(int4send(id), '' order by id), '') as ids";

export const ownIds = statement(
  "export_own_ids",
  `select ${IDS} from (
     select id from cats where online_owner_id = :memberId union select id from cats where users_id = :memberId) own`,
);

/** Of those, whichever are the member's still. */
export const exportedCats = statement(
  "export_cats",
  cats(
    (field) => `c.${field}`,
    ", '[]'::json as families",
    "c.id = any(:ids::int[]) and :memberId::int in (c.online_owner_id, c.users_id)",
  ),
);

/** Own cats and everything they descend from. */
export const lineIds = statement(
  "export_line_ids",
  `with recursive line(id) as (
     select id from cats where online_owner_id = :memberId or users_id = :memberId
     union
     select p.parent from line l join cats c on c.id = l.id
     cross join lateral (values (c.mother_id), (c.father_id)) as p(parent) where p.parent is not null)
   select ${IDS} from line`,
);

export const exportedLine = statement(
  "export_line",
  cats(
    (field) => (specOf(field).kind === "date" ? `c.${field}` : "null"),
    `, (select coalesce(json_agg(json_build_array(o.id, o.mother_id, o.father_id) order by o.id), '[]')
        from (select id, mother_id, father_id from cats where mother_id = c.id
              union all select id, mother_id, father_id from cats where father_id = c.id) o) as kittens`,
    "c.id = any(:ids::int[])",
  ),
  told<{
    kittens: readonly (readonly [id: number, motherId: number | null, fatherId: number | null])[];
  }>(),
);
