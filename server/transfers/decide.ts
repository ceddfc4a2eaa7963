/** What the club's decision does. The desk makes it, and lets it be taken back for some minutes. */
import { clubOfCat, requireUndecided } from "../cases/queries.ts";
import { giveCertificate } from "../certificates/public.ts";
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lockCat, registerCat } from "../ownership/public.ts";
import { drawNumber } from "../registration/public.ts";
import { keepVerdictOfRequest } from "../rules/public.ts";
import { requireStanding } from "./ask.ts";
import { mailOfTransfer } from "./mails.ts";
import { catOfTransfer, endTransfer, keepNumber, openTransfer } from "./statements.ts";

type Context = Pick<WriteContext, "db" | "services" | "today" | "locale"> & {
  readonly member: Pick<Member, "id">;
};

/** The request, with its cat locked. */
async function lockTransfer(id: number, { db }: Pick<Context, "db">) {
  const [of] = await catOfTransfer(db, { id });
  if (!of) refuse("transfer_not_found");
  await lockCat(db, { catId: of.cat_id });
  const [transfer] = await openTransfer(db, { id });
  if (!transfer) refuse("transfer_over");
  return transfer;
}

/** A decision of the desk, on behalf of whoever has made it. */
export async function carryOutTransfer(
  id: number,
  { outcome, reason }: { readonly outcome: string; readonly reason: string | null },
  context: Context,
): Promise<void> {
  const { db, member, services } = context;
  const transfer = await lockTransfer(id, context);
  if (transfer.asker_id === member.id) refuse("own_application");
  const isConfirmed = outcome === "confirmed";
  const status = isConfirmed ? "confirmed" : "declined";
  if (isConfirmed) await requireStanding(db, transfer.cat_id, transfer.direction);
  await keepVerdictOfRequest(db, { correctionId: null, transferId: id }, isConfirmed, context);
  await endTransfer(db, { id, status, decision: reason, decidedBy: member.id });
  if (isConfirmed) await carryOver(transfer, context);
  await services.jobs.enqueueMails(db, [await mailOfTransfer(db, id, services.config)]);
}

/** Either way the cat gets a pedigree that names the other club: after an export the last one of this club. */
async function carryOver(
  { cat_id: catId, asker_id, direction, number }: Awaited<ReturnType<typeof lockTransfer>>,
  { db, services, today }: Context,
): Promise<void> {
  if (direction === "in") {
    await keepNumber(db, { catId, number: number! });
    const year = Number(today.slice(0, 4));
    const clubId = await clubOfCat(db, catId);
    await registerCat(db, catId, await drawNumber(db, { clubId, year }, services.config));
  }
  await giveCertificate(db, { catId, kind: "pedigree", memberId: asker_id });
}

export const withdrawTransfer: Handler<"PUT /transfers/{id}/withdraw"> = async (
  { params: { id } },
  context,
) => {
  const { db, services, locale, onCommit } = context;
  await lockTransfer(id, context);
  await requireUndecided(db, { kind: "transfer", subjectId: id }, locale);
  await endTransfer(db, { id, status: "withdrawn", decision: null, decidedBy: null });
  onCommit(services.forgetting.now);
  return { data: { id, status: "withdrawn" as const } };
};
