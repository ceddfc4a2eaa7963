import { DATE_FIELDS, type FieldsWith, fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { cardFields, cardJoins } from "./card-fields.ts";
import { columns, type Values } from "./field-columns.ts";

export const selectCards = statement(
  "cats_by_id",
  `select c.id, json_build_object(${cardFields(":locale")})::text as json
   from cats c ${cardJoins} where c.id = any(:catIds::int[])`,
  answers("GET /cats/{id}"),
);
export const selectName = jsonStatement(
  "cat_name",
  "select json_build_object('cat_name', cat_name)::text as json from cats where id = :catId",
  answers("GET /cats/{id}/name"),
);
export const selectOwner = jsonStatement(
  "cat_shown_owner",
  "select json_build_object('users_id', users_id)::text as json from cats where id = :catId",
  answers("GET /cats/user-id-by-cat-id/{id}"),
);

export const selectBreedEms = statement(
  "cat_breed_ems",
  "select b.ems from cats c join breeds b on b.id = c.breed_id where c.id = :catId",
);

/** The cat's current values that a change must be consistent with. */
export const presentFacts = statement(
  "cat_present_facts",
  `select c.sex, c.number_elsewhere, ${columns("c", DATE_FIELDS)},
     exists (select from cats k where k.mother_id = c.id or k.father_id = c.id) as is_parent
   from cats c where c.id = :catId`,
);

const CREATED = fieldsWith("create");

const insertRow = statement(
  "cat_insert",
  `insert into cats (users_id, online_owner_id, ${CREATED.join(", ")})
   select :memberId, :memberId, ${columns("v", CREATED)} from jsonb_populate_record(null::cats, :values::jsonb) v returning id`,
);

/** The member who adds a cat becomes its owner and keeps its page. */
export const insertCat = (tx: Tx, memberId: number, values: Values<FieldsWith<"create">>) =>
  insertRow(tx, { memberId, values: JSON.stringify(values) });
