import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireAllowedByRules } from "../rules/public.ts";
import { holdAd, lookAtAd, withdrawHold } from "./held/hold-ad.ts";
import { requireMayBeActive } from "./may-be-active.ts";
import { setSaleActive as updateActive } from "./statements.ts";

export const setSaleActive: Handler<"PUT /sales/{catId}/is-active-update"> = async (
  { params: { catId }, body },
  context,
) => {
  const { db } = context;
  const isWanted = body.is_active === 1;
  if (isWanted) await requireMayBeActive(db, catId);
  else await withdrawHold(db, catId);
  const looked = isWanted ? await lookAtAd(catId, null, context) : null;
  const isHeld = looked !== null && looked.reasons.length > 0;
  const [sale] = await updateActive(db, { catId, isActive: isWanted && !isHeld });
  if (!sale) refuse("ad_not_found", { values: { id: String(catId) } });
  if (isHeld) await holdAd(catId, looked.offer.sale_id!, looked, context);
  if (sale.is_active) await requireAllowedByRules(catId, context);
  return { data: { is_active: sale.is_active ? 1 : 0 } };
};
