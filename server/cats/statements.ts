import type { CatDates } from "@felistry/domain/cats/dates.ts";
import { DATE_FIELDS, type FieldsWith, fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { jsonStatement, statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { cardFields, cardJoins } from "./card-fields.ts";
import { columns, type Values } from "./field-columns.ts";

export const selectCard = jsonStatement<[locale: string, catId: number]>(
  "cat_card",
  `select json_build_object(${cardFields("$1")})::text as json from cats c ${cardJoins} where c.id = $2`,
);
export const selectName = jsonStatement<[catId: number]>(
  "cat_name",
  "select json_build_object('cat_name', cat_name)::text as json from cats where id = $1",
);
export const selectOwner = jsonStatement<[catId: number]>(
  "cat_shown_owner",
  "select json_build_object('users_id', users_id)::text as json from cats where id = $1",
);

export const selectBreedEms = statement<[catId: number], { ems: string }>(
  "cat_breed_ems",
  "select b.ems from cats c join breeds b on b.id = c.breed_id where c.id = $1",
);

/** What of a cat there is now a change has to fit to. */
export const presentFacts = statement<
  [catId: number],
  { sex: Sex; is_parent: boolean } & Required<CatDates>
>(
  "cat_present_facts",
  `select c.sex, ${columns("c", DATE_FIELDS)},
     exists (select from cats k where k.mother_id = c.id or k.father_id = c.id) as is_parent
   from cats c where c.id = $1`,
);

const CREATED = fieldsWith("create");

const insertRow = statement<[memberId: number, values: string], { id: number }>(
  "cat_insert",
  `insert into cats (users_id, online_owner_id, ${CREATED.join(", ")})
   select $1, $1, ${columns("v", CREATED)} from jsonb_populate_record(null::cats, $2::jsonb) v returning id`,
);

/** Whoever adds a cat is shown as its owner and keeps its page. */
export const insertCat = (tx: Tx, memberId: number, values: Values<FieldsWith<"create">>) =>
  insertRow(tx, memberId, JSON.stringify(values));
