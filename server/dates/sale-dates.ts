/** Last days of a member's orders. Their own jobs remind of them, so that here they are only shown. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import type { MemberDate, Reader } from "./member-date.ts";

const CAT = "c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix";

/** Of an offer, the buyer's; of a dispute, whoever is to answer, and after the decision both. */
const selectSaleDates = statement(
  "dates_of_orders",
  `select d.kind, d.day, o.id as order_id, ${CAT}, u.email, u.first_name || ' ' || u.last_name as name
   from orders o
   join cats c on c.id = o.cat_id
   join users u on u.id = :memberId
   cross join lateral (
     select case o.stage when 'offered' then 'offer' else 'handover' end as kind,
       case o.stage when 'offered' then r.open_until else r.hand_over_by end as day
     from (select * from reservations n where n.order_id = o.id order by n.id desc limit 1) r
     where is_reserved_stage(o.stage) or (o.stage = 'offered' and o.client_id = :memberId)
     union all
     select case q.stage when 'opened' then 'dispute' else 'appeal' end, q.due_on from disputes q
     where q.order_id = o.id and q.due_on is not null and (q.stage = 'decided' or (q.stage = 'opened' and q.opener_id <> :memberId))
   ) d
   where :memberId in (o.client_id, o.seller_id) and d.day >= :today
   order by o.id`,
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
