import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireAllowedByRules } from "../rules/public.ts";
import { requireMayBeActive } from "./may-be-active.ts";
import { setSaleActive as updateActive } from "./statements.ts";

export const setSaleActive: Handler<"PUT /sales/{catId}/is-active-update"> = async (
  { params, body },
  context,
) => {
  const { db } = context;
  if (body.is_active === 1) await requireMayBeActive(db, params.catId);
  const [sale] = await updateActive(db, { catId: params.catId, isActive: body.is_active === 1 });
  if (!sale) refuse("ad_not_found", { values: { id: String(params.catId) } });
  if (sale.is_active) await requireAllowedByRules(params.catId, context);
  return { data: { is_active: sale.is_active ? 1 : 0 } };
};
