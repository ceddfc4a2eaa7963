import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";

export const insertReview = statement(
  "review_insert",
  `insert into reviews (order_id, author_id, about_id, of_seller, stars, text)
   select o.id, :authorId, o.seller_id, true, :stars, :text? from orders o where o.id = :orderId returning id`,
);

/** No row if there is none to answer. */
export const selectReviewToAnswer = statement(
  "review_to_answer",
  "select id, answered_at is not null as is_answered from reviews where order_id = :orderId and about_id = :memberId",
);

export const answerReview = statement(
  "review_answer",
  "update reviews set answer = :answer, answered_at = now() where id = :reviewId",
);

/** What of `reviews r` was said about the viewer, if anything is left of it. */
const REPORTED_PART = (viewer: string) =>
  `(case when r.about_id = ${viewer} and r.text is not null then 'review' when r.author_id = ${viewer} and r.answer is not null then 'answer' end)`;

const fields = (
  viewer: string,
) => `r.id, ${shownName("u", ":locale")} as author, (r.author_id = ${viewer})::int as is_own,
  r.of_seller::int as of_seller, r.stars, r.text, ${momentText("r.created_at")} as created_at, r.answer,
  case when ${REPORTED_PART(viewer)} is null then null
    when exists (select from review_reports p where p.review_id = r.id and p.part = ${REPORTED_PART(viewer)}) then 'sent' else 'possible' end as report`;

const shape = told<{
  author: string;
  is_own: 0 | 1;
  of_seller: 0 | 1;
  created_at: string;
  report: "possible" | "sent" | null;
}>();

export const selectReviewsOfOrder = statement(
  "reviews_of_order",
  `select ${fields(":memberId::int")} from reviews r join users u on u.id = r.author_id
   where r.order_id = :orderId order by r.id`,
  shape,
);

export const selectReviewsOfSeller = statement(
  "reviews_of_seller",
  `select ${fields(":viewerId::int")} from reviews r join users u on u.id = r.author_id
   where r.about_id = :sellerId and r.of_seller and r.id < :beforeId order by r.id desc limit :limit::int + 1`,
  shape,
);

/** Each buyer counts once, with the mean of what they gave: who buys often does not outvote the others. */
export const selectSeller = statement(
  "reviewed_seller",
  `select ${shownName("u", ":locale")} as seller, f.count, f.mean from users u,
     lateral (select count(*)::int as count, round(avg(b.stars), 1)::float8 as mean
       from (select avg(stars) as stars from reviews where about_id = u.id and of_seller group by author_id) b) f
   where u.id = :sellerId and u.closed_at is null`,
  told<{ seller: string; count: number }>(),
);
