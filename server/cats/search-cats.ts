import { JsonText, type Handler } from "../http/handler.ts";
import { beginningWith, holding } from "../db/name-patterns.ts";
import { newestFree, newestOfSex, searchFree, searchOfSex } from "./search-statements.ts";

export const searchCatsOfSex: Handler<"GET /cats/all-with-color-10-by-gender"> = async (
  { query: { q, sex } },
  { db, locale },
) =>
  found(
    await (q === ""
      ? newestOfSex(db, locale, sex)
      : searchOfSex(db, locale, sex, ...beginningWith(q), holding(q))),
  );

export const searchFreeCats: Handler<"GET /cats/all-with-color-10-free"> = async (
  { query: { q, p = null } },
  { db, locale, member },
) =>
  found(
    await (q === ""
      ? newestFree(db, locale, p, member.id)
      : searchFree(db, locale, p, member.id, ...beginningWith(q), holding(q))),
  );

/** The specification reads these lists at `data.data`. */
function found(cards: string | null): JsonText {
  return new JsonText(`{"success":true,"message":"","data":{"data":${cards}}}`);
}
