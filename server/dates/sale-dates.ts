/** Last days of a member's orders. Their own jobs remind of them, so that here they are only shown. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { RESERVED_STAGES } from "@felistry/domain/orders/stages.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import type { MemberDate, Reader } from "./member-date.ts";

const DATED_STAGES = ["offered", ...RESERVED_STAGES].map((stage) => `'${stage}'`).join(", ");
const CAT = "c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix";

/**
 * Of an offer, the buyer's; of a dispute, whoever is to answer, and after the decision both. Orders are sought among those that are
 * reserved or offered, and disputes among those of whoever's whose day is still to come: both are few beside what is over.
 */
const selectSaleDates = statement(
  "dates_of_orders",
  `with sides as (
     select id, cat_id, stage from orders where client_id = :memberId and stage in (${DATED_STAGES})
     union all
     select id, cat_id, stage from orders where seller_id = :memberId and stage in (${DATED_STAGES}) and stage <> 'offered'
   )
   select d.kind, d.day, d.id as order_id, ${CAT}, u.email, u.first_name || ' ' || u.last_name as name
   from (
     select case o.stage when 'offered' then 'offer' else 'handover' end as kind,
       case o.stage when 'offered' then r.open_until else r.hand_over_by end as day, o.id, o.cat_id
     from sides o
     cross join lateral (select * from reservations n where n.order_id = o.id order by n.id desc limit 1) r
     union all
     select case q.stage when 'opened' then 'dispute' else 'appeal' end, q.due_on, o.id, o.cat_id
     from disputes q join orders o on o.id = q.order_id
     where q.due_on >= :today::date and :memberId in (o.client_id, o.seller_id)
       and (q.stage = 'decided' or (q.stage = 'opened' and q.opener_id <> :memberId))
   ) d
   join cats c on c.id = d.cat_id
   join users u on u.id = :memberId
   where d.day >= :today::date
   order by d.id`,
  told<{ kind: keyof typeof TITLES; day: string; name: string }>(),
);

const TITLES = {
  handover: m.date_handover,
  offer: m.date_offer,
  dispute: m.date_dispute,
  appeal: m.date_dispute_appeal,
} as const;

export async function saleDatesOf(
  db: Db,
  memberId: number,
  today: string,
  locale: Reader["locale"],
): Promise<MemberDate[]> {
  const rows = await selectSaleDates(db, { memberId, today });
  return rows.map(({ kind, day, order_id: id, email, name, ...cat }) => ({
    kind: kind === "appeal" ? "dispute" : kind,
    day,
    title: TITLES[kind]({ cat: displayName(cat) }, { locale }),
    reason: null,
    path: `/my/orders/${id}`,
    event: `${kind}-${id}-${day}`,
    reader: { memberId, email, name, locale },
  }));
}
