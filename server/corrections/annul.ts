import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { requireDeskOfCat } from "../cases/queries.ts";
import { revokeAllOf } from "../certificates/public.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lockCat, unregisterCat } from "../ownership/public.ts";
import { mailOfAnnulment } from "./mails.ts";

const insertAnnulment = statement(
  "annulment_insert",
  `insert into annulments (cat_id, reg_num, reason, decided_by)
   select id, reg_num, :reason, :memberId from cats where id = :catId returning id, reg_num`,
);

const openCase = statement(
  "annulment_open_case",
  "select open_case('annulment', :catId, :catId, null) as id",
);

const openedCase = statement(
  "annulment_opened_case",
  `select e.id as case_id, e.first_by, c.reg_num from cats c join cases e on e.kind = 'annulment' and e.subject_id = c.id and e.state in ('waiting', 'asked')
   where c.id = :catId for update of e`,
);

const proposeAnnulment = statement(
  "annulment_propose",
  `with proposed as (
     update cases set first_by = :memberId, first_at = now(), first_outcome = 'confirmed', reason = :reason where id = :id
   ) insert into case_messages (case_id, author_id, kind, text) values (:id, :memberId, 'first', :reason)`,
);

const endProposed = statement(
  "annulment_end_case",
  "select end_case('annulment', :catId, 'confirmed', :memberId) as id",
);

const withdrawProposed = statement(
  "annulment_withdraw",
  `with withdrawn as (select end_case('annulment', :catId, 'withdrawn') as id)
   insert into case_messages (case_id, author_id, kind) select id, :memberId, 'withdrawn' from withdrawn`,
);

/** The number stays with the annulment, so that no cat is given it again. */
export const annulRegistration: Handler<"POST /cats/{id}/annulment"> = async (
  { params: { id: catId }, body: { reason } },
  context,
) => {
  const { db, member, services } = context;
  const [cat] = await lockCat(db, { catId });
  if (!cat) refuse("cat_not_found");
  await requireDeskOfCat(db, member, catId);
  if (cat.registered !== 1) refuse("not_registered");
  if (ownsCat(cat, member.id)) refuse("own_registration");
  const waits = await waitsForSecond(cat, reason, context);
  if (waits !== null)
    return {
      message: m.case_first_said(),
      data: { id: waits.case_id, reg_num: waits.reg_num!, waits: 1 as const },
    };
  const [annulment] = await insertAnnulment(db, { catId, reason, memberId: member.id });
  await revokeAllOf(db, { catId, reason, memberId: member.id });
  await unregisterCat(db, { catId });
  await services.jobs.enqueueMails(db, [await mailOfAnnulment(db, annulment!.id, services.config)]);
  return {
    message: m.annulment_done({ number: annulment!.reg_num }),
    data: { ...annulment!, waits: 0 as const },
  };
};

/** The first of two opens the case, the second ends it. */
async function waitsForSecond(
  { id: catId }: { readonly id: number },
  reason: string,
  { db, member, services }: WriteContext & { readonly member: Member },
) {
  if (!services.config.fourEyes.has("annulment")) return null;
  // The first may just have left the club, and the case with them: then it is opened anew.
  const opened = (await openForTwo(db, catId)) ?? (await openForTwo(db, catId));
  if (!opened) refuse("unavailable");
  const { first_by, case_id } = opened;
  if (first_by === member.id) refuse("second_eyes_same");
  if (first_by === null) {
    await proposeAnnulment(db, { id: case_id, memberId: member.id, reason });
    return opened;
  }
  await endProposed(db, { catId, memberId: member.id });
  return null;
}

/** A row that a function has just inserted is not seen by the statement that called it. */
async function openForTwo(db: Tx, catId: number) {
  await openCase(db, { catId });
  const [opened] = await openedCase(db, { catId });
  return opened;
}

/** Only the first of the two has asked; the case stays, and its thread says so to the others. */
export const withdrawAnnulment: Handler<"PUT /cats/{id}/annulment/withdraw"> = async (
  { params: { id: catId } },
  { db, member },
) => {
  const [cat] = await lockCat(db, { catId });
  if (!cat) refuse("cat_not_found");
  await requireDeskOfCat(db, member, catId);
  const [opened] = await openedCase(db, { catId });
  if (!opened) refuse("case_over");
  if (opened.first_by !== member.id) refuse("not_allowed");
  await withdrawProposed(db, { catId, memberId: member.id });
  return { data: { id: opened.case_id, status: "withdrawn" as const } };
};
