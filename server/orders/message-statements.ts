import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";

export const PICTURES = (message: string) =>
  `(select coalesce(json_agg(p.path order by p.place), '[]') from message_pictures p where p.message_id = ${message}.id)`;

const messagesOf = (column: "order_id" | "question_id") =>
  `select e.id, (e.sender_id = :memberId::int)::int as is_own, ${shownName("u", ":locale")} as sender, e.text, ${PICTURES("e")} as pictures,
          ${momentText("e.created_at")} as created_at,
          exists (select from message_reports r where r.message_id = e.id)::int as is_reported
   from order_messages e join users u on u.id = e.sender_id
   where e.${column} = :threadId and e.id < :beforeId
   order by e.id desc limit :limit::int + 1`;
const shownMessage = told<{
  is_own: 0 | 1;
  is_reported: 0 | 1;
  sender: string;
  created_at: string;
  pictures: string[];
}>();

export const selectMessages = statement("order_messages", messagesOf("order_id"), shownMessage);
export const selectQuestionMessages = statement(
  "question_messages",
  messagesOf("question_id"),
  shownMessage,
);

/** The order's row is locked by the row rule. */
export const selectCorrespondence = statement(
  "order_correspondence",
  `select stage, to_char(updated_at, 'YYYY-MM-DD') as changed_on,
          exists (select from users u where u.id in (o.client_id, o.seller_id) and u.id <> :memberId::int and u.closed_at is not null) as has_other_left
   from orders o where id = :orderId`,
  told<{ changed_on: string }>(),
);

export const insertMessage = statement(
  "order_message_insert",
  "insert into order_messages (order_id, question_id, sender_id, text) values (:orderId?, :questionId?, :senderId, :text) returning id",
);

export const insertPictures = statement(
  "message_pictures_insert",
  `insert into message_pictures (message_id, place, path)
   select :messageId, place, path from unnest(:paths::text[]) with ordinality as sent(path, place)`,
);

export const selectMessage = statement(
  "order_message_by_id",
  "select id, sender_id, text from order_messages where id = :messageId and order_id = :threadId",
);

export const selectQuestionMessage = statement(
  "question_message_by_id",
  "select id, sender_id, text from order_messages where id = :messageId and question_id = :threadId",
);

/** No row if it has been reported before. */
export const insertMessageReport = statement(
  "message_report_insert",
  `insert into message_reports (message_id, reporter_id, reason) values (:messageId, :reporterId, :reason)
   on conflict (message_id) do nothing returning id`,
);

/** Nobody of the club sees reports of their own correspondence. */
export const selectMessageReports = statement(
  "message_reports_open",
  `select r.id, e.order_id, case when e.order_id is null then e.question_id end as question_id, ${shownName("s", ":locale")} as sender, e.sender_id, ${shownName("u", ":locale")} as reporter,
          e.text, ${PICTURES("e")} as pictures, r.reason, ${momentText("r.created_at")} as created_at
   from message_reports r
   join order_messages e on e.id = r.message_id
   join users s on s.id = e.sender_id
   join users u on u.id = r.reporter_id
   where r.status = 'open' and r.id > :afterId and :viewerId not in (e.sender_id, r.reporter_id)
   order by r.id limit :limit::int + 1`,
  told<{ sender: string; reporter: string; created_at: string; pictures: string[] }>(),
);

export const lockMessageReport = statement(
  "message_report_lock",
  `select r.status, e.sender_id, r.reporter_id, e.id as message_id, e.order_id, e.question_id, u.closed_at is not null as has_sender_left
   from message_reports r join order_messages e on e.id = r.message_id join users u on u.id = e.sender_id where r.id = :reportId for update of r`,
);

export const decideMessageReport = statement(
  "message_report_decide",
  "update message_reports set status = :status, decided_at = now(), decided_by = :adminId where id = :reportId",
);

export const removeMessage = statement(
  "order_message_remove",
  "update order_messages set text = null where id = :messageId",
);
