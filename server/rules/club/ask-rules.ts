/** What the club's rules say, for those whom it concerns. */
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

export const askOfCat: Handler<"GET /cats/{id}/club-rules"> = async ({ params }, context) => ({
  data: await verdictOfCat(params.id, context),
});

export const askOfCatteryName: Handler<"GET /me/cattery-name"> = async (
  { query: { name, except } },
  { db, member, locale, today },
) => {
  const asked = { name, memberId: member.id, exceptId: except ?? null };
  const { parts, book } = await judgeCatteryName(db, asked, today);
  return { data: tellVerdict(parts, book, locale) };
};
