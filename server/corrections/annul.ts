import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { revokeAllOf } from "../certificates/public.ts";
import { statement } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lookAgain } from "../market/public.ts";
import { lockCat, unregisterCat } from "../ownership/public.ts";
import { mailOfAnnulment } from "./mails.ts";

const insertAnnulment = statement(
  "annulment_insert",
  `insert into annulments (cat_id, reg_num, reason, decided_by)
   select id, reg_num, :reason, :memberId from cats where id = :catId returning id, reg_num`,
);

/** The number stays with the annulment, so that no cat is given it again. */
export const annulRegistration: Handler<"POST /cats/{id}/annulment"> = async (
  { params: { id: catId }, body: { reason } },
  context,
) => {
  const { db, member, services } = context;
  const [cat] = await lockCat(db, { catId });
  if (!cat) refuse("cat_not_found");
  if (cat.registered !== 1) refuse("not_registered");
  if (ownsCat(cat, member.id)) refuse("own_registration");
  const [annulment] = await insertAnnulment(db, { catId, reason, memberId: member.id });
  await revokeAllOf(db, { catId, reason, memberId: member.id });
  await unregisterCat(db, { catId });
  await lookAgain(catId, context);
  await services.jobs.enqueueMails(db, [await mailOfAnnulment(db, annulment!.id, services.config)]);
  return { message: m.annulment_done({ number: annulment!.reg_num }), data: annulment! };
};
