/** Withheld papers: both sides list them, one asks for them, the other agrees. */
import type { RowRule } from "@felistry/contract/call.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import type { Tx } from "../db/transaction.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { openPapers } from "./withheld.ts";
import {
  markAsked,
  selectWithheld,
  withheldByMember,
  withheldOfCat,
  type Withheld,
} from "./withheld-statements.ts";
import { mailOfChange } from "./ownership-mails.ts";
import { lockCat } from "./pass-cat.ts";

export const withheldRowRules = {
  "papers-asker": async (db, id, member) => {
    const [papers] = await selectWithheld(db, { id });
    if (!papers) refuse("papers_not_found");
    if (!ownsCat(papers, member.id)) refuse("not_allowed");
  },
  "papers-holder": async (db, id, member) => {
    const [papers] = await selectWithheld(db, { id });
    if (!papers) refuse("papers_not_found");
    if (papers.holder_id !== member.id) refuse("not_allowed");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;

export const listWithheldOfCat: Handler<"GET /cats/{id}/withheld-papers"> = async (
  { params },
  { db, locale, member },
) =>
  envelopeText((await withheldOfCat(db, { locale, catId: params.id, readerId: member.id }))!, "");

const NEWEST = 2_147_483_647;

export const listOwnWithheld: Handler<"GET /me/withheld-papers"> = async (
  { query: { cursor, limit } },
  { db, locale, member },
) => {
  const [beforeId] = decodeCursor(cursor, [rowId]) ?? [NEWEST];
  const [page] = await withheldByMember(db, { locale, holderId: member.id, beforeId, limit });
  const { json, found, last_id } = page!;
  return envelopeText(json, "", { next: found > limit ? encodeCursor([last_id!]) : null });
};

/** As they are once the cat is locked: passing a cat on takes turns with asking and agreeing. */
async function lockedPapers(tx: Tx, id: number): Promise<Withheld> {
  const [before] = await selectWithheld(tx, { id });
  await lockCat(tx, { catId: before!.cat_id });
  return (await selectWithheld(tx, { id }))[0]!;
}

export const askForPapers: Handler<"POST /withheld-papers/{id}/ask"> = async (
  { params: { id } },
  { db, member, services },
) => {
  const papers = await lockedPapers(db, id);
  if (!ownsCat(papers, member.id)) refuse("not_allowed");
  if (papers.is_open) refuse("papers_not_found");
  if (papers.holder_left) refuse("papers_holder_left");
  if (papers.asked_lately) return { data: { id, asked_at: papers.asked_at!.toISOString() } };
  const [asked] = await markAsked(db, { id, memberId: member.id });
  const mail = { catId: papers.cat_id, readerId: papers.holder_id, doerId: member.id };
  await services.jobs.enqueueMails(db, [
    await mailOfChange(db, "papers-asked", mail, services.config),
  ]);
  return { data: { id, asked_at: asked!.asked_at.toISOString() } };
};

export const agreeToPapers: Handler<"PUT /withheld-papers/{id}/agree"> = async (
  { params: { id } },
  { db, member, services },
) => {
  const papers = await lockedPapers(db, id);
  if (papers.is_open) return { data: null };
  await openPapers(db, id);
  const mail = { catId: papers.cat_id, readerId: papers.online_owner_id, doerId: member.id };
  await services.jobs.enqueueMails(db, [
    await mailOfChange(db, "papers-agreed", mail, services.config),
  ]);
  // The card now shows the pedigree's number again.
  return { data: null };
};
