/** What other nouns may read of cats. */
import { statement } from "../db/statement.ts";

export const catOwners = statement(
  "cat_owners",
  "select users_id, online_owner_id from cats where id = :catId",
);
/** One row if the cat has died. */
export const isDeceased = statement(
  "cat_is_deceased",
  "select id from cats where id = :catId and (deceased_on is not null or deceased_undated = 1)",
);
export { ANCESTOR_OF_REGISTERED } from "./ancestor-of-registered.ts";
export { cardFields, cardJoins, underReviewField } from "./card-fields.ts";
export { breedIdOf } from "./breed-of-query.ts";
export { cardsOfIds, catsOfNames } from "./cats-of-names.ts";
export { editFacts, editFactsOfOwn, type EditFacts } from "./edit-facts.ts";
export { selectBreedEms } from "./statements.ts";
