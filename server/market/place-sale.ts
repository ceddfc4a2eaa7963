import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { currencyById } from "../reference/queries.ts";
import { requireAllowedByRules } from "../rules/public.ts";
import { requireMayBeActive } from "./may-be-active.ts";
import { upsertSale } from "./statements.ts";

export const placeSale: Handler<"POST /sales/{catId}"> = async ({ params, body }, context) => {
  const { db } = context;
  const currencyId = body.currency_id ?? null;
  if (currencyId !== null && (await currencyById(db, { id: currencyId })).length === 0) {
    refuse("bad_input", { fields: [{ field: "currency_id", code: "invalid" }] });
  }
  if (body.is_active === 1) await requireMayBeActive(db, params.catId);
  const [sale] = await upsertSale(db, {
    catId: params.catId,
    isActive: body.is_active === 1,
    pricePet: body.price_pet,
    priceBreeding: body.price_breeding,
    forBreeding: body.sale_for_breeding === 1,
    delivery: body.delivery_text,
    readyAt: body.ready_to_move_at,
    currencyId,
  });
  if (body.is_active === 1) await requireAllowedByRules(params.catId, context);
  return { data: sale! };
};
