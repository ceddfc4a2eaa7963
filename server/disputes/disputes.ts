import {
  disputeDue,
  disputeMove,
  takesEvidence,
  type DisputeMoveName,
  type DisputeStage,
} from "@felistry/domain/disputes/moves.ts";
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailsOfDispute, type DisputeStep } from "./mails.ts";
import {
  insertDispute,
  insertStatement,
  lockDisputeOfOrder,
  moveDispute,
  selectDisputeOfOrder,
} from "./statements.ts";

type Context = WriteContext & { readonly member: Member };

export const getDispute: Handler<"GET /order/{id}/dispute"> = async (
  { params },
  { db, locale },
) => {
  const [found] = await selectDisputeOfOrder(db, { orderId: params.id, locale });
  return { data: found ?? null };
};

/** The database refuses one about an order that was never accepted. */
export const openDispute: Handler<"POST /order/{id}/dispute"> = async (
  { params: { id: orderId }, body: { reason, text } },
  { db, member, services, today },
) => {
  const day = disputeDue(today);
  const [opened] = await insertDispute(db, { orderId, openerId: member.id, reason, dueOn: day });
  if (!opened) refuse("dispute_exists");
  await insertStatement(db, {
    disputeId: opened.id,
    authorId: member.id,
    kind: "open",
    forSide: null,
    text,
  });
  const told = { orderId, step: "open", actorId: member.id, text, day } as const;
  await services.jobs.enqueueMails(db, await mailsOfDispute(db, told, services.config));
  return { data: { order_id: orderId, stage: "opened" } };
};

/** The row rule has locked the order, so that its dispute is changed by one at a time. */
async function say(
  { db, member, services }: Context,
  orderId: number,
  step: DisputeStep & (DisputeMoveName | "evidence"),
  text: string | null,
): Promise<{ data: { order_id: number; stage: DisputeStage } }> {
  const [dispute] = await lockDisputeOfOrder(db, { orderId });
  if (!dispute) refuse("dispute_not_found");
  const by = dispute.opener_id === member.id ? "opener" : "respondent";
  const to =
    step !== "evidence"
      ? disputeMove(dispute.stage, step, by)
      : takesEvidence(dispute.stage, by)
        ? dispute.stage
        : null;
  if (to === null) refuse("dispute_conflict");
  if (step !== "evidence") await moveDispute(db, { disputeId: dispute.id, to });
  const said = { disputeId: dispute.id, authorId: member.id, kind: step, forSide: null, text };
  await insertStatement(db, said);
  const told = { orderId, step, actorId: member.id, text: text ?? "" };
  await services.jobs.enqueueMails(db, await mailsOfDispute(db, told, services.config));
  return { data: { order_id: orderId, stage: to } };
}

export const answerDispute: Handler<"POST /order/{id}/dispute/answer"> = (
  { params, body },
  context,
) => say(context, params.id, "answer", body.text);
export const addEvidence: Handler<"POST /order/{id}/dispute/evidence"> = (
  { params, body },
  context,
) => say(context, params.id, "evidence", body.text);
export const appealDispute: Handler<"POST /order/{id}/dispute/appeal"> = (
  { params, body },
  context,
) => say(context, params.id, "appeal", body.text);
export const withdrawDispute: Handler<"PUT /order/{id}/dispute/withdraw"> = ({ params }, context) =>
  say(context, params.id, "withdraw", null);
