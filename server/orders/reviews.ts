import { decideMove, type MoveName } from "@felistry/domain/orders/moves.ts";
import type { Stage } from "@felistry/domain/orders/stages.ts";
import type { Tx } from "../db/transaction.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfReview, mailOfReviewAnswer, mailOfSettled } from "./review-mails.ts";
import {
  answerReview,
  insertReview,
  moveOrder,
  selectReviewsOfOrder,
  selectReviewsOfSeller,
  selectReviewToAnswer,
  selectSeller,
} from "./review-statements.ts";
import { selectOrder } from "./statements.ts";

const NEWEST_ID = 2_147_483_647;
/** These moves need nothing but their stage. */
const NOTHING = new Set<never>();

/** The row rule has locked the order, and made sure that the member is a party to it. */
async function move(db: Tx, orderId: number, memberId: number, name: MoveName): Promise<Stage> {
  const [order] = await selectOrder(db, { orderId });
  const by = order!.seller_id === memberId ? "seller" : "buyer";
  const decided = decideMove(order!, name, by, NOTHING);
  if ("refused" in decided) refuse("order_status_conflict");
  await moveOrder(db, { orderId, to: decided.to });
  return decided.to;
}

export const settleOrder: Handler<"PUT /order/{id}/settle"> = async (
  { params: { id } },
  { db, member, services },
) => {
  const stage = await move(db, id, member.id, "settle");
  await services.jobs.enqueueMails(db, await mailOfSettled(db, id, member.id, services.config));
  return { data: { orders_id: id, stage } };
};

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
  await move(db, id, member.id, "review");
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
