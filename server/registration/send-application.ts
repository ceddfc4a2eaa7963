import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { isClub } from "../accounts/queries.ts";
import { refuse } from "../http/refusal.ts";
import type { Handler } from "../http/handler.ts";
import { insertApplication, pedigreeOfCat, pendingOfCat } from "./statements.ts";
import { lockCat } from "../ownership/public.ts";

export const sendApplication: Handler<"POST /applications/send-to-registration/{catId}"> = async (
  { params: { catId }, body: { pedigrees_id, club_id } },
  { db, member },
) => {
  const clubId = club_id ?? FIRST_CLUB;
  if (!(await isClub(db, clubId)))
    refuse("bad_input", { fields: [{ field: "club_id", code: "invalid" }] });
  const [cat] = await lockCat(db, { catId });
  if (!cat) refuse("cat_not_found");
  if (cat.registered === 1) refuse("already_registered");
  const [pending] = await pendingOfCat(db, { catId });
  if (pending) refuse("application_pending");
  const [pedigree] = await pedigreeOfCat(db, {
    pedigreeId: pedigrees_id,
    catId,
    applicantId: member.id,
  });
  if (!pedigree) refuse("pedigree_not_of_cat");
  const [application] = await insertApplication(db, {
    catId,
    pedigreeId: pedigrees_id,
    applicantId: member.id,
    clubId,
  });
  return {
    message: m.reg_sent(),
    data: { application_id: application!.id, status: "pending" as const },
  };
};
