import type { ClubDispute, DisputeStatement } from "@felistry/contract/disputes/disputes.ts";
import type { DisputeSide } from "@felistry/domain/disputes/moves.ts";
import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";
import { disputeVersion } from "./version.ts";

const sideOf = (member: string) =>
  `case ${member} when o.client_id then 'buyer' when o.seller_id then 'seller' end`;

/** Over `disputes d` and `orders o`. Which of the club has spoken stays with the club. */
const FIELDS = `d.id, d.order_id, d.reason, d.stage, ${sideOf("d.opener_id")} as opened_by, d.due_on, d.for_side, d.was_appealed::int as was_appealed,
  (select json_agg(json_build_object('id', s.id, 'kind', s.kind, 'by', coalesce(${sideOf("s.author_id")}, case when s.author_id is null then 'site' else 'club' end),
     'author', case when s.author_id in (o.client_id, o.seller_id) then ${shownName("u", ":locale")} end,
     'for_side', s.for_side, 'text', s.text, 'created_at', ${momentText("s.created_at")}) order by s.id)
   from dispute_statements s left join users u on u.id = s.author_id where s.dispute_id = d.id) as statements`;

const shape = told<{
  opened_by: DisputeSide;
  statements: DisputeStatement[];
}>();

export const selectDisputeOfOrder = statement(
  "dispute_of_order",
  `select ${FIELDS} from disputes d join orders o on o.id = d.order_id where d.order_id = :orderId order by d.id desc limit 1`,
  shape,
);

/** The latest: what came before an older one is seldom what the dispute is about. */
const MOST_MESSAGES = 200;

export const selectClubDispute = statement(
  "dispute_for_club",
  `select ${FIELDS}, ${disputeVersion}::float8 as version, ${shownName("b", ":locale")} as buyer, ${shownName("v", ":locale")} as seller,
     (select coalesce(json_agg(json_build_object('at', ${momentText("e.at")}, 'mover', e.mover, 'to_stage', e.to_stage, 'fate', e.fate) order by e.id), '[]')
      from order_events e where e.order_id = o.id) as history,
     (select coalesce(json_agg(json_build_object('sender', ${shownName("w", ":locale")}, 'text', g.text, 'pictures', case when d.stage in ('closed', 'withdrawn') then '[]'::json else (select coalesce(json_agg(p.path order by p.place), '[]') from message_pictures p where p.message_id = g.id) end, 'at', ${momentText("g.created_at")}) order by g.id), '[]')
      from (select * from order_messages where order_id = o.id order by id desc limit ${MOST_MESSAGES}) g join users w on w.id = g.sender_id) as messages
   from disputes d join orders o on o.id = d.order_id join users b on b.id = o.client_id join users v on v.id = o.seller_id
   where d.id = :disputeId and :viewerId not in (o.client_id, o.seller_id)`,
  told<{
    version: number;
    opened_by: DisputeSide;
    statements: DisputeStatement[];
    history: ClubDispute["history"];
    messages: ClubDispute["messages"];
  }>(),
);

/** Nobody of the club sees disputes of their own. */
export const selectWaitingDisputes = statement(
  "disputes_with_club",
  `select d.id, d.order_id, d.reason, d.stage, ${shownName("b", ":locale")} as buyer, ${shownName("v", ":locale")} as seller
   from disputes d join orders o on o.id = d.order_id join users b on b.id = o.client_id join users v on v.id = o.seller_id
   where d.stage in ('answered', 'appealed') and d.id > :afterId and :viewerId not in (o.client_id, o.seller_id)
   order by d.id limit :limit::int + 1`,
);

/** No row if there is one already, or this side has withdrawn one. */
export const insertDispute = statement(
  "dispute_insert",
  `insert into disputes (order_id, opener_id, reason, due_on) values (:orderId, :openerId, :reason, :dueOn)
   on conflict do nothing returning id`,
);

export const lockDisputeOfOrder = statement(
  "dispute_lock_of_order",
  "select id, stage, opener_id from disputes where order_id = :orderId order by id desc limit 1 for update",
);

export const lockDispute = statement(
  "dispute_lock",
  `select d.id, d.stage, d.order_id, o.client_id, o.seller_id from disputes d join orders o on o.id = d.order_id
   where d.id = :disputeId for update of d`,
);

export const insertStatement = statement(
  "dispute_statement_insert",
  `insert into dispute_statements (dispute_id, author_id, kind, for_side, text)
   values (:disputeId, :authorId?, :kind, :forSide?, :text?)`,
);

export const moveDispute = statement(
  "dispute_move",
  "update disputes set stage = :to where id = :disputeId",
);

export const decideDispute = statement(
  "dispute_decide",
  "update disputes set stage = :to, for_side = :forSide, due_on = :dueOn? where id = :disputeId",
);

/** The next whose day is over; another process skips what this one has in hand. */
export const lockNextDue = statement(
  "dispute_lock_next_due",
  `select d.id, d.order_id, d.stage, d.opener_id = o.seller_id as by_seller, u.suspended_at is not null as is_seller_suspended
   from disputes d join orders o on o.id = d.order_id join users u on u.id = o.seller_id
   where d.due_on < :today and d.id <> all(:except::int[]) order by d.due_on limit 1 for update of d skip locked`,
);

/** The next whose last day to answer or to appeal comes near, each once; another process skips what this one has in hand. */
export const lockNextNear = statement(
  "dispute_lock_next_near",
  `select d.id, d.order_id, d.due_on, d.for_side,
     case d.for_side when 'buyer' then o.client_id when 'seller' then o.seller_id else d.opener_id end as spared_id
   from disputes d join orders o on o.id = d.order_id
   where d.reminded_at is null and d.due_on >= :today and d.id <> all(:except::int[])
     and d.due_on <= case d.stage when 'opened' then :lastToAnswer::date else :lastToAppeal::date end
   order by d.due_on, d.id limit 1 for update of d skip locked`,
  told<{ for_side: DisputeSide | null; spared_id: number }>(),
);

export const markReminded = statement(
  "dispute_mark_reminded",
  "update disputes set reminded_at = now() where id = :id",
);
