/** What other nouns may read and change of cats. */
import type { CatOwners } from "@felistry/domain/cats/edit-mode.ts";
import { statement } from "../db/statement.ts";

export const catOwners = statement<[catId: number], CatOwners>(
  "cat_owners",
  "select users_id, online_owner_id from cats where id = $1",
);

export { addKitten } from "./add-kitten.ts";
export { cardFields, cardJoins, underReviewField } from "./card-fields.ts";
export { addCatOfPaper, catOfPaper, catsOfNames, fillCatOfPaper } from "./cat-of-paper.ts";
export { editFacts, editFactsOfOwn, requireUnlocked, type EditFacts } from "./edit-facts.ts";
export { assumptionTexts, kittenColour } from "./kitten-colours.ts";
export { mergeRefusals } from "./merge-rule.ts";
export { lockCat, passCat, registerCat, returnFromClub, type LockedCat } from "./pass-cat.ts";
export { returnTakenBy } from "./return-taken.ts";
export { paperShownTo } from "./withheld.ts";
export { requireEms } from "./require-ems.ts";
