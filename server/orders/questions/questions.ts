/** What buyers ask sellers before an order. */
import type { RowRule } from "@felistry/contract/call.ts";
import { isTx } from "../../db/transaction.ts";
import type { Tx } from "../../db/transaction.ts";
import type { RowRuleCheck } from "../../http/call-checks.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { selectQuestionMessage, selectQuestionMessages } from "../message-statements.ts";
import { storeReport } from "../messages.ts";
import { lockedOffer, type Offer } from "../place-order.ts";
import { selectOpenOrder } from "../statements.ts";
import { writeBesideOrder, writeInQuestion } from "../write-message.ts";
import {
  insertQuestion,
  lockOwnQuestion,
  lockParties,
  selectParties,
  selectQuestion,
  selectQuestions,
} from "./question-statements.ts";

const NEWEST_ID = 2_147_483_647;

/** Who asked, and the seller. */
export const questionRowRules = {
  "question-party": async (db, questionId, member) => {
    const [row] = await (isTx(db) ? lockParties : selectParties)(db, { questionId });
    if (!row) refuse("question_not_found");
    if (row.asker_id !== member.id && row.seller_id !== member.id) refuse("not_allowed");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

export const askSeller: Handler<"POST /sales/{catId}/question"> = async (
  { params, body },
  { db, member, services, today },
) => {
  const offer = await lockedOffer(db, params.catId);
  if (offer.online_owner_id === member.id || offer.users_id === member.id) refuse("own_cat");
  if (!offer.is_active) refuse("ad_not_active");
  const writer = { senderId: member.id, body };
  const [open] = await selectOpenOrder(db, { saleId: offer.sale_id, clientId: member.id });
  if (open) {
    const message_id = await writeBesideOrder(db, open.id, writer, services, today);
    return { data: { message_id, question_id: null, order_id: open.id } };
  }
  const question_id = await questionOf(db, offer, member.id);
  const message_id = await writeInQuestion(db, question_id, writer, services);
  return { data: { message_id, question_id, order_id: null } };
};

/** The buyer's thread about this offer. Terminates: an order that takes the thread over in between makes room for a new one. */
async function questionOf(db: Tx, offer: Offer, askerId: number): Promise<number> {
  const key = { saleId: offer.sale_id, askerId, sellerId: offer.online_owner_id };
  for (;;) {
    const [inserted] = await insertQuestion(db, key);
    const [question] = inserted ? [inserted] : await lockOwnQuestion(db, key);
    if (question) return question.id;
  }
}

export const listQuestions: Handler<"GET /questions"> = async (
  { query },
  { db, member, locale },
) => {
  const rows = await selectQuestions(db, {
    memberId: member.id,
    catId: query.cat ?? null,
    beforeId: decodeCursor(query.cursor, [rowId])?.[0] ?? NEWEST_ID,
    limit: query.limit,
    locale,
  });
  const data = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? encodeCursor([data.at(-1)!.id]) : null;
  return { data, page: { next } };
};

export const getQuestion: Handler<"GET /questions/{id}"> = async (
  { params: { id } },
  { db, member, locale },
) => {
  const [question] = await selectQuestion(db, { questionId: id, memberId: member.id, locale });
  return { data: question! };
};

export const listQuestionMessages: Handler<"GET /questions/{id}/messages"> = async (
  { params, query },
  { db, member, locale },
) => {
  const rows = await selectQuestionMessages(db, {
    threadId: params.id,
    memberId: member.id,
    beforeId: decodeCursor(query.cursor, [rowId])?.[0] ?? NEWEST_ID,
    limit: query.limit,
    locale,
  });
  const data = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? encodeCursor([data.at(-1)!.id]) : null;
  return { data, page: { next } };
};

export const answerQuestion: Handler<"POST /questions/{id}/messages"> = async (
  { params: { id }, body },
  { db, member, locale, services, today },
) => {
  const [question] = await selectQuestion(db, { questionId: id, memberId: member.id, locale });
  const writer = { senderId: member.id, body };
  const { order_id, writing } = question!;
  if (order_id !== null)
    return { data: { message_id: await writeBesideOrder(db, order_id, writer, services, today) } };
  if (writing === "other_left") refuse("other_side_left");
  if (writing === "over") refuse("question_over");
  return { data: { message_id: await writeInQuestion(db, id, writer, services) } };
};

export const reportQuestion: Handler<"POST /questions/{id}/messages/{messageId}/report"> = async (
  { params: { id, messageId }, body },
  { db, member },
) => {
  const [message] = await selectQuestionMessage(db, { threadId: id, messageId });
  return { data: { report_id: await storeReport(db, message, member.id, body.reason) } };
};
