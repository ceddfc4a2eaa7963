import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { currencyById } from "../reference/queries.ts";
import { requireMayBeActive } from "./may-be-active.ts";
import { upsertSale } from "./statements.ts";

export const placeSale: Handler<"POST /sales/{catId}"> = async ({ params, body }, { db }) => {
  const currencyId = body.currency_id ?? null;
  if (currencyId !== null && (await currencyById(db, currencyId)).length === 0) {
    refuse("bad_input", { fields: [{ field: "currency_id", code: "invalid" }] });
  }
  if (body.is_active === 1) await requireMayBeActive(db, params.catId);
  const [sale] = await upsertSale(
    db,
    params.catId,
    body.is_active === 1,
    body.price_pet,
    body.price_breeding,
    body.sale_for_breeding === 1,
    body.delivery_text,
    body.ready_to_move_at,
    currencyId,
  );
  return { data: sale! };
};
