import type { TransferDirection } from "@felistry/domain/transfers/transfer.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { lockAmendable } from "../cases/public.ts";
import { numberPrefixes } from "../registration/queries.ts";
import { requireForeignNumber } from "../documents/public.ts";
import { ownUpload } from "../documents/queries.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lockCat } from "../ownership/public.ts";
import { amendTransfer } from "./amend.ts";
import { insertTransfer, selectStanding } from "./statements.ts";

/** Of the locked cat: at asking, and again at deciding. */
export async function requireStanding(
  db: Tx,
  catId: number,
  direction: TransferDirection,
): Promise<void> {
  const [cat] = await lockCat(db, { catId });
  if (!cat) refuse("cat_not_found");
  const [standing] = await selectStanding(db, { catId });
  if (direction === "in") {
    if (cat.registered === 1) refuse("already_registered");
    if (standing!.is_applied_for) refuse("application_pending");
    return;
  }
  if (cat.registered !== 1) refuse("not_registered");
  if (standing!.is_exported) refuse("cat_exported");
}

interface Asked {
  readonly catId: number;
  readonly direction: TransferDirection;
  readonly club: string;
  readonly number: string | null;
  readonly titles: string | null;
  readonly remarks: string | null;
  readonly paper: string | null;
}

type Context = Pick<WriteContext, "db" | "services" | "onCommit"> & {
  readonly member: Pick<Member, "id">;
};

/** Keeps a request, or changes the one that is named, about which the club has asked its sender back. */
async function send(
  asked: Asked,
  requestId: number | undefined,
  { db, member, services, onCommit }: Context,
) {
  const { catId } = asked;
  if (requestId !== undefined) {
    const request = { kind: "transfer", subjectId: requestId, catId } as const;
    const back = await lockAmendable(db, { ...request, memberId: member.id });
    await amendTransfer(db, back, asked, member.id);
    // A paper that is replaced is deleted.
    onCommit(services.forgetting.now);
    return { message: m.correction_amended(), data: { id: back.subject_id } };
  }
  const [transfer] = await insertTransfer(db, { ...asked, askerId: member.id });
  return { message: m.transfer_sent(), data: { id: transfer!.id } };
}

export const askIn: Handler<"POST /cats/{id}/transfers/in"> = async (
  { params: { id: catId }, body: { club, number, titles, remarks, paper_url, request_id } },
  context,
) => {
  const { db, member, services } = context;
  await requireStanding(db, catId, "in");
  requireForeignNumber("number", number, await numberPrefixes(db, services.config));
  const paper = await ownUpload(db, paper_url, member.id, "evidence");
  const asked = { catId, direction: "in", club, number, titles, remarks, paper } as const;
  return send(asked, request_id, context);
};

export const askOut: Handler<"POST /cats/{id}/transfers/out"> = async (
  { params: { id: catId }, body: { club, remarks, request_id } },
  context,
) => {
  await requireStanding(context.db, catId, "out");
  const nothing = { number: null, titles: null, paper: null };
  return send({ catId, direction: "out", club, remarks, ...nothing }, request_id, context);
};
