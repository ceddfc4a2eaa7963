/** Ads and hand-overs of many cats, each by the call for one. */
import { statement } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { actOnEach } from "./act-on-each.ts";

const selectAds = statement(
  "herd_ads",
  "select cat_id, is_active from sales where cat_id = any(:ids::int[])",
);

export const setHerdAds: Handler<"POST /me/herd/ads"> = async ({ body }, context) => {
  const { cats, is_active, offer } = body;
  const found = await selectAds(context.db, { ids: cats });
  const active = new Map(found.map((ad) => [ad.cat_id, ad.is_active]));
  const data = await actOnEach(cats, context, async (catId) => {
    const isActive = active.get(catId);
    if (isActive === undefined && is_active === 1 && offer) {
      const { version: _, cat_id: __, ...fields } = offer;
      const placed = { ...fields, is_active: 1 } as const;
      await context.make("POST /sales/{catId}", { params: { catId }, body: placed });
      return true;
    }
    await context.make("PUT /sales/{catId}/is-active-update", {
      params: { catId },
      body: { is_active },
    });
    return isActive !== (is_active === 1);
  });
  return { data };
};

/** A cat's completed order that has not led to a hand-over yet. */
const selectSold = statement(
  "herd_sold",
  `select distinct on (o.cat_id) o.cat_id, o.id, o.handover_offered_at is not null as offered
   from orders o join cats c on c.id = o.cat_id and c.online_owner_id = o.seller_id
   where o.cat_id = any(:ids::int[]) and o.seller_id = :memberId and o.status = 'completed' and o.handed_over_at is null
   order by o.cat_id, o.id desc`,
);

export const offerHerdHandovers: Handler<"POST /me/herd/hand-overs"> = async (
  { body: { cats } },
  context,
) => {
  const { db, member } = context;
  const sold = await selectSold(db, { ids: cats, memberId: member.id });
  const orders = new Map(sold.map((order) => [order.cat_id, order]));
  const data = await actOnEach(cats, context, async (catId) => {
    const order = orders.get(catId) ?? refuse("cat_not_sold");
    if (order.offered) return false;
    await context.make("POST /order/{id}/hand-over", { params: { id: order.id } });
    return true;
  });
  return { data };
};
