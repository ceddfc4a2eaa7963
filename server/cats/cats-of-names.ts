import type { CatCard } from "@felistry/contract/cats.ts";
import { statement, told } from "../db/statement.ts";
import { cardFields, cardJoins } from "./card-fields.ts";

/**
 * Cats of the registry by the names that a paper may print for them: `wanted` is JSON,
 * `[{ position, sex, names, birthdate }]`; a cat with another birth date is another cat.
 */
export const catsOfNames = statement(
  "cats_of_names",
  `select found.position, found.cats
   from (
     select w.position, json_agg(one.card order by one.registered desc, one.id) as cats
     from jsonb_to_recordset(:wanted::jsonb) as w(position int, sex text, names text[], birthdate text)
     cross join lateral (
       select c.id, c.registered, json_build_object(${cardFields(":locale")}) as card
       from cats c ${cardJoins}
       where c.search_name = any (w.names) and c.sex = w.sex
         and (w.birthdate is null or c.cat_birthdate is null or c.cat_birthdate = w.birthdate::date)
       order by c.registered desc, c.id
       limit 3
     ) one
     group by w.position
   ) found order by found.position`,
  told<{ position: number; cats: CatCard[] }>(),
);

export const cardsOfIds = statement(
  "cats_cards_of_ids",
  `select c.id, json_build_object(${cardFields(":locale")}) as card from cats c ${cardJoins} where c.id = any(:ids::int[])`,
  told<{ card: CatCard }>(),
);
