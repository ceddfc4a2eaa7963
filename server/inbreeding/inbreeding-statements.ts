import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import type { CatCard } from "@felistry/contract/cats.ts";
import { statement, told } from "../db/statement.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";

export const selectNames = statement(
  "cat_names",
  `select id, cat_name_cattery_prefix, cat_name, cat_name_suffix from cats where id = any(:catIds::int[])`,
);

export interface MateRow extends ColourCodes {
  id: number;
  sex: Sex;
  cat_birthdate: string | null;
  neutered_on: string | null;
  breed_ems: string;
  mother_id: number | null;
  father_id: number | null;
  build: string | null;
  card: CatCard;
}

export const selectMates = statement(
  "mates",
  `select c.id, c.sex, c.cat_birthdate, c.neutered_on, b.ems as breed_ems, c.mother_id, c.father_id,
          k.main, k.gold, k.white, k.tabby, k.point, k.eye, k.build, json_build_object(${cardFields(":locale")}) as card
   from cats c ${cardJoins} where c.id = any(:catIds::int[])`,
  told<{ card: CatCard }>(),
);

/** Studs that members have at home, of these breeds and old enough, the youngest entries first. */
export const selectStuds = statement(
  "studs_to_compare",
  `select c.id, b.ems as breed, k.build from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
   where c.breed_id = any(array(select id from breeds where ems = any(:breeds::text[])))
     and c.sex = 'male' and c.is_my_cat = 1 and c.cat_birthdate <= :bornBy::date and c.neutered_on is null and c.id <> :damId
   order by c.id desc limit :most::int`,
);

export const selectCards = statement(
  "cat_cards",
  `select json_build_object(${cardFields(":locale")}) as card from cats c ${cardJoins} where c.id = any(:catIds::int[])`,
  told<{ card: CatCard }>(),
);

const OF_BREED = "breed_id = :id";
/** As on the cattery's page: at home with its breeder, who keeps the cat's page. */
const OF_BREEDER = "online_owner_id = :id and is_my_cat = 1";

const year = "coalesce(extract(year from cat_birthdate)::int, 0)";

const stateOf = (name: "breed" | "breeder", which: string) =>
  statement(
    `${name}_state`,
    `select count(*)::int as cats, coalesce(bit_xor(hashint8extended(id::bigint * 10000 + ${year}, 0)), 0)::text as state
     from cats where ${which}`,
  );

/** "id year" of so many cats beyond one, 0 for an unknown year; null where there are no more. */
const membersOf = (name: "breed" | "breeder", which: string) =>
  statement(
    `${name}_members`,
    `select string_agg(concat_ws(' ', id, born), ' ' order by id) as members
     from (select id, ${year} as born from cats where ${which} and id > :beyond order by id limit :most::int) page`,
  );

export const populationStatements = {
  breed: { state: stateOf("breed", OF_BREED), members: membersOf("breed", OF_BREED) },
  breeder: { state: stateOf("breeder", OF_BREEDER), members: membersOf("breeder", OF_BREEDER) },
} as const;
export type PopulationKind = keyof typeof populationStatements;
