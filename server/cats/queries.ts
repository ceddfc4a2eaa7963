/** What other nouns may read of cats. */
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

export const catOwners = statement(
  "cat_owners",
  "select users_id, online_owner_id from cats where id = :catId",
);
/** One row if the cat has died. */
export const isDeceased = statement(
  "cat_is_deceased",
  "select id from cats where id = :catId and (deceased_on is not null or deceased_undated = 1)",
);
/** As far as a sequence of the newest cats reaches: names of a registry of a million are too many to send around. */
export const namesOfNewestCats = statement(
  "cats_newest_names",
  `select cat_name_cattery_prefix as prefix, cat_name as name, cat_name_suffix as suffix
   from cats order by id desc limit :most::int`,
);
const nextIds = statement(
  "cat_ids_draw",
  "select nextval(s.name)::int as id from (select pg_get_serial_sequence('cats', 'id')::regclass as name offset 0) s, generate_series(1, :count::int)",
);

/** Ids of cats to be added in an order other than that in which lists show them. The lowest comes first. */
export async function drawCatIds(db: Db, count: number): Promise<number[]> {
  const drawn = await nextIds(db, { count });
  return drawn.map(({ id }) => id!).sort((one, other) => one - other);
}

export { ANCESTOR_OF_REGISTERED } from "./ancestor-of-registered.ts";
export { cardFields, cardJoins, underReviewField } from "./card-fields.ts";
export { breedIdOf } from "./breed-of-query.ts";
export { cardsOfIds, catsOfNames } from "./cats-of-names.ts";
export { editFacts, editFactsOfOwn, type EditFacts } from "./edit-facts.ts";
export { selectBreedEms } from "./statements.ts";
export { catState, catVersion, catVersionRules } from "./version.ts";
