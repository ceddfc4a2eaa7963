import type { WaitingCase } from "@felistry/contract/cases.ts";
import { shownName } from "../accounts/queries.ts";
import { exactMomentText, momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";

/** Over `cats c`. */
export const CAT_NAME =
  "case when c.id is not null then concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix) end";

/** Over `users u`. */
export const person = (user: string) =>
  `case when ${user}.id is not null then json_build_object('id', ${user}.id, 'name', ${shownName(user, ":locale")}) end`;

/**
 * Over `cases e`: nobody of the club works on a dispute of their own, or learns who has reported their ad or message. With
 * `exists` all disputes, reports and orders would be hashed.
 */
export const notOfViewer = `not (
  e.kind = 'dispute' and (select d.id from disputes d join orders o on o.id = d.order_id
    where d.id = e.subject_id and :viewerId::int in (o.client_id, o.seller_id) limit 1) is not null
  or e.kind = 'report' and (select r.id from ad_reports r left join ad_reports o on o.sale_id = r.sale_id
    left join sales s on s.id = r.sale_id left join cats c on c.id = s.cat_id
    where r.id = e.subject_id and :viewerId::int in (r.seller_id, r.owner_id, o.seller_id, o.owner_id, c.users_id, c.online_owner_id) limit 1) is not null
  or e.kind = 'message' and (select r.id from message_reports r join order_messages m on m.id = r.message_id
    where r.id = e.subject_id and m.sender_id = :viewerId::int limit 1) is not null)`;

const RECORD = `json_build_object('id', e.id, 'kind', e.kind, 'state', e.state, 'opened_at', ${momentText("e.opened_at")}, 'cat_id', e.cat_id,
  'cat_name', ${CAT_NAME}, 'applicant', case when u.id is not null then ${shownName("u", ":locale")} end, 'assigned_to', ${person("w")},
  'is_answered', coalesce((select m.kind = 'answer' from case_messages m where m.case_id = e.id and m.kind in ('question', 'answer') order by m.id desc limit 1), false)::int)`;

/** Names are looked up for the page only. */
const page = (where: string) => `
  select e.id, ${exactMomentText("e.opened_at")} as at, ${RECORD} as record
  from (
    select * from cases e
    where ${where} and (e.opened_at, e.id) > (:afterAt::timestamptz, :afterId::int) and ${notOfViewer}
    order by e.opened_at, e.id limit :limit::int + 1
  ) e
  left join cats c on c.id = e.cat_id left join users u on u.id = e.applicant_id left join users w on w.id = e.assigned_to
  order by e.opened_at, e.id`;

const shape = told<{ record: WaitingCase }>();
const OF_KIND = "(:kind?::text is null or e.kind = :kind?::text)";

export const selectWaiting = statement("cases_waiting", page("e.state = 'waiting'"), shape);
/** Apart from the one above, so that a rare kind is not looked for among all. */
export const selectWaitingOfKind = statement(
  "cases_waiting_of_kind",
  page("e.state = 'waiting' and e.kind = :kind"),
  shape,
);
export const selectAsked = statement(
  "cases_asked",
  page(`e.state = 'asked' and ${OF_KIND}`),
  shape,
);
export const selectMine = statement(
  "cases_mine",
  page(`e.state in ('waiting', 'asked') and e.assigned_to = :viewerId::int and ${OF_KIND}`),
  shape,
);
export const selectSettling = statement(
  "cases_settling",
  page(`e.state = 'decided' and e.final_at is not null and ${OF_KIND}`),
  shape,
);

export const countKinds = statement(
  "cases_count_kinds",
  "select kind, count(*)::int as count from cases where state = 'waiting' group by kind order by kind",
);
