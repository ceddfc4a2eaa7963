import { CORRECTED_FIELDS, type CorrectedField } from "@felistry/domain/corrections/correction.ts";
import { COLOUR_KINDS } from "@felistry/domain/colours/ems/codes.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { lockAmendable } from "../cases/public.ts";
import { correctCat, type CorrectedFacts } from "../cats/public.ts";
import { colourOfBody } from "../colours/queries.ts";
import { tryOut, type Tx } from "../db/transaction.ts";
import { ownUpload } from "../documents/queries.ts";
import type { Handler, ParsedInput } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lockCat } from "../ownership/public.ts";
import { amendCorrection } from "./amend.ts";
import { insertCorrection, selectCorrectable } from "./statements.ts";

/** Sends a request, or changes the one that is named, about which the club has asked its sender back. */
export const askCorrection: Handler<"POST /cats/{id}/corrections"> = async (
  { params: { id: catId }, body },
  { db, member, today, services, onCommit },
) => {
  const [cat] = await lockCat(db, { catId });
  if (!cat) refuse("cat_not_found");
  if (cat.registered !== 1) refuse("not_registered");
  const present = (await selectCorrectable(db, { catId }))[0]!.facts;
  const fields = changedFields(present, await wantedFacts(db, body));
  if (Object.keys(fields.changes).length === 0) refuse("correction_of_nothing");
  const evidence = await ownUpload(db, body.evidence_url, member.id, "evidence");
  await tryOut(db, () => correctCat(db, catId, fields.changes, today));
  if (body.request_id !== undefined) {
    const request = { kind: "correction", subjectId: body.request_id, catId } as const;
    const back = await lockAmendable(db, { ...request, memberId: member.id });
    const asked = { ...fields, reason: body.reason, evidence };
    await amendCorrection(db, back, asked, { memberId: member.id, present });
    // Evidence that is replaced is deleted.
    onCommit(services.forgetting.now);
    return { message: m.correction_amended(), data: { id: back.subject_id } };
  }
  const [correction] = await insertCorrection(db, {
    catId,
    askerId: member.id,
    changes: JSON.stringify(fields.changes),
    before: JSON.stringify(fields.before),
    reason: body.reason,
    evidence,
  });
  return { message: m.correction_sent(), data: { id: correction!.id } };
};

type Body = ParsedInput<"POST /cats/{id}/corrections/club-rules">["body"];

export async function wantedFacts(tx: Tx, body: Body): Promise<CorrectedFacts> {
  const ems = await colourOfBody(tx, body);
  const sent = CORRECTED_FIELDS.filter((field) => field !== "ems" && body[field] !== undefined);
  const facts = Object.fromEntries(sent.map((field) => [field, body[field as keyof Body]]));
  return { ...facts, ...(ems && { ems }) };
}

/** Of what is asked for, only what the cat does not have already. */
export function changedFields(present: Required<CorrectedFacts>, wanted: CorrectedFacts) {
  const isSame = (field: CorrectedField) =>
    field === "ems"
      ? COLOUR_KINDS.every((kind) => present.ems[kind] === wanted.ems![kind]) &&
        (wanted.ems!.build === undefined || (present.ems.build ?? null) === wanted.ems!.build)
      : present[field] === wanted[field];
  const changed = CORRECTED_FIELDS.filter((field) => wanted[field] !== undefined && !isSame(field));
  const of = (facts: CorrectedFacts) =>
    Object.fromEntries(changed.map((field) => [field, facts[field]])) as CorrectedFacts;
  return { changes: of(wanted), before: of(present) };
}
