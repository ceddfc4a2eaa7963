/** The club's desk of ads that wait: shown to everybody after all, or refused with the reason. */
import type { Tx } from "../../db/transaction.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import { envelopeText, type Handler, type Member } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { requireAllowedByRules } from "../../rules/public.ts";
import { requireMayBeActive } from "../may-be-active.ts";
import { mailOfRefused, mailOfReleased } from "./held-mails.ts";
import {
  activateReleased,
  decideHold,
  lockHeldCat,
  lockHold,
  selectHeldAds,
} from "./hold-statements.ts";

export const listHeld: Handler<"GET /admin/held-ads"> = async (
  { query },
  { db, member, locale },
) => {
  const [afterId] = decodeCursor(query.cursor, [rowId]) ?? [0];
  const [page] = await selectHeldAds(db, {
    afterId,
    limit: query.limit,
    viewerId: member.id,
    locale,
  });
  const { json, found, last_id } = page!;
  return envelopeText(json, "", { next: found > query.limit ? encodeCursor([last_id!]) : null });
};

async function waitingHold(db: Tx, id: number, member: Member): Promise<number> {
  const [held] = await lockHeldCat(db, { id });
  if (!held) refuse("held_not_found");
  const [hold] = await lockHold(db, { id, adminId: member.id });
  if (hold?.is_own) refuse("own_ad");
  if (!hold?.is_waiting) refuse("held_decided");
  return held.cat_id;
}

export const releaseHeld: Handler<"PUT /admin/held-ads/{id}/release"> = async (
  { params: { id } },
  context,
) => {
  const { db, member, services } = context;
  const catId = await waitingHold(db, id, member);
  await requireMayBeActive(db, catId);
  await decideHold(db, { id, outcome: "released", adminId: member.id, note: null });
  await activateReleased(db, { catId });
  await requireAllowedByRules(catId, context);
  await services.jobs.enqueueMails(db, [await mailOfReleased(db, catId, services.config)]);
  return { data: { id, outcome: "released" as const } };
};

export const refuseHeld: Handler<"PUT /admin/held-ads/{id}/refuse"> = async (
  { params: { id }, body: { reason } },
  { db, member, services },
) => {
  const catId = await waitingHold(db, id, member);
  await decideHold(db, { id, outcome: "refused", adminId: member.id, note: reason });
  await services.jobs.enqueueMails(db, [await mailOfRefused(db, catId, reason, services.config)]);
  return { data: { id, outcome: "refused" as const } };
};
