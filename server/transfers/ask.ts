import type { TransferDirection } from "@felistry/domain/transfers/transfer.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { ownUpload } from "../documents/queries.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lockCat } from "../ownership/public.ts";
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

export const askIn: Handler<"POST /cats/{id}/transfers/in"> = async (
  { params: { id: catId }, body: { club, number, titles, remarks, paper_url } },
  { db, member },
) => {
  await requireStanding(db, catId, "in");
  const paper = await ownUpload(db, paper_url, member.id, "evidence");
  const asked = {
    catId,
    askerId: member.id,
    direction: "in" as const,
    club,
    number,
    titles,
    remarks,
  };
  const [transfer] = await insertTransfer(db, { ...asked, paper });
  return { message: m.transfer_sent(), data: { id: transfer!.id } };
};

export const askOut: Handler<"POST /cats/{id}/transfers/out"> = async (
  { params: { id: catId }, body: { club, remarks } },
  { db, member },
) => {
  await requireStanding(db, catId, "out");
  const asked = { catId, askerId: member.id, direction: "out" as const, club, remarks };
  const nothing = { number: null, titles: null, paper: null };
  const [transfer] = await insertTransfer(db, { ...asked, ...nothing });
  return { message: m.transfer_sent(), data: { id: transfer!.id } };
};
