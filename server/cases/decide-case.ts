/** Decisions of the desk: made now, carried out when they can no longer be taken back. */
import { NOBODY } from "../accounts/queries.ts";
import { checksMissing, isDeskKind, type DeskKind } from "@felistry/domain/cases/checks.ts";
import { lockWithKittens } from "../litters/public.ts";
import { lockPairOf, requireMergeStands, requireOthersPair } from "../merges/public.ts";
import { lockCat } from "../ownership/public.ts";
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireUnblocked } from "../rules/public.ts";
import { adviceOnCase, neededFor } from "./advice.ts";
import { carryOut } from "./carry-out.ts";
import { refuseOver } from "./refuse-over.ts";
import { seenVersion } from "./seen-version.ts";
import {
  decideCase,
  insertMessage,
  isStillOf,
  lockCase,
  openAgain,
  selectSubject,
  isDecider,
  setFirstEyes,
  type LockedCase,
} from "./statements.ts";

type Context = WriteContext & { readonly member: Member };

/** Cats are locked before cases, as by every writer of what cases are about. Jobs act for no member. */
export async function lockWithCat(
  id: number,
  { db, member }: Pick<Context, "db"> & Partial<Pick<Context, "member">>,
): Promise<LockedCase> {
  const [subject] = await selectSubject(db, { id, viewerId: member?.id ?? NOBODY });
  if (!subject) refuse("case_not_found");
  if (subject.kind === "merge") await lockPairOf(db, subject.subject_id);
  else if (subject.cat_id !== null) await lockCat(db, { catId: subject.cat_id });
  if (subject.kind === "litter") await lockWithKittens(db, subject.subject_id);
  const [locked] = await lockCase(db, { id });
  return locked!;
}

async function caseToDecide(
  id: number,
  seen: number | null,
  context: Context,
): Promise<{ readonly found: LockedCase & { kind: DeskKind }; readonly version: number | null }> {
  const { member } = context;
  const found = await lockWithCat(id, context);
  if (found.state !== "waiting" && found.state !== "asked") return refuseOver(id, context);
  if (!isDeskKind(found.kind)) refuse("case_elsewhere");
  if (found.applicant_id === member.id) refuse("own_application");
  if (found.kind === "merge") await requireOthersPair(context.db, found.subject_id, member.id);
  const version = await seenVersion(context.db, found);
  if (seen !== null && version !== null && version !== seen) refuse("case_changed");
  return { found: found as LockedCase & { kind: DeskKind }, version };
}

interface Decision {
  readonly outcome: "confirmed" | "declined";
  readonly reason: string | null;
  readonly checks: readonly string[];
  readonly version: number | null;
}

async function decide(found: LockedCase, decision: Decision, context: Context) {
  const { db, member, services } = context;
  const { id } = found;
  const minutes = services.config.takeBackMinutes;
  const finalAt = new Date(services.now() + minutes * 60_000).toISOString();
  const { outcome, reason, checks, version } = decision;
  const stored = { memberId: member.id, checks: [...checks], seenVersion: version, finalAt };
  await decideCase(db, { id, outcome, reason, ...stored });
  if (minutes === 0) await carryOut({ ...found, outcome, reason }, context);
  const state = "decided" as const;
  return { data: { id, state, final_at: minutes === 0 ? null : finalAt } };
}

export const confirmCase: Handler<"PUT /admin/cases/{id}/confirm"> = async (
  { params: { id }, body },
  context,
) => {
  const { found, version } = await caseToDecide(id, body.version ?? null, context);
  if (found.kind === "correction" && body.reason === null)
    refuse("bad_input", { fields: [{ field: "reason", code: "required" }] });
  if (!(await isApplicantsCat(found, context))) refuse("case_cat_gone");
  if (found.kind === "merge") await requireMergeStands(context.db, found.subject_id);
  const advice = await adviceOnCase(found, context);
  if (advice) requireUnblocked(advice);
  if (checksMissing(await neededFor(found, advice, context.db), body.checks).length > 0)
    refuse("bad_input", { fields: [{ field: "checks", code: "case_checks" }] });
  if (await waitsForSecond(found, version, body.reason, context))
    return { data: { id, state: found.state, final_at: null } };
  const { checks, reason } = body;
  return decide(found, { outcome: "confirmed", reason, checks, version }, context);
};

export const declineCase: Handler<"PUT /admin/cases/{id}/decline"> = async (
  { params: { id }, body: { reason, version: seen } },
  context,
) => {
  const { found, version } = await caseToDecide(id, seen ?? null, context);
  return decide(found, { outcome: "declined", reason, checks: [], version }, context);
};

/** Sold, given back or merged since it was sent: there is nobody to register it for. */
export async function isApplicantsCat(
  { kind, cat_id, applicant_id }: LockedCase,
  { db }: Pick<Context, "db">,
): Promise<boolean> {
  if (kind !== "application" || applicant_id === null) return true;
  if (cat_id === null) return false;
  const [still] = await isStillOf(db, { catId: cat_id, memberId: applicant_id });
  return still?.yes ?? false;
}

/** The first of two confirms for the second. A trigger lets the word of a first who has left the club fall. */
async function waitsForSecond(
  { id, kind, first_by, seen_version }: LockedCase & { kind: DeskKind },
  version: number | null,
  reason: string | null,
  { db, member, services }: Context,
): Promise<boolean> {
  if ((kind !== "correction" && kind !== "merge") || !services.config.fourEyes.has(kind))
    return false;
  const isSeenByBoth = seen_version === null || seen_version === version;
  const stands = first_by !== null && (await isDecider(db, { id, memberId: first_by }))[0]!.yes;
  if (stands && isSeenByBoth) {
    if (first_by === member.id) refuse("second_eyes_same");
    return false;
  }
  if (first_by !== null)
    await insertMessage(db, {
      id,
      authorId: null,
      kind: stands ? "first_outdated" : "first_fell",
      text: null,
    });
  await setFirstEyes(db, { id, memberId: member.id, reason, seenVersion: version });
  await insertMessage(db, { id, authorId: member.id, kind: "first", text: reason });
  return true;
}

export const takeBack: Handler<"PUT /admin/cases/{id}/take-back"> = async (
  { params: { id } },
  context,
) => {
  const { db, member } = context;
  const found = await lockWithCat(id, context);
  if (found.applicant_id === member.id) refuse("own_application");
  if (!found.is_settling) refuse("case_final");
  const [open] = await openAgain(db, { id });
  await insertMessage(db, { id, authorId: member.id, kind: "taken_back", text: null });
  return { data: { id, state: open!.state, final_at: null } };
};
