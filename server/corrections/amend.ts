/** The asker, whom the club has asked back, changes an open request in place. */
import { CORRECTED_FIELDS, type CorrectedField } from "@felistry/domain/corrections/correction.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import { sayAmended } from "../cases/public.ts";
import type { CorrectedFacts } from "../cats/public.ts";
import type { Tx } from "../db/transaction.ts";
import { amendRow, openCorrection } from "./statements.ts";

interface Asked {
  readonly changes: CorrectedFacts;
  readonly before: CorrectedFacts;
  readonly reason: string;
  readonly evidence: string;
}

interface AskedBack {
  readonly case_id: number;
  readonly subject_id: number;
}

export async function amendCorrection(
  tx: Tx,
  { case_id: caseId, subject_id: id }: AskedBack,
  asked: Asked,
  { memberId, present }: { readonly memberId: number; readonly present: Required<CorrectedFacts> },
): Promise<void> {
  const [was] = await openCorrection(tx, { id });
  const { reason, evidence } = asked;
  await amendRow(tx, {
    id,
    changes: JSON.stringify(asked.changes),
    before: JSON.stringify(asked.before),
    reason,
    evidence,
  });
  const facts = difference({ ...present, ...was!.changes }, { ...present, ...asked.changes });
  const isReason = was!.reason !== reason;
  const isEvidence = was!.evidence_url !== evidence;
  const beside = (words: string) => ({
    ...(isReason && { reason: words }),
    ...(isEvidence && { evidence_url: null }),
  });
  await sayAmended(
    tx,
    { caseId, memberId },
    {
      before: { ...facts.before, ...beside(was!.reason) },
      after: { ...facts.after, ...beside(reason) },
    },
  );
}

/** What the cat was to have by the request, and what it is to have now; only what differs. */
function difference(was: Required<CorrectedFacts>, is: Required<CorrectedFacts>) {
  const said = (facts: Required<CorrectedFacts>, field: CorrectedField) =>
    field === "ems" ? colourEms(facts.ems) : facts[field];
  const fields = CORRECTED_FIELDS.filter((field) => said(was, field) !== said(is, field));
  const of = (facts: Required<CorrectedFacts>) =>
    Object.fromEntries(fields.map((field) => [field, facts[field]]));
  return { before: of(was), after: of(is) };
}
