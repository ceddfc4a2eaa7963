import { statement, told } from "../../db/statement.ts";

/** An offer whose day is over; another process skips what this one has in hand. */
export const voidNextOver = statement(
  "reservation_void_next_over",
  `with over as (
     select o.id from orders o
     where o.stage = 'offered'
       and (select r.open_until from reservations r where r.order_id = o.id order by r.id desc limit 1) < :today
     order by o.id limit 1 for update skip locked
   )
   update orders set stage = 'accepted', updated_at = now() from over where orders.id = over.id returning orders.id`,
);

/** An offer that ends today or tomorrow and was made before, once. */
export const remindNext = statement(
  "reservation_remind_next",
  `with near as (
     select r.id from orders o join reservations r on r.order_id = o.id
     where o.stage = 'offered' and r.open_until in (:today, :tomorrow) and r.created_at < :today::date and r.reminded_at is null
       and not exists (select from reservations n where n.order_id = o.id and n.id > r.id)
     order by r.id limit 1 for update of r skip locked
   )
   update reservations set reminded_at = now() from near where reservations.id = near.id returning order_id, open_until`,
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
