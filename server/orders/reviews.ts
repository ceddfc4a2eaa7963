import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { moveAfterHandover } from "./move-after-handover.ts";
import { mailOfReview, mailOfReviewAnswer } from "./review-mails.ts";
import {
  answerReview,
  insertReview,
  selectReviewsOfOrder,
  selectReviewsOfSeller,
  selectReviewToAnswer,
  selectSeller,
} from "./review-statements.ts";

const NEWEST_ID = 2_147_483_647;

export const listReviewsOfOrder: Handler<"GET /order/{id}/reviews"> = async (
  { params },
  { db, member, locale },
) => ({
  data: await selectReviewsOfOrder(db, { orderId: params.id, memberId: member.id, locale }),
});

export const reviewOrder: Handler<"POST /order/{id}/review"> = async (
  { params: { id }, body: { stars, review } },
  { db, member, services },
) => {
  await moveAfterHandover(db, id, member.id, "review");
  const [row] = await insertReview(db, { orderId: id, authorId: member.id, stars, text: review });
  await services.jobs.enqueueMails(db, await mailOfReview(db, id, member.id, services.config));
  return { data: { review_id: row!.id } };
};

export const answerToReview: Handler<"POST /order/{id}/review/answer"> = async (
  { params: { id }, body: { answer } },
  { db, member, services },
) => {
  const [review] = await selectReviewToAnswer(db, { orderId: id, memberId: member.id });
  if (!review) refuse("review_not_found");
  if (review.is_answered) refuse("review_answered");
  await answerReview(db, { reviewId: review.id, answer });
  await services.jobs.enqueueMails(
    db,
    await mailOfReviewAnswer(db, id, member.id, services.config),
  );
  return { data: { review_id: review.id } };
};

export const listReviewsOfSeller: Handler<"GET /sales/reviews/{sellerId}"> = async (
  { params, query },
  { db, member, locale },
) => {
  const [seller] = await selectSeller(db, { sellerId: params.sellerId, locale });
  if (!seller) refuse("member_not_found");
  const rows = await selectReviewsOfSeller(db, {
    sellerId: params.sellerId,
    viewerId: member?.id ?? 0,
    beforeId: decodeCursor(query.cursor, [rowId])?.[0] ?? NEWEST_ID,
    limit: query.limit,
    locale,
  });
  const reviews = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? encodeCursor([reviews.at(-1)!.id]) : null;
  return { data: { ...seller, reviews }, page: { next } };
};
