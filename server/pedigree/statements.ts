import { ancestorFieldsAt, type AncestorField } from "@felistry/contract/pedigree/pedigree.ts";
import {
  ancestorPrefixes,
  GENERATIONS_WITH_BIRTHDATE,
} from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import { PEDIGREE_GENERATIONS } from "@felistry/domain/pedigree/positions.ts";
import { codeValue, textValue } from "../db/json-text.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";
import { parentsOf } from "./parents-of.ts";

/** Cats at positions below this one still have parents in the pedigree: a bound that also ends a recursion over bad data. */
const LAST_CHILD = 2 ** PEDIGREE_GENERATIONS;

/** From this position on an ancestor has no birth date in the record. */
const FIRST_UNDATED = 2 ** (GENERATIONS_WITH_BIRTHDATE + 1);

/** JSON text of an ancestor's fields, in the SQL of `selectAncestors`. */
const ancestorValues: Record<AncestorField, string> = {
  id: "coalesce(l.id::text, 'null')",
  name: textValue("l.name"),
  cattery_prefix: textValue("l.prefix"),
  suffix: textValue("l.suffix"),
  birthdate: codeValue("l.birthdate"),
  main: codeValue("k.main"),
  gold: codeValue("k.gold"),
  white: codeValue("k.white"),
  tabby: codeValue("k.tabby"),
  point: codeValue("k.point"),
  eye: codeValue("k.eye"),
  breed_ems: codeValue("b.ems"),
};

function cellsAt(position: number): string {
  return ancestorFieldsAt(position)
    .map((field) => `place.key || '${field}":' || ${ancestorValues[field]}`)
    .join(" || ");
}

/**
 * The flat record of a cat's 30 ancestors as JSON text; null for an unknown cat. A chain of primary-key look-ups by
 * ahnentafel position, in which a repeated ancestor appears at each of its places.
 */
export const selectAncestors = jsonStatement(
  "ancestors",
  `with recursive line(position, id, name, prefix, suffix, birthdate, breed_id, mother_id, father_id) as (
     select 1, c.id, c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, birth_text(c.cat_birthdate, c.cat_birthdate_precision), c.breed_id, c.mother_id, c.father_id
     from cats c where c.id = :catId
     union all
     select p.position, c.id, c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, birth_text(c.cat_birthdate, c.cat_birthdate_precision), c.breed_id, c.mother_id, c.father_id
     from line l
     cross join lateral (values (l.position * 2, l.father_id), (l.position * 2 + 1, l.mother_id)) as p(position, id)
     join cats c on c.id = p.id
     where l.position < ${LAST_CHILD}
   )
   select '{' || substr(string_agg(
            case when place.position < ${FIRST_UNDATED} then ${cellsAt(2)} else ${cellsAt(FIRST_UNDATED)} end,
            '' order by place.ordinal), 2) || '}' as json
   from (values ${ancestorPrefixes.map(({ prefix, position }, i) => `(${i}, ${position}, ',"${prefix}')`).join(", ")}) as place(ordinal, position, key)
   left join line l on l.position = place.position
   left join cat_colours k on k.cat_id = l.id
   left join breeds b on b.id = l.breed_id
   having exists (select from line)`,
  answers("GET /parents/{id}/ancestors"),
);

export interface ParentsRow {
  mother_id: number | null;
  father_id: number | null;
}

export const selectParents = statement(
  "parents",
  "select mother_id, father_id from cats where id = :catId",
);

/** JSON's null without that parent; no row for an unknown cat. */
function parentCard(column: "mother_id" | "father_id"): string {
  return `
    select coalesce((select json_build_object(${cardFields(":locale")})::text from cats c ${cardJoins} where c.id = child.${column}), 'null') as json
    from cats child where child.id = :catId`;
}

export const selectMotherCard = jsonStatement(
  "mother_card",
  parentCard("mother_id"),
  answers("GET /parents/mother/{id}"),
);
export const selectFatherCard = jsonStatement(
  "father_card",
  parentCard("father_id"),
  answers("GET /parents/father/{id}"),
);

export const selectProposed = statement(
  "parent_proposed",
  "select id, sex, cat_birthdate, latest_birth(cat_birthdate, cat_birthdate_precision) as born_by, deceased_on, neutered_on from cats where id = :catId",
);

/** All ancestors at any depth; a cat found twice is followed once. */
export const selectAllAncestorIds = statement(
  "ancestor_ids",
  `with recursive ancestor(id) as (
     select p.id from cats c cross join lateral (values (c.mother_id), (c.father_id)) as p(id) where c.id = :catId and p.id is not null
     union
     select p.id from ancestor a ${parentsOf("a.id")}
     cross join lateral (values (c.mother_id), (c.father_id)) as p(id) where p.id is not null
   )
   select id from ancestor`,
);

export const setMother = statement(
  "parent_set_mother",
  "update cats set mother_id = :parentId?::int, updated_at = now() where id = :catId returning mother_id, father_id",
);
export const setFather = statement(
  "parent_set_father",
  "update cats set father_id = :parentId?::int, updated_at = now() where id = :catId returning mother_id, father_id",
);

/** All changes of parents take turns (the trigger takes the same lock), so that what was checked still holds when it is written. */
export const takeTurn = statement(
  "parents_take_turn",
  "select pg_advisory_xact_lock(hashtext('cats.parents'))",
);
