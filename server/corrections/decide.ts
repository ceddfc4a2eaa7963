/** The club's decision: of several administrators deciding at once, one succeeds. */
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { requireUndecided } from "../cases/queries.ts";
import { correctCat } from "../cats/public.ts";
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lockCat } from "../ownership/public.ts";
import { keepVerdictOfRequest } from "../rules/public.ts";
import { mailOfDecision } from "./mails.ts";
import { catOfCorrection, endCorrection, openCorrection } from "./statements.ts";

type Context = Pick<WriteContext, "db" | "services" | "today" | "locale"> & {
  readonly member: Pick<Member, "id">;
};

/** The request, with its cat locked. */
async function correctionToDecide(id: number, { db, member }: Context) {
  const [of] = await catOfCorrection(db, { id });
  if (!of) refuse("correction_not_found");
  const [cat] = await lockCat(db, { catId: of.cat_id });
  const [correction] = await openCorrection(db, { id });
  if (!correction) refuse("correction_over");
  if (correction.asker_id === member.id) refuse("own_correction");
  return { correction, cat: cat! };
}

async function confirm(id: number, decision: string, context: Context): Promise<void> {
  const { db, member, today, services } = context;
  const { correction, cat } = await correctionToDecide(id, context);
  if (cat.registered !== 1) refuse("not_registered");
  if (!ownsCat(cat, correction.asker_id)) refuse("correction_of_former_owner");
  await keepVerdictOfRequest(db, { correctionId: id, transferId: null }, true, context);
  await endCorrection(db, { id, status: "confirmed", decision, decidedBy: member.id });
  await correctCat(db, cat.id, correction.changes, today);
  await services.jobs.enqueueMails(db, [await mailOfDecision(db, id, services.config)]);
}

async function decline(id: number, decision: string, context: Context): Promise<void> {
  const { db, member, services } = context;
  await correctionToDecide(id, context);
  await keepVerdictOfRequest(db, { correctionId: id, transferId: null }, false, context);
  await endCorrection(db, { id, status: "declined", decision, decidedBy: member.id });
  await services.jobs.enqueueMails(db, [await mailOfDecision(db, id, services.config)]);
}

/** A decision of the desk, on behalf of whoever has made it. */
export async function carryOutCorrection(
  id: number,
  { outcome, reason }: { readonly outcome: string; readonly reason: string | null },
  context: Context,
): Promise<void> {
  await (outcome === "confirmed" ? confirm : decline)(id, reason!, context);
}

const undecided = (id: number, { db, locale }: Context) =>
  requireUndecided(db, { kind: "correction", subjectId: id }, locale);

export const confirmCorrection: Handler<"PUT /corrections/{id}/confirm"> = async (
  { params: { id }, body: { decision } },
  context,
) => {
  if (context.services.config.fourEyes.has("correction")) refuse("second_eyes_needed");
  await undecided(id, context);
  await confirm(id, decision, context);
  return { data: { id, status: "confirmed" as const } };
};

export const declineCorrection: Handler<"PUT /corrections/{id}/decline"> = async (
  { params: { id }, body: { decision } },
  context,
) => {
  await undecided(id, context);
  await decline(id, decision, context);
  return { data: { id, status: "declined" as const } };
};

export const withdrawCorrection: Handler<"PUT /corrections/{id}/withdraw"> = async (
  { params: { id } },
  { db, services, onCommit },
) => {
  const [of] = await catOfCorrection(db, { id });
  await lockCat(db, { catId: of!.cat_id });
  const [correction] = await openCorrection(db, { id });
  if (!correction) refuse("correction_over");
  await endCorrection(db, { id, status: "withdrawn", decision: null, decidedBy: null });
  onCommit(services.forgetting.now);
  return { data: { id, status: "withdrawn" as const } };
};
