import { may } from "@felistry/domain/accounts/club-rights.ts";
import { bornByToMate } from "@felistry/domain/matings/breeding-age.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { breedIdOf } from "./breed-of-query.ts";
import {
  selectCatsByName,
  selectCatsOfBreed,
  selectCatsOfBreedByName,
  selectCatsOfMember,
  selectNewestCats,
} from "./list-statements.ts";
import { beginningOrHolding } from "../db/name-patterns.ts";

const NEWEST = 2_147_483_647;

export const listCats: Handler<"GET /cats"> = async ({ query }, { db, locale, member, today }) => {
  if (query.mine !== "all" && !member) refuse("not_logged_in");
  const [beforeId] = decodeCursor(query.cursor, [rowId]) ?? [NEWEST];
  const breedId = query.breed === undefined ? null : await breedIdOf(db, query.breed);
  const patterns = query.q ? beginningOrHolding(query.q) : { pattern: null, otherPattern: null };
  const memberId = query.mine === "all" ? null : member!.id;
  const select = sourceOf(query.mine, patterns.pattern, breedId);
  const [page] = await select(db, {
    locale,
    beforeId,
    limit: query.limit,
    sex: query.sex ?? null,
    bornBy: query.mateable === undefined ? null : bornByToMate(today),
    breedId,
    ...patterns,
    memberId,
    readerId: member?.id ?? null,
    isAdmin: may(member, "read_cats"),
  });
  const next = page!.found > query.limit ? encodeCursor([page!.last_id!]) : null;
  return envelopeText(page!.json, "", { next });
};

/** The narrowest index first; other conditions are checked row by row. */
function sourceOf(mine: "all" | "my" | "not-my", pattern: string | null, breedId: number | null) {
  if (mine === "my") return selectCatsOfMember;
  if (pattern !== null) return breedId === null ? selectCatsByName : selectCatsOfBreedByName;
  return breedId === null ? selectNewestCats : selectCatsOfBreed;
}
