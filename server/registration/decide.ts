/** The club's decision: of several administrators deciding at once, one succeeds. */
import { registrationNumber } from "@felistry/domain/registration/registration-number.ts";
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfDecision } from "./mails.ts";
import { refuseEnded } from "./refuse-ended.ts";
import { drawNumber, endApplication, pendingOfCat, type PendingApplication } from "./statements.ts";
import { lockCat, registerCat, returnFromClub, type LockedCat } from "../ownership/public.ts";

type Context = WriteContext & { readonly member: Member };

/** The application to decide on, with its cat locked. */
async function applicationToDecide(
  catId: number,
  seenId: number | null,
  { db, member, locale }: Context,
): Promise<{ cat: LockedCat; application: PendingApplication }> {
  const [cat] = await lockCat(db, { catId });
  if (!cat) refuse("cat_not_found");
  const [application] = await pendingOfCat(db, { catId });
  if (!application || (seenId !== null && seenId !== application.id))
    return refuseEnded(db, catId, seenId, locale);
  if (application.applicant_id === member.id) refuse("own_application");
  return { cat, application };
}

async function tellApplicant(applicationId: number, { db, services }: Context): Promise<void> {
  await services.jobs.enqueueMails(db, [await mailOfDecision(db, applicationId, services.config)]);
}

export const confirmPedigree: Handler<"PUT /cats/{id}/register-pedigree"> = async (
  { params, body },
  context,
) => {
  const { db, member, services, today } = context;
  const seenId = body?.application_id ?? null;
  const { cat, application } = await applicationToDecide(params.id, seenId, context);
  await endApplication(db, {
    id: application.id,
    status: "confirmed",
    decidedBy: member.id,
    reason: null,
  });
  await returnFromClub(db, cat);
  const year = Number(today.slice(0, 4));
  // Last, so that others wait for the year's row as briefly as possible.
  const [drawn] = await drawNumber(db, { year });
  const number = registrationNumber(services.config.registrationPrefix, year, drawn!.place);
  await registerCat(db, cat.id, number);
  await tellApplicant(application.id, context);
  return { data: { cat_id: cat.id, reg_num: number } };
};

export const declinePedigree: Handler<"PUT /cats/{id}/delete-pedigree-application"> = async (
  { params, body },
  context,
) => {
  const { db, member } = context;
  const { cat, application } = await applicationToDecide(params.id, body.application_id, context);
  await endApplication(db, {
    id: application.id,
    status: "declined",
    decidedBy: member.id,
    reason: body.reason,
  });
  await returnFromClub(db, cat);
  await tellApplicant(application.id, context);
  return { data: { cat_id: cat.id, status: "declined" as const } };
};
