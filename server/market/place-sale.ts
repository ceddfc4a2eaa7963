import { regionsOf } from "@felistry/domain/rules/regions.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { countryById, currencyById } from "../reference/queries.ts";
import { requireAllowedByRules } from "../rules/public.ts";
import { holdAd, lookAtAd, withdrawHold } from "./held/hold-ad.ts";
import { requireMayBeActive } from "./may-be-active.ts";
import { keepSellerDetails } from "./seller-details.ts";
import { countryOfSeller, upsertSale } from "./statements.ts";

export const placeSale: Handler<"POST /sales/{catId}"> = async ({ params, body }, context) => {
  const { db, member } = context;
  const { catId } = params;
  const currencyId = body.currency_id ?? null;
  if (currencyId !== null && (await currencyById(db, { id: currencyId })).length === 0) {
    refuse("bad_input", { fields: [{ field: "currency_id", code: "invalid" }] });
  }
  if (body.origin_id !== null && (await countryById(db, { id: body.origin_id })).length === 0) {
    refuse("bad_input", { fields: [{ field: "origin_id", code: "invalid" }] });
  }
  if (body.region !== null) {
    const [seller] = await countryOfSeller(db, { catId });
    if (!regionsOf(seller!.country).includes(body.region))
      refuse("bad_input", { fields: [{ field: "region", code: "region" }] });
  }
  await keepSellerDetails(db, { catId, memberId: member!.id, body });
  const isWanted = body.is_active === 1;
  if (isWanted) await requireMayBeActive(db, catId);
  else await withdrawHold(db, catId);
  const prices = { pet: body.price_pet, breeding: body.price_breeding, currencyId };
  const looked = isWanted ? await lookAtAd(catId, prices, context) : null;
  const isHeld = looked !== null && looked.reasons.length > 0;
  const [sale] = await upsertSale(db, {
    catId,
    isActive: isWanted && !isHeld,
    pricePet: body.price_pet,
    priceBreeding: body.price_breeding,
    forBreeding: body.sale_for_breeding === 1,
    place: body.place,
    region: body.region,
    originId: body.origin_id,
    litterNo: body.litter_no,
    litterSize: body.litter_size,
    vetEarly: body.vet_early === 1,
    vetNoChip: body.vet_no_chip === 1,
    cannotStay: body.cannot_stay === 1,
    delivery: body.delivery_text,
    readyAt: body.ready_to_move_at,
    currencyId,
  });
  if (isHeld) await holdAd(catId, sale!.id, looked, context);
  if (isWanted) await requireAllowedByRules(catId, context);
  return { data: { ...sale!, is_held: isHeld ? 1 : 0 } };
};
