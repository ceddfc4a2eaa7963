/** An applicant whom the club has asked back changes the request in place; the thread keeps what it was. */
import { AMENDMENTS_MAX } from "@felistry/domain/cases/amended.ts";
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";

type Values = Readonly<Record<string, unknown>>;

/** Only the fields that differ. */
export interface Amendment {
  readonly before: Values;
  readonly after: Values;
}

const lockAskedBack = statement(
  "case_lock_asked_back",
  `select id as case_id, subject_id from cases
   where kind = :kind and subject_id = :subjectId and cat_id = :catId and applicant_id = :memberId and state = 'asked' for update`,
  told<{ case_id: number; subject_id: number }>(),
);

const countAmended = statement(
  "case_amended_count",
  "select count(*)::int as count from case_messages where case_id = :id and kind = 'amended'",
);

/** The case of a request that its asker may change, locked, so that an answer or a decision comes before or after. */
export async function lockAmendable(
  tx: Tx,
  request: {
    readonly kind: "correction" | "transfer";
    readonly subjectId: number;
    readonly catId: number;
    readonly memberId: number;
  },
): Promise<{ readonly case_id: number; readonly subject_id: number }> {
  const [back] = await lockAskedBack(tx, request);
  if (!back) refuse("request_not_asked_back");
  const [{ count }] = (await countAmended(tx, { id: back.case_id })) as [{ count: number }];
  if (count >= AMENDMENTS_MAX)
    refuse("request_amended_often", { values: { most: AMENDMENTS_MAX } });
  return back;
}

const insertAmended = statement(
  "case_amended_insert",
  "insert into case_messages (case_id, author_id, kind, amended) values (:id, :memberId, 'amended', :amended::jsonb)",
);

/** Values are kept as they are stored, so that each reader sees them in words; a path of a paper is not kept. */
export async function sayAmended(
  tx: Tx,
  of: { readonly caseId: number; readonly memberId: number },
  amendment: Amendment,
): Promise<void> {
  if (Object.keys(amendment.after).length === 0) return;
  await insertAmended(tx, {
    id: of.caseId,
    memberId: of.memberId,
    amended: JSON.stringify(amendment),
  });
}
