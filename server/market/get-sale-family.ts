import { may } from "@felistry/domain/accounts/club-rights.ts";
import { chipForm } from "@felistry/domain/cats/chip-number.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { chipOfAd } from "./chips/chip-statements.ts";
import { priceForReader } from "./finding/price-about.ts";
import { selectSaleFamily } from "./family-statement.ts";

export const getSaleFamily: Handler<"GET /sales/{catId}/family"> = async (
  { params, query },
  { db, locale, member, today },
) => {
  const [chipped] = await chipOfAd(db, { catId: params.catId });
  const chipIso = chipped?.chip != null && chipForm(chipped.chip) === "well-formed" ? 1 : 0;
  const readerId = member?.id ?? null;
  const about = await priceForReader(db, { ...params, ...query, readerId, today });
  const family = await selectSaleFamily(db, {
    locale,
    chipIso,
    catId: params.catId,
    readerId,
    priceAbout: about && JSON.stringify(about),
    isAdmin: may(member, "read_market"),
  });
  if (family === null) refuse("ad_not_found", { values: { id: String(params.catId) } });
  return envelopeText(family, "");
};
