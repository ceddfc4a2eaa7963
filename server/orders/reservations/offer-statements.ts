import { statement, told } from "../../db/statement.ts";

/** An offer whose day is over; another process skips what this one has in hand. */
export const lockNextOver = statement(
  "reservation_lock_next_over",
  `select o.id from orders o
   where o.stage = 'offered' and o.id <> all(:except::int[])
     and (select r.open_until from reservations r where r.order_id = o.id order by r.id desc limit 1) < :today
   order by o.id limit 1 for update skip locked`,
);

export const voidOffer = statement(
  "reservation_void_offer",
  "update orders set stage = 'accepted', updated_at = now() where id = :id",
);

/** An offer that ends today or tomorrow and was made before, once. */
export const lockNextNear = statement(
  "reservation_lock_next_near",
  `select r.id, r.order_id, r.open_until from orders o join reservations r on r.order_id = o.id
   where o.stage = 'offered' and r.id <> all(:except::int[])
     and r.open_until in (:today, :tomorrow) and r.created_at < :today::date and r.reminded_at is null
     and not exists (select from reservations n where n.order_id = o.id and n.id > r.id)
   order by r.id limit 1 for update of r skip locked`,
);

export const markReminded = statement(
  "reservation_mark_reminded",
  "update reservations set reminded_at = now() where id = :id",
);

/** Why an offer is void that neither side has ended. */
export const selectWhyVoid = statement(
  "reservation_why_void",
  `select case
     when exists (select from taken_down_ads t where t.sale_id = o.sale_id and t.lifted_at is null) then 'taken_down'
     when exists (select from users u where u.id in (o.client_id, o.seller_id) and u.suspended_at is not null) then 'suspended'
     else 'merged' end as why
   from orders o where o.id = :orderId`,
  told<{ why: "taken_down" | "suspended" | "merged" }>(),
);
