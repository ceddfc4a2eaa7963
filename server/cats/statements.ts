import { jsonStatement, statement } from "../db/statement.ts";
import { cardFields, cardJoins } from "./card-fields.ts";

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

export const selectSexAndChildren = statement<
  [catId: number],
  { sex: "male" | "female"; is_parent: boolean }
>(
  "cat_sex_and_children",
  `select c.sex, exists (select from cats k where k.mother_id = c.id or k.father_id = c.id) as is_parent
   from cats c where c.id = $1`,
);

type NewCat = [
  memberId: number,
  prefix: string | null,
  name: string,
  suffix: string | null,
  sex: "male" | "female",
  birthdate: string | null,
  breedId: number,
  isMyCat: number,
];

/** Whoever adds a cat is shown as its owner and keeps its page. */
export const insertCat = statement<NewCat, { id: number }>(
  "cat_insert",
  `insert into cats (users_id, online_owner_id, cat_name_cattery_prefix, cat_name, cat_name_suffix, sex, cat_birthdate, breed_id, is_my_cat)
   values ($1, $1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);

type ChangedCat = [
  id: number,
  prefix: string | null,
  name: string,
  suffix: string | null,
  sex: "male" | "female",
  birthdate: string | null,
  breedId: number,
  isMyCat: number | null,
  description: string | null,
  chip: string | null,
  breederId: number | null,
  breederText: string | null,
];

export const updateCat = statement<ChangedCat, never>(
  "cat_update",
  `update cats set cat_name_cattery_prefix = $2, cat_name = $3, cat_name_suffix = $4, sex = $5, cat_birthdate = $6::date,
     breed_id = $7, is_my_cat = coalesce($8::smallint, is_my_cat), description = $9, chip = $10, breeder_id = $11,
     breeder_not_user = $12, updated_at = now()
   where id = $1`,
);
