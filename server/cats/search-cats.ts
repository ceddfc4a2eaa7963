import { may } from "@felistry/domain/accounts/club-rights.ts";
import { envelopeText, type Handler, type Member } from "../http/handler.ts";
import { beginningWith, holding } from "../db/name-patterns.ts";
import { newestFree, newestOfSex, searchFree, searchOfSex } from "./search-statements.ts";

export const searchCatsOfSex: Handler<"GET /cats/all-with-color-10-by-gender"> = async (
  { query: { q, sex } },
  { db, locale, member },
) => {
  const wanted = { locale, sex, readerId: member?.id ?? null, isAdmin: isAdministrator(member) };
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
