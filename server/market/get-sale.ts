import { may } from "@felistry/domain/accounts/club-rights.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectSale } from "./statements.ts";

export const getSale: Handler<"GET /sales/{catId}"> = async (
  { params },
  { db, locale, member },
) => {
  const sale = await selectSale(db, {
    locale,
    catId: params.catId,
    readerId: member?.id ?? null,
    isAdmin: may(member, "read_market"),
  });
  if (sale === null) refuse("ad_not_found", { values: { id: String(params.catId) } });
  return envelopeText(sale, "");
};
