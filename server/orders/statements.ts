import { CONTACT_MAX } from "@felistry/contract/orders/orders.ts";
import { DAYS_AFTER_END } from "@felistry/domain/orders/correspondence.ts";
import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { inReadersScript } from "../db/in-readers-script.ts";
import { answers, statement } from "../db/statement.ts";

export interface OrderedCat {
  cat_id: number;
  online_owner_id: number;
  users_id: number;
  sale_id: number | null;
  is_active: boolean;
  price_pet: number;
  price_breeding: number | null;
  sale_for_breeding: boolean;
  currency_id: number;
  currency_abb: string;
}

/**
 * Locks the cat before its ad, as every writer of an ad does; neither owner nor price changes until the order is stored. What
 * was waited for is read as it is then.
 */
export const lockOffer = statement(
  "order_lock_offer",
  `with cat as (select id, online_owner_id, users_id from cats where id = :catId for share),
        ad as (select id, is_active, price_pet, price_breeding, sale_for_breeding, currency_id from sales
               where cat_id = (select id from cat) for share)
   select c.id as cat_id, c.online_owner_id, c.users_id, s.id as sale_id, s.is_active, s.price_pet, s.price_breeding,
          s.sale_for_breeding, s.currency_id, y.abb as currency_abb
   from cat c left join ad s on true left join currencies y on y.id = s.currency_id`,
);

export const selectOpenOrder = statement(
  "order_open",
  "select id from orders where sale_id = :saleId and client_id = :clientId and status in ('new', 'accepted')",
);

export const selectOrder = statement(
  "order_by_id",
  `select o.id, o.sale_id, o.cat_id, o.seller_id, o.client_id, o.status, o.stage, c.online_owner_id,
          exists (select from orders r where r.cat_id = o.cat_id and r.id <> o.id and is_reserved_stage(r.stage)) as is_reserved_by_other
   from orders o join cats c on c.id = o.cat_id where o.id = :orderId`,
);

export const updateStatus = statement(
  "order_set_status",
  "update orders set status = :status, updated_at = now() where id = :orderId",
);

export const moveOrder = statement(
  "order_move",
  "update orders set stage = :to, updated_at = now() where id = :orderId",
);

export const declineOthers = statement(
  "order_decline_others",
  `update orders set status = 'declined', ended_why = 'sold', updated_at = now()
   where sale_id = :saleId and id <> :orderId and status in ('new', 'accepted') returning id`,
);

export const selectHandover = statement(
  "order_handover",
  `select o.id, o.sale_id, o.cat_id, o.seller_id, o.client_id, o.status, o.stage, c.online_owner_id,
          o.handover_offered_at is not null as offered, o.handed_over_at is not null as done
   from orders o join cats c on c.id = o.cat_id where o.id = :orderId`,
);

export const markOffered = statement(
  "order_offer_handover",
  "update orders set handover_offered_at = now() where id = :orderId",
);

export const markHandedOver = statement(
  "order_hand_over",
  "update orders set handed_over_at = now() where id = :orderId",
);

/** Null if there is nothing to hand over: the order is neither completed nor ready, or the seller no longer has the cat. */
const HANDOVER = `case
  when o.handed_over_at is not null then 'done'
  when (o.status <> 'completed' and o.stage <> 'ready') or c.online_owner_id <> o.seller_id then null
  when o.handover_offered_at is not null then 'offered'
  else 'possible' end`;

/** Arguments of `json_build_object` over `orders o` with `orderJoins`. */
const orderFields = (email: string) => `
          'orders_id', o.id, 'orders_created_at', ${momentText("o.created_at")}, 'orders_cat_id', o.cat_id, 'sex', c.sex,
          'cat_name', c.cat_name, 'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name_suffix', c.cat_name_suffix,
          'other_name', (select ${inReadersScript("n.other", ":locale")} from cat_names n where n.cat_id = c.id),
          'is_delivery_needed', o.is_delivery_needed::int, 'with_breeding', o.with_breeding::int,
          'client_id', o.client_id, 'client_name', ${shownName("b", ":locale")}, 'client_email', ${email},
          'seller_id', o.seller_id, 'seller_name', ${shownName("s", ":locale")}, 'comment', o.comment,
          'price_pet', o.price_pet, 'price_breeding', o.price_breeding, 'currency_abb', y.abb, 'status', o.status, 'stage', o.stage,
          'ended', case when o.ended_why in ('banned', 'neutered') then 'not_for_breeding' else o.ended_why end,
          'handover', ${HANDOVER}`;

