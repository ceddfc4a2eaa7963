import type { Handler } from "../http/handler.ts";
import { refuseEnded } from "./refuse-ended.ts";
import { catOfApplication, endApplication, pendingOfCat } from "./statements.ts";
import { lockCat, returnFromClub } from "../ownership/public.ts";

/** The applicant withdraws an undecided application; a cat on the club's desk goes back. */
export const withdrawApplication: Handler<"PUT /applications/{id}/withdraw"> = async (
  { params: { id } },
  { db, locale },
) => {
  const [of] = await catOfApplication(db, { applicationId: id });
  const [cat] = await lockCat(db, { catId: of!.cat_id });
  const [pending] = await pendingOfCat(db, { catId: cat!.id });
  if (pending?.id !== id) return refuseEnded(db, cat!.id, id, locale);
  await endApplication(db, { id, status: "withdrawn", decidedBy: null, reason: null });
  await returnFromClub(db, cat!);
  return { data: { application_id: id, status: "withdrawn" as const } };
};
