import { PEDIGREE_GENERATIONS } from "@felistry/domain/pedigree/positions.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";
import { arraysOf, codeValue, textValue } from "../db/json-text.ts";
import { jsonStatement, statement } from "../db/statement.ts";

/** Cats at positions below this one still have parents in the pedigree: a bound that also ends a recursion over bad data. */
const LAST_CHILD = 2 ** PEDIGREE_GENERATIONS;

/** In the order of flat-record.ts. */
const ancestorValues = [
  "l.position",
  "l.id",
  textValue("l.name"),
  textValue("l.prefix"),
  textValue("l.suffix"),
  codeValue("l.birthdate"),
  ...["main", "gold", "white", "tabby", "point", "eye"].map((kind) => codeValue(`k.${kind}`)),
  codeValue("b.ems"),
];

/**
 * The cat (position 1) and its ancestors as arrays `[position, ...values]` in the order of flat-record.ts. Null for
 * an unknown cat. A chain of primary-key look-ups by ahnentafel position, from which an inbred ancestor comes
 * back at each of its places.
 */
export const selectAncestors = jsonStatement<[catId: number]>(
  "ancestors",
  `with recursive line(position, id, name, prefix, suffix, birthdate, breed_id, mother_id, father_id) as (
     select 1, c.id, c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, c.cat_birthdate, c.breed_id, c.mother_id, c.father_id
     from cats c where c.id = $1
     union all
     select p.position, c.id, c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, c.cat_birthdate, c.breed_id, c.mother_id, c.father_id
     from line l
     cross join lateral (values (l.position * 2, l.father_id), (l.position * 2 + 1, l.mother_id)) as p(position, id)
     join cats c on c.id = p.id
     where l.position < ${LAST_CHILD}
   )
   select ${arraysOf(ancestorValues)} as json
   from line l
   left join cat_colours k on k.cat_id = l.id
   join breeds b on b.id = l.breed_id`,
);

export interface ParentsRow {
  mother_id: number | null;
  father_id: number | null;
}

export const selectParents = statement<[catId: number], ParentsRow>(
  "parents",
  "select mother_id, father_id from cats where id = $1",
);

interface ParentCardRow {
  /** JSON text; null where this parent is unknown. */
  card: string | null;
}

function parentCard(column: "mother_id" | "father_id"): string {
  return `
    select (select json_build_object(${cardFields("$1")})::text from cats c ${cardJoins} where c.id = child.${column}) as card
    from cats child where child.id = $2`;
}

export const selectMotherCard = statement<[locale: string, catId: number], ParentCardRow>(
  "mother_card",
  parentCard("mother_id"),
);
export const selectFatherCard = statement<[locale: string, catId: number], ParentCardRow>(
  "father_card",
  parentCard("father_id"),
);

export interface ProposedCat {
  id: number;
  sex: "male" | "female";
  cat_birthdate: string | null;
}

export const selectProposed = statement<[catId: number], ProposedCat>(
  "parent_proposed",
  "select id, sex, cat_birthdate from cats where id = $1",
);

/** All ancestors at any depth; a cat that stands in a line twice is followed once. */
export const selectAllAncestorIds = statement<[catId: number], { id: number }>(
  "ancestor_ids",
  `with recursive ancestor(id) as (
     select p.id from cats c cross join lateral (values (c.mother_id), (c.father_id)) as p(id) where c.id = $1 and p.id is not null
     union
     select p.id from ancestor a join cats c on c.id = a.id
     cross join lateral (values (c.mother_id), (c.father_id)) as p(id) where p.id is not null
   )
   select id from ancestor`,
);

type SetParent = [catId: number, parentId: number | null];

export const setMother = statement<SetParent, ParentsRow>(
  "parent_set_mother",
  "update cats set mother_id = $2::int, updated_at = now() where id = $1 returning mother_id, father_id",
);
export const setFather = statement<SetParent, ParentsRow>(
  "parent_set_father",
  "update cats set father_id = $2::int, updated_at = now() where id = $1 returning mother_id, father_id",
);

/** All changes of parents take turns (the trigger takes the same lock), so that what was checked still holds when it is written. */
export const takeTurn = statement<[], never>(
  "parents_take_turn",
  "select pg_advisory_xact_lock(hashtext('cats.parents'))",
);
