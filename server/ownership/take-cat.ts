/** "Add the cat to my page": two calls that are one change, whichever comes first (decisions §3, §10.5). */
import { may, rolesWith } from "@felistry/domain/accounts/club-rights.ts";
import { requireConfirmation } from "../accounts/queries.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { countDone, type Limit } from "../http/limits/attempts.ts";
import type { Handler, WriteContext, Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailsOfPassing } from "./ownership-mails.ts";
import { hasPendingApplication, lastChange } from "./ownership-statements.ts";
import { lockCat, passCat, type LockedCat } from "./pass-cat.ts";
import { withholdPapers } from "./withheld.ts";

/**
 * Held until the end of the transaction: a simultaneous dismissal or suspension comes either before the taking, or
 * returns what was taken. Locked before the cat, in the same order as in a dismissal.
 */
const holdAdministrator = statement(
  "cat_taker_acts_for_club",
  `select u.id from users u join user_roles r on r.user_id = u.id and r.role_id in (${rolesWith("correct_cats").join(", ")})
   where u.id = :memberId and u.suspended_at is null and u.closed_at is null for share`,
);

const isActing = async (tx: Tx, memberId: number) =>
  (await holdAdministrator(tx, { memberId })).length > 0;

type Taking = "take" | "club-take";

async function takeCat(catId: number, context: WriteContext & { member: Member }): Promise<void> {
  const { db, member, services } = context;
  const actsForClub = may(member, "correct_cats") && (await isActing(db, member.id));
  const [cat] = await lockCat(db, { catId });
  if (!cat) refuse("cat_not_found");
  const kind = await takingOf(db, cat, member, actsForClub);
  if (kind === "done") return;
  if (kind === "club-take") await requireConfirmation(db, member, context.cookieHeader);
  await requireRoomToTake(kind, catId, context);
  const is_my_cat = kind === "take" ? 1 : cat.is_my_cat;
  await passCat(db, cat, { users_id: member.id, online_owner_id: member.id, is_my_cat }, kind);
  const withholds = kind === "take" && (await withholdPapers(db, cat, member.id));
  const mail = { catId, readerId: cat.online_owner_id, doerId: member.id };
  const told = withholds ? "take-withheld" : kind;
  await services.jobs.enqueueMails(db, await mailsOfPassing(db, told, mail, services.config));
}

const HOUR = 60 * 60;
const TAKES_OF_CAT: Limit = { name: "take-cat", most: 10, windowSeconds: HOUR };
const TAKES_OF_MEMBER: Limit = { name: "take-member", most: 10, windowSeconds: HOUR };

/** A cat taken and returned repeatedly would fill its keeper's mailbox. The club is not limited. */
async function requireRoomToTake(
  kind: Taking,
  catId: number,
  { services, member }: WriteContext & { member: Member },
): Promise<void> {
  if (kind === "take") await countDone(services, TAKES_OF_MEMBER, member.id);
  await countDone(services, TAKES_OF_CAT, catId);
}

/** The kind of this taking, or that the other call of the pair has done it. @throws cat_not_free */
async function takingOf(
  db: Tx,
  cat: LockedCat,
  member: Member,
  actsForClub: boolean,
): Promise<Taking | "done"> {
  const [last] = await lastChange(db, { catId: cat.id });
  const isTaken = last?.kind === "take" || last?.kind === "club-take";
  if (cat.online_owner_id === member.id)
    return isTaken && last.new_owner_id === member.id ? "done" : refuse("cat_not_free");
  if (actsForClub && (await hasPendingApplication(db, { catId: cat.id })).length > 0)
    return "club-take";
  // A cat on the club's desk goes back to its applicant.
  const isWithClub = last?.kind === "club-take" && last.returned_at === null;
  return cat.is_my_cat === 0 && !isWithClub ? "take" : refuse("cat_not_free");
}

export const takeByUpdate: Handler<"PUT /cats/update-owner-at-cat/{id}"> = async (
  { params },
  context,
) => {
  await takeCat(params.id, context);
  return { data: null };
};

export const takeByChange: Handler<"POST /cat-change-owner"> = async ({ body }, context) => {
  await takeCat(body.catId, context);
  return { data: null };
};
