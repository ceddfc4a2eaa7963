/** What other nouns may ask of cases. */
import { shownName } from "../accounts/queries.ts";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { refuse } from "../http/refusal.ts";

const selectDecided = statement(
  "case_decided_of_subject",
  `select ${shownName("u", ":locale")} as member, to_char(e.decided_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as day
   from cases e left join users u on u.id = e.decided_by
   where e.kind = :kind and e.subject_id = :subjectId and e.final_at is not null`,
);

/** Refuses what somebody has decided at the desk and may still take back. */
export async function requireUndecided(
  db: Db,
  subject: { readonly kind: string; readonly subjectId: number },
  locale: Locale,
): Promise<void> {
  const [decided] = await selectDecided(db, { ...subject, locale });
  if (!decided) return;
  refuse("case_decided", { values: { member: decided.member ?? "", day: decided.day! } });
}

/** Whether the applicant was asked back, and so may change what the club decides by. */
export const askedBack = (kind: string, subject: string): string =>
  `exists (select from cases e where e.kind = '${kind}' and e.subject_id = ${subject} and e.state = 'asked')`;
