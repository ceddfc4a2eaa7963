import { statement } from "../db/statement.ts";

export const selectSettlesOn = statement(
  "order_settles_on",
  "select settles_on(id, handed_over_at) as day from orders where id = :orderId",
);

/** The next whose day has come; another process skips what this one has in hand. */
export const lockNextDue = statement(
  "order_lock_next_due",
  `select id from orders
   where stage in ('handed_over', 'seller_settled', 'buyer_settled') and handed_over_at < :today::date + 1
     and settles_on(id, handed_over_at) <= :today and id <> all(:except::int[])
   order by handed_over_at limit 1 for update skip locked`,
);

export const settleByItself = statement(
  "order_settle_by_itself",
  "update orders set stage = 'settled', updated_at = now() where id = :id",
);
