/** The club's desk of disputes. */
import { disputeDue, disputeMove } from "@felistry/domain/disputes/moves.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailsOfDispute } from "./mails.ts";
import {
  decideDispute,
  insertStatement,
  lockDispute,
  selectClubDispute,
  selectWaitingDisputes,
} from "./statements.ts";

export const listDisputes: Handler<"GET /admin/disputes"> = async (
  { query },
  { db, member, locale },
) => {
  const rows = await selectWaitingDisputes(db, {
    afterId: decodeCursor(query.cursor, [rowId])?.[0] ?? 0,
    viewerId: member.id,
    limit: query.limit,
    locale,
  });
  const data = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? encodeCursor([data.at(-1)!.id]) : null;
  return { data, page: { next } };
};

export const getClubDispute: Handler<"GET /admin/disputes/{id}"> = async (
  { params },
  { db, member, locale },
) => {
  const key = { disputeId: params.id, viewerId: member.id, locale };
  const [found] = await selectClubDispute(db, key);
  return { data: found ?? refuse("dispute_not_found") };
};

/** The first decision can be appealed for two weeks; the second is the last. */
export const decideOnDispute: Handler<"PUT /admin/disputes/{id}/decide"> = async (
  { params: { id }, body: { for_side: forSide, text } },
  { db, member, services, today },
) => {
  const [dispute] = await lockDispute(db, { disputeId: id });
  if (!dispute) refuse("dispute_not_found");
  const { stage, order_id: orderId, client_id, seller_id } = dispute;
  if (member.id === client_id || member.id === seller_id) refuse("not_allowed");
  const step = stage === "appealed" ? "decide_again" : "decide";
  const to = disputeMove(stage, step, "club");
  if (to === null) refuse("dispute_conflict");
  const day = to === "decided" ? disputeDue(today) : null;
  await decideDispute(db, { disputeId: id, to, forSide, dueOn: day });
  await insertStatement(db, { disputeId: id, authorId: member.id, kind: step, forSide, text });
  const told = { orderId, step, actorId: null, text, side: forSide, ...(day && { day }) } as const;
  await services.jobs.enqueueMails(db, await mailsOfDispute(db, told, services.config));
  return { data: { id, stage: to } };
};
