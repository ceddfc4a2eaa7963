import {
  PLAIN_SHEET_FIELDS,
  type PlainSheetField,
  sheetColumn,
  specOf,
} from "@felistry/domain/cats/field-lists.ts";
import { shownFirstName, shownLastName } from "../../accounts/queries.ts";
import type { Attached } from "@felistry/domain/imports/attached.ts";
import type { PlainCells } from "@felistry/domain/imports/read-row.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { statement, told } from "../../db/statement.ts";
import { parentsOf } from "../../pedigree/queries.ts";

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
  readonly titles: readonly string[];
  readonly printed_name: string;
  readonly number_elsewhere: string | null;
  /** Titles and tests with all that is said of them, and the member's tags; in an archive pictures too. */
  readonly attached: Attached | null;
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

/** The breeder as the cat's page names them. */
const BREEDER = `coalesce(c.breeder_not_user, nullif(concat_ws(' ', ${shownFirstName("r", ":locale")}, ${shownLastName("r", ":locale")}), ''))`;

const IS_OWN = ":memberId::int in (c.online_owner_id, c.users_id)";

/** In place of the day of death that nobody knows. */
export const DIED = "yes";

/** Of other people's cats nothing is told but what their pages tell everybody. */
function valueOf(field: PlainSheetField): string {
  if (field === "cat_birthdate") return "birth_text(c.cat_birthdate, c.cat_birthdate_precision)";
  if (field === "deceased_on")
    return `coalesce(c.deceased_on::text, case when c.deceased_undated = 1 then '${DIED}' end)`;
  if (field === "breeder_not_user") return BREEDER;
  return specOf(field).profile === "owners"
    ? `case when ${IS_OWN} then c.${field} end`
    : `c.${field}`;
}

const PLAIN = PLAIN_SHEET_FIELDS.map((field) => `${valueOf(field)} as ${sheetColumn(field)}`).join(
  ", ",
);

const TITLES = `(select coalesce(json_agg(t.name order by t.issued_on nulls last, t.id), '[]') from credentials t
    where t.cat_id = c.id and t.kind = 'title') as titles`;

/** A title that says nothing but its name stands among the titles alone. */
const ATTACHED = `(select json_strip_nulls(json_build_object('credentials', said.credentials, 'tags', said.tags)) from (
    select (select json_agg(json_build_object('kind', t.kind, 'name', t.name, 'result', t.result, 'issued_by', t.issued_by, 'issued_on', t.issued_on,
              'show_system', t.show_system, 'show_country', t.show_country, 'show_class', t.show_class, 'judge', t.judge, 'points', t.points)
              order by t.issued_on nulls last, t.id)
            from credentials t where t.cat_id = c.id
            having bool_or(t.kind <> 'title' or t.result is not null or t.issued_by is not null or t.issued_on is not null)) as credentials,
      (select json_agg(g.name order by lower(g.name), g.id) from cat_tags o join tags g on g.id = o.tag_id
       where o.cat_id = c.id and g.member_id = :memberId) as tags
  ) said where said.credentials is not null or said.tags is not null) as attached`;

const cats = (beside: string) => `
  select c.id, c.cat_name_cattery_prefix as prefix, c.cat_name, c.cat_name_suffix as suffix, c.sex,
    b.ems as breed, k.ems, coalesce(c.reg_num, c.number_elsewhere) as number, coalesce(m.reg_num, ${NAME("m")}) as mother, coalesce(f.reg_num, ${NAME("f")}) as father,
    c.mother_id, c.father_id, ${PLAIN}, case when ${IS_OWN} then c.is_my_cat else 0 end as mine,
    ${TITLES}, ${ATTACHED}, coalesce(c.printed_name, ${NAME("c")}) as printed_name, c.number_elsewhere${beside}
  from cats c
  join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
  left join cats m on m.id = c.mother_id left join cats f on f.id = c.father_id left join users r on r.id = c.breeder_id
  where c.id = any(:ids::int[]) order by c.id`;

/** Four bytes an id: of a million cats four megabytes, which is all that is held of them. */
const IDS = "coalesce(string_agg(int4send(id), '' order by id), '') as ids";

/** Own cats and everything they descend from. */
export const lineIds = statement(
  "export_line_ids",
  `with recursive line(id) as (
     select id from cats where (online_owner_id = :memberId or users_id = :memberId) and (:cats?::int[] is null or id = any(:cats?))
     union
     select p.parent from line l ${parentsOf("l.id")}
     cross join lateral (values (c.mother_id), (c.father_id)) as p(parent) where p.parent is not null)
   select ${IDS} from line`,
);

type Told = Pick<ExportedCat, "titles" | "sex" | "mine" | "printed_name" | "attached">;

export const exportedCats = statement("export_cats", cats(""), told<Told>());

export const exportedLine = statement(
  "export_line",
  cats(`, (select coalesce(json_agg(json_build_array(o.id, o.mother_id, o.father_id) order by o.id), '[]')
        from (select id, mother_id, father_id from cats where mother_id = c.id
              union all select id, mother_id, father_id from cats where father_id = c.id) o) as kittens`),
  told<
    Told & {
      kittens: readonly (readonly [id: number, motherId: number | null, fatherId: number | null])[];
    }
  >(),
);
