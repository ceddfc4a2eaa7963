import { may } from "@felistry/domain/accounts/club-rights.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectSaleFamily } from "./family-statement.ts";

export const getSaleFamily: Handler<"GET /sales/{catId}/family"> = async (
  { params },
  { db, locale, member },
) => {
  const family = await selectSaleFamily(db, {
    locale,
    catId: params.catId,
    readerId: member?.id ?? null,
    isAdmin: may(member, "read_market"),
  });
  if (family === null) refuse("ad_not_found", { values: { id: String(params.catId) } });
  return envelopeText(family, "");
};
