import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireMayBeActive } from "./may-be-active.ts";
import { setSaleActive as updateActive } from "./statements.ts";

export const setSaleActive: Handler<"PUT /sales/{catId}/is-active-update"> = async (
  { params, body },
  { db },
) => {
  if (body.is_active === 1) await requireMayBeActive(db, params.catId);
  const [sale] = await updateActive(db, { catId: params.catId, isActive: body.is_active === 1 });
  if (!sale) refuse("ad_not_found", { values: { id: String(params.catId) } });
  return { data: { is_active: sale.is_active ? 1 : 0 } };
};
