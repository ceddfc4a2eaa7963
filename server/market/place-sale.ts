import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { currencyById } from "../reference/queries.ts";
import { requireAllowedByRules } from "../rules/public.ts";
import { holdAd, lookAtAd, withdrawHold } from "./held/hold-ad.ts";
import { requireMayBeActive } from "./may-be-active.ts";
import { saidInAd } from "./seller/said-in-ad.ts";
import { keepSellerDetails } from "./seller/seller-details.ts";
import { upsertSale } from "./statements.ts";

export const placeSale: Handler<"POST /sales/{catId}"> = async ({ params, body }, context) => {
  const { db, member, today } = context;
  const { catId } = params;
  const currencyId = body.currency_id ?? null;
  if (currencyId !== null && (await currencyById(db, { id: currencyId })).length === 0) {
    refuse("bad_input", { fields: [{ field: "currency_id", code: "invalid" }] });
  }
  const said = await saidInAd(db, { catId, body, today });
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
    ...said,
    delivery: body.delivery_text,
    readyAt: body.ready_to_move_at,
    currencyId,
  });
  if (isHeld) await holdAd(catId, sale!.id, looked, context);
  if (isWanted) await requireAllowedByRules(catId, context);
  return { data: { ...sale!, is_held: isHeld ? 1 : 0 } };
};
