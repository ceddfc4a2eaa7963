import { SEARCH_MAX_RESULTS } from "@felistry/contract/cats.ts";
import { may } from "@felistry/domain/accounts/club-rights.ts";
import { envelopeText, type Handler, type Member } from "../http/handler.ts";
import { beginningWith, holding } from "../db/name-patterns.ts";
import { findOfSex } from "../search/queries.ts";
import {
  cardsOfSex,
  newestFree,
  newestOfSex,
  searchFree,
  searchOfSex,
} from "./search-statements.ts";

export const searchCatsOfSex: Handler<"GET /cats/all-with-color-10-by-gender"> = async (
  { query: { q, sex, by } },
  { db, locale, member },
) => {
  const reader = { locale, readerId: member.id, isAdmin: isAdministrator(member) };
  if (by === "words") {
    const sought = { q, sex, memberId: member.id, limit: SEARCH_MAX_RESULTS };
    const ids = await findOfSex(db, sought);
    if (ids.length > 0) return envelopeText((await cardsOfSex(db, { ...reader, ids }))!, "");
  }
  const wanted = { ...reader, sex };
  return envelopeText(
    (await (q === ""
      ? newestOfSex(db, wanted)
      : searchOfSex(db, { ...wanted, ...beginningWith(q), inside: holding(q) })))!,
    "",
  );
};

export const searchFreeCats: Handler<"GET /cats/all-with-color-10-free"> = async (
  { query: { q, p = null } },
  { db, locale, member },
) => {
  const wanted = { locale, sex: p, memberId: member.id, isAdmin: isAdministrator(member) };
  return envelopeText(
    (await (q === ""
      ? newestFree(db, wanted)
      : searchFree(db, { ...wanted, ...beginningWith(q), inside: holding(q) })))!,
    "",
  );
};

function isAdministrator(member: Member | null): boolean {
  return may(member, "read_cats");
}
