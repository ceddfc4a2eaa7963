import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";

/** No row if nothing in it is about the member; no id if it has been reported before. */
export const insertReviewReport = statement(
  "review_report_insert",
  `with found as (
     select r.id, case when r.about_id = :memberId and r.text is not null then 'review' when r.author_id = :memberId and r.answer is not null then 'answer' end as part
     from reviews r where r.id = :reviewId and r.order_id = :orderId
   ), reported as (
     insert into review_reports (review_id, part, reporter_id, reason)
     select id, part, :memberId, :reason from found where part is not null
     on conflict (review_id, part) do nothing returning id
   )
   select (select id from reported) as id from found where part is not null`,
);

const WORDS = "case p.part when 'review' then r.text else r.answer end";
const WRITER = "case p.part when 'review' then r.author_id else r.about_id end";

/** Nobody of the club sees reports of their own orders. */
export const selectReviewReports = statement(
  "review_reports_open",
  `select p.id, r.order_id, p.part, ${shownName("w", ":locale")} as writer, ${shownName("u", ":locale")} as reporter,
          r.stars, ${WORDS} as text, p.reason, ${momentText("p.created_at")} as created_at
   from review_reports p
   join reviews r on r.id = p.review_id
   join users w on w.id = ${WRITER}
   join users u on u.id = p.reporter_id
   where p.status = 'open' and p.id > :afterId and :viewerId not in (r.author_id, r.about_id)
   order by p.id limit :limit::int + 1`,
  told<{ writer: string; reporter: string; created_at: string }>(),
);

export const lockReviewReport = statement(
  "review_report_lock",
  `select p.status, p.part, p.review_id, p.reporter_id, r.order_id, r.author_id, r.about_id
   from review_reports p join reviews r on r.id = p.review_id where p.id = :reportId for update of p`,
);

export const decideReviewReport = statement(
  "review_report_decide",
  "update review_reports set status = :status, decided_at = now(), decided_by = :adminId where id = :reportId",
);

export const removeReviewWords = statement(
  "review_remove_words",
  `update reviews set text = case when :part <> 'review' then text end, answer = case when :part <> 'answer' then answer end
   where id = :reviewId`,
);
