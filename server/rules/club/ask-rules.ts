/** What the club's rules say, for those whom it concerns. */
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import type { Handler } from "../../http/handler.ts";
import { judgeCatteryName } from "./cattery-name.ts";
import { tellVerdict } from "./verdicts.ts";
import { verdictOfCat, verdictOfLitter, verdictOfMating } from "./verdicts-of.ts";

export const askOfMating: Handler<"GET /mating/club-rules"> = async ({ query }, context) => ({
  data: await verdictOfMating(query, context),
});

export const askOfLitter: Handler<"GET /litters/{id}/club-rules"> = async (
  { params },
  context,
) => ({ data: await verdictOfLitter(params.id, context) });

export const askOfCat: Handler<"GET /cats/{id}/club-rules"> = async (
  { params, query: { club_id } },
  context,
) => ({ data: await verdictOfCat(params.id, context, club_id) });

export const askOfCatteryName: Handler<"GET /me/cattery-name"> = async (
  { query: { name, except, club_id } },
  { db, member, locale, today },
) => {
  const asked = {
    name,
    memberId: member.id,
    exceptId: except ?? null,
    clubId: club_id ?? FIRST_CLUB,
  };
  const { parts, book } = await judgeCatteryName(db, asked, today);
  return { data: tellVerdict(parts, book, locale) };
};
