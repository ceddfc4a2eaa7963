/** "I'm not an owner": two calls that are one change, whichever comes first (decisions §3). */
import type { Tx } from "../db/transaction.ts";
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailsOfPassing } from "./ownership-mails.ts";
import { lastChangeOf, lastNotReturned, markReturned } from "./ownership-statements.ts";
import { lockCat, passCat } from "./pass-cat.ts";

async function moveBack(catId: number, context: WriteContext & { member: Member }): Promise<void> {
  const { db, member, services } = context;
  const [cat] = await lockCat(db, { catId });
  if (!cat) refuse("cat_not_found");
  if (cat.online_owner_id !== member.id) return requireMovedBefore(db, catId, member);
  if (cat.registered === 1) refuse("registered_stays");
  const [change] = await lastNotReturned(db, { catId });
  if (!change) refuse("no_previous_owner");

  const { prev_owner_id, prev_users_id, prev_is_my_cat } = change;
  // An owner named meanwhile by the mover stays the owner.
  const back =
    cat.users_id === member.id ? { users_id: prev_users_id, is_my_cat: prev_is_my_cat } : cat;
  const { users_id, is_my_cat } = back;
  await passCat(db, cat, { users_id, is_my_cat, online_owner_id: prev_owner_id }, "move-back");
  await markReturned(db, { changeId: change.id });
  const mail = { catId, readerId: prev_owner_id, doerId: member.id };
  await services.jobs.enqueueMails(
    db,
    await mailsOfPassing(db, "move-back", mail, services.config),
  );
}

/** The second call of the pair comes from the former keeper. */
async function requireMovedBefore(db: Tx, catId: number, member: Member): Promise<void> {
  const [own] = await lastChangeOf(db, { catId, memberId: member.id });
  if (own?.kind !== "move-back" || own.prev_owner_id !== member.id) refuse("not_allowed");
}

export const moveBackByUser: Handler<"PUT /cats/user-from-prev"> = async ({ body }, context) => {
  await moveBack(body.catId, context);
  return { data: null };
};

export const moveBackByChange: Handler<
  "POST /cat-change-owner/cat-change-owner-from-prev"
> = async ({ body }, context) => {
  await moveBack(body.catId, context);
  return { data: null };
};