const orderJoins = `
      join cats c on c.id = o.cat_id
      join users b on b.id = o.client_id
      join users s on s.id = o.seller_id
      join currencies y on y.id = o.currency_id`;

/** Only the seller sees the buyer's address, while the account exists. */
const BUYERS_EMAIL = "case when b.closed_at is null then b.email else '' end";

/** A member's orders as buyer or as seller, newest first. */
function pageText(side: "seller_id" | "client_id"): string {
  const email = side === "seller_id" ? BUYERS_EMAIL : "''";
  return `
    select '[' || coalesce(string_agg(item, ',') filter (where place <= :limit), '') || ']' as json, count(*)::int as found,
           max(id) filter (where place = :limit) as last_id
    from (
      select json_build_object(${orderFields(email)})::text as item, o.id, row_number() over () as place
      from (
        select * from orders where ${side} = :memberId and id < :beforeId order by id desc limit :limit::int + 1
      ) o
      ${orderJoins}
      order by o.id desc
    ) page`;
}

const OWN_CONTACT =
  "(select k.text from order_contacts k where k.order_id = o.id and k.member_id = :memberId::int)";

/** Only ever of the member who reads: it fills a form, and nothing of it is stored until that member sends the form. Whoever has cleared the field keeps it so. */
const SUGGESTED_CONTACT = `case when o.status in ('new', 'accepted', 'completed') and not exists (
      select from order_contacts k where k.order_id = o.id and k.member_id = :memberId::int) then coalesce(
    (select k.text from order_contacts k where k.member_id = :memberId::int and k.text is not null order by k.order_id desc limit 1),
    (select case when char_length(stated) <= ${CONTACT_MAX} then stated else email end
     from (select email, concat_ws(chr(10), email, site_url, social_url) as stated from users where id = :memberId::int) u)) end`;

const IS_UNSETTLED = "o.stage in ('handed_over', 'seller_settled', 'buyer_settled')";

/** The two have still something to do or to pay, or the club something to decide between them. */
const IS_PENDING = `(o.status in ('new', 'accepted') or coalesce((${HANDOVER}) <> 'done', false) or ${IS_UNSETTLED}
            or exists (select from disputes d where d.order_id = o.id and d.stage not in ('closed', 'withdrawn')))`;

/** On its page the two reach each other by messages and by what each shows: no account's address. */
export const selectOrderSheet = statement(
  "order_sheet",
  `select json_build_object(${orderFields("''")},
          'side', case when o.seller_id = :memberId::int then 'sell' else 'buy' end,
          'own_contact', ${OWN_CONTACT}, 'suggested_contact', ${SUGGESTED_CONTACT},
          'other_contact', case when o.status in ('accepted', 'completed') then
            (select k.text from order_contacts k where k.order_id = o.id and k.member_id <> :memberId::int) end,
          'writing', case
            when exists (select from users u where u.id in (o.client_id, o.seller_id) and u.id <> :memberId::int and u.closed_at is not null) then 'other_left'
            when o.status in ('declined', 'cancelled') and :today::date - o.updated_at::date > ${DAYS_AFTER_END} then 'over'
            else 'open' end,
          'is_other_suspended', (${IS_PENDING} and exists (
            select from users u where u.id in (o.client_id, o.seller_id) and u.id <> :memberId::int and u.suspended_at is not null))::int,
          'settles_on', case when ${IS_UNSETTLED} then settles_on(o.id, o.handed_over_at) end,
          'dispute', coalesce((select d.stage from disputes d where d.order_id = o.id order by d.id desc limit 1),
            case when exists (select from order_events v where v.order_id = o.id and order_status(v.to_stage) in ('accepted', 'completed')) then 'possible' end))::text as json
   from orders o ${orderJoins}
   where o.id = :orderId`,
  answers("GET /order/{id}"),
);

export const putContact = statement(
  "order_contact_put",
  `insert into order_contacts (order_id, member_id, text) values (:orderId, :memberId, :text?)
   on conflict (order_id, member_id) do update set text = excluded.text`,
);

export const selectReceived = statement(
  "orders_received",
  pageText("seller_id"),
  answers("GET /order"),
);
export const selectSent = statement(
  "orders_sent",
  pageText("client_id"),
  answers("GET /order/buy"),
);
