import {
  isMoveOf,
  isOfferDay,
  waitingMove,
  type WaitingMoveName,
} from "@felistry/domain/waiting/moves.ts";
import type { WaitingStage } from "@felistry/domain/waiting/moves.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler, WriteContext } from "../http/handler.ts";
import type { Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lockCat } from "../ownership/public.ts";
import { pageOf } from "./lists.ts";
import { mailOfWaiting, type WaitingStep } from "./mails.ts";
import {
  insertEntry,
  moveEntry,
  offerKitten,
  selectEntries,
  selectEntry,
  selectList,
  selectOrderOfBuyer,
  selectOwnEntries,
  takeKitten,
} from "./statements.ts";

const NEWEST_ID = 2_147_483_647;
type Context = WriteContext & { readonly member: Member };

export const listWaitingEntries: Handler<"GET /waiting-lists/{id}/entries"> = async (
  { params, query: { stage = null, sex = null, purpose = null, cursor, limit } },
  { db, locale },
) => {
  const [afterTurn, afterId] = decodeCursor(cursor, [rowId, rowId]) ?? [0, 0];
  const rows = await selectEntries(db, {
    listId: params.id,
    stage,
    sex,
    purpose,
    afterTurn,
    afterId,
    limit,
    locale,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? encodeCursor([last.turn, last.id]) : null;
  return { data: shown.map(({ entry }) => entry), page: { next } };
};

export const listOwnWaiting: Handler<"GET /me/waiting"> = async (
  { query: { cursor, limit } },
  { db, member, locale },
) => {
  const beforeId = decodeCursor(cursor, [rowId])?.[0] ?? NEWEST_ID;
  const rows = await selectOwnEntries(db, { memberId: member.id, beforeId, limit, locale });
  const { shown, page } = pageOf(rows, limit);
  return { data: shown.map(({ entry, list }) => ({ ...entry, list })), page };
};

/** The database refuses one's own list, a closed one, and a second application. */
export const applyToWait: Handler<"POST /waiting-lists/{id}/entries"> = async (
  { params: { id }, body },
  { db, member, locale, services },
) => {
  if ((await selectList(db, { listId: id, viewerId: member.id, locale })).length === 0)
    refuse("waiting_list_not_found");
  const { sex, colour, purpose, budget, currency_id, from_day, home } = body;
  const [entry] = await insertEntry(db, {
    listId: id,
    memberId: member.id,
    sex,
    colour: colour || null,
    purpose,
    budget,
    currencyId: currency_id,
    fromDay: from_day,
    home,
  });
  await services.jobs.enqueueMails(
    db,
    await mailOfWaiting(db, entry!.id, "apply", services.config),
  );
  return { data: { entry_id: entry!.id } };
};

/** The row rule has locked the entry, and made sure that the member is a side of it. @returns the entry before, and where it goes */
async function decide({ db, member }: Context, entryId: number, name: WaitingMoveName) {
  const entry = (await selectEntry(db, { entryId }))[0]!;
  const by = entry.breeder_id === member.id ? "breeder" : "applicant";
  const to = waitingMove(entry.stage, name, by);
  if (to === null) refuse(isMoveOf(name, by) ? "waiting_conflict" : "not_allowed");
  return { entry, to };
}

async function move(
  context: Context,
  entryId: number,
  name: WaitingMoveName & WaitingStep,
  reason: string | null = null,
): Promise<{ data: { id: number; stage: WaitingStage } }> {
  const { db, services } = context;
  const { entry, to } = await decide(context, entryId, name);
  await moveEntry(db, { entryId, to, reason });
  const mails = await mailOfWaiting(db, entryId, name, services.config, entry.offered_cat_id);
  await services.jobs.enqueueMails(db, mails);
  return { data: { id: entryId, stage: to } };
}

export const acceptWaiting: Handler<"PUT /waiting/{id}/accept"> = ({ params }, context) =>
  move(context, params.id, "accept");
export const declineWaiting: Handler<"PUT /waiting/{id}/decline"> = ({ params, body }, context) =>
  move(context, params.id, "decline", body.reason);
export const takeBackOffer: Handler<"PUT /waiting/{id}/take-back"> = ({ params }, context) =>
  move(context, params.id, "take_back");
export const passOnKitten: Handler<"PUT /waiting/{id}/pass"> = ({ params }, context) =>
  move(context, params.id, "pass");
export const leaveWaiting: Handler<"PUT /waiting/{id}/leave"> = ({ params }, context) =>
  move(context, params.id, "leave");

/** Of two offers of one kitten at the same moment the second waits for the cat, and is refused by the database. */
export const offerToWaiting: Handler<"PUT /waiting/{id}/offer"> = async (
  { params: { id }, body },
  context,
) => {
  const { db, services, today } = context;
  const { to } = await decide(context, id, "offer");
  if (!isOfferDay(body.until, today)) refuse("waiting_offer_day");
  await lockCat(db, { catId: body.cat_id });
  await offerKitten(db, { entryId: id, catId: body.cat_id, until: body.until });
  await services.jobs.enqueueMails(db, await mailOfWaiting(db, id, "offer", services.config));
  return { data: { id, stage: to } };
};

/** The order is placed as any other, and mails both sides. */
export const takeKittenOffered: Handler<"POST /waiting/{id}/take"> = async (
  { params: { id }, body: { price, withBreeding } },
  context,
) => {
  const { db, member, make, today } = context;
  const { entry } = await decide(context, id, "take");
  if (entry.offered_until! < today) refuse("waiting_offer_over");
  const catId = entry.offered_cat_id!;
  await make("POST /order", { body: { catId, price, withBreeding, comment: "" } });
  const [order] = await selectOrderOfBuyer(db, { catId, memberId: member.id });
  await takeKitten(db, { entryId: id, orderId: order!.id });
  return { data: { order_id: order!.id } };
};
