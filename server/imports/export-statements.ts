import type { GedcomFamily } from "@felistry/domain/exports/gedcom.ts";
import {
  PLAIN_SHEET_FIELDS,
  type PlainSheetField,
  sheetColumn,
  specOf,
} from "@felistry/domain/cats/field-lists.ts";
import type { PlainCells } from "@felistry/domain/imports/read-row.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { statement } from "../db/statement.ts";

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
  readonly families: readonly GedcomFamily[];
}

const NAME = (cat: string) =>
  `nullif(concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix), '')`;

const plain = (value: (field: PlainSheetField) => string) =>
  PLAIN_SHEET_FIELDS.map((field) => `${value(field)} as ${sheetColumn(field)}`).join(", ");

/** Chips, descriptions and the like are the owners' own words: of other people's cats they are not told. */
const cats = (own: (field: PlainSheetField) => string, from: string, families: string) => `
  select c.id, c.cat_name_cattery_prefix as prefix, c.cat_name, c.cat_name_suffix as suffix, c.sex,
    b.ems as breed, k.ems, coalesce(c.reg_num, c.number_elsewhere) as number, coalesce(m.reg_num, ${NAME("m")}) as mother, coalesce(f.reg_num, ${NAME("f")}) as father,
    c.mother_id, c.father_id, ${plain(own)}, c.is_my_cat as mine, ${families} as families
  from ${from}
  join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
  left join cats m on m.id = c.mother_id left join cats f on f.id = c.father_id
  where c.id > $2 order by c.id limit $3`;

export const exportedCats = statement<
  [memberId: number, afterId: number, limit: number],
  ExportedCat
>(
  "export_cats",
  cats(
    (field) => `c.${field}`,
    `(select * from cats where online_owner_id = $1 union select * from cats where users_id = $1) c`,
    "'[]'::json",
  ),
);

/** Own cats and everything they descend from. */
const LINE = `line(id) as (
  select id from cats where online_owner_id = $1 or users_id = $1
  union
  select p.parent from line l join cats c on c.id = l.id
  cross join lateral (values (c.mother_id), (c.father_id)) as p(parent) where p.parent is not null)`;

export const exportedLine = statement<
  [memberId: number, afterId: number, limit: number],
  ExportedCat
>(
  "export_line",
  `with recursive ${LINE} ${cats(
    (field) => (specOf(field).kind === "date" ? `c.${field}` : "null"),
    "line join cats c on c.id = line.id",
    `(select coalesce(json_agg(distinct jsonb_build_object('mother_id', o.mother_id, 'father_id', o.father_id)), '[]')
      from cats o join line l2 on l2.id = o.id where o.mother_id = c.id or o.father_id = c.id)`,
  )}`,
);

export const exportedFamilies = statement<
  [memberId: number],
  GedcomFamily & { children: number[] }
>(
  "export_families",
  `with recursive ${LINE}
   select c.mother_id, c.father_id, array_agg(c.id order by c.id) as children from cats c join line on line.id = c.id
   where c.mother_id is not null or c.father_id is not null group by 1, 2 order by 1, 2`,
);
