/** The club's decision: of several administrators deciding at once, one succeeds. */
import { requireUndecided } from "../cases/queries.ts";
import { giveCertificate } from "../certificates/public.ts";
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { drawNumber } from "./draw-number.ts";
import { mailOfDecision } from "./mails.ts";
import { refuseEnded } from "./refuse-ended.ts";
import {
  catOfApplication,
  endApplication,
  pendingOfCat,
  type PendingApplication,
} from "./statements.ts";
import { keepVerdictOfCat } from "../rules/public.ts";
import { lockCat, registerCat, returnFromClub, type LockedCat } from "../ownership/public.ts";

type Context = Pick<WriteContext, "db" | "services" | "today" | "locale"> & {
  readonly member: Pick<Member, "id">;
};

interface ToDecide {
  readonly cat: LockedCat;
  readonly application: PendingApplication;
}

/** The application to decide on, with its cat locked. */
async function applicationToDecide(
  catId: number,
  seenId: number | null,
  { db, member, locale }: Context,
): Promise<ToDecide> {
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

/** Not against the club's rules, whose verdict is kept with it. @returns the number */
async function confirm({ cat, application }: ToDecide, context: Context): Promise<string> {
  const { db, member, services, today } = context;
  // With its litter, or by a transfer: the number that it has stays.
  if (cat.registered === 1) refuse("already_registered");
  await keepVerdictOfCat(db, cat.id, context);
  await endApplication(db, {
    id: application.id,
    status: "confirmed",
    decidedBy: member.id,
    reason: null,
  });
  await returnFromClub(db, cat);
  const year = Number(today.slice(0, 4));
  // Last, so that others wait for the year's row as briefly as possible.
  const number = await drawNumber(db, { clubId: application.club_id, year }, services.config);
  await registerCat(db, cat.id, number);
  await tellApplicant(application.id, context);
  return number;
}

async function decline(
  { cat, application }: ToDecide,
  reason: string,
  context: Context,
): Promise<void> {
  const { db, member } = context;
  await endApplication(db, {
    id: application.id,
    status: "declined",
    decidedBy: member.id,
    reason,
  });
  await returnFromClub(db, cat);
  await tellApplicant(application.id, context);
}

/** A decision of the desk, on behalf of whoever has made it. */
export async function carryOutApplication(
  applicationId: number,
  { outcome, reason }: { readonly outcome: string; readonly reason: string | null },
  context: Context,
): Promise<void> {
  const { db } = context;
  const [of] = await catOfApplication(db, { applicationId });
  if (!of) refuse("no_pending_application");
  const found = await applicationToDecide(of.cat_id, applicationId, context);
  if (outcome !== "confirmed") return decline(found, reason!, context);
  await confirm(found, context);
  const { cat, application } = found;
  await giveCertificate(db, {
    catId: cat.id,
    kind: "pedigree",
    memberId: application.applicant_id,
  });
}

async function undecided(found: ToDecide, { db, locale }: Context): Promise<ToDecide> {
  await requireUndecided(db, { kind: "application", subjectId: found.application.id }, locale);
  return found;
}

export const confirmPedigree: Handler<"PUT /cats/{id}/register-pedigree"> = async (
  { params, body },
  context,
) => {
  const found = await applicationToDecide(params.id, body?.application_id ?? null, context);
  const number = await confirm(await undecided(found, context), context);
  return { data: { cat_id: found.cat.id, reg_num: number } };
};

export const declinePedigree: Handler<"PUT /cats/{id}/delete-pedigree-application"> = async (
  { params, body },
  context,
) => {
  const found = await applicationToDecide(params.id, body.application_id, context);
  await decline(await undecided(found, context), body.reason, context);
  return { data: { cat_id: found.cat.id, status: "declined" as const } };
};
