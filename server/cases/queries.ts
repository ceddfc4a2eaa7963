/** What other nouns may ask of cases. */
import { shownName } from "../accounts/queries.ts";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
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

const selectClubOfCat = statement(
  "case_club_of_cat",
  "select club_of_cat(:catId) as club_id",
  told<{ club_id: number }>(),
);

/** The club that has registered it; the first, if none has. */
export async function clubOfCat(db: Db, catId: number): Promise<number> {
  return (await selectClubOfCat(db, { catId }))[0]!.club_id;
}

type OfDesk = Pick<Member, "clubId">;

/** What a club has registered is at its own desk; where there is one club, everything is. */
export async function requireDeskOfCat(db: Db, { clubId }: OfDesk, catId: number): Promise<void> {
  if (clubId == null) return;
  if ((await clubOfCat(db, catId)) !== clubId) refuse("not_allowed");
}

const openOfSubject = statement(
  "case_open_of_subject",
  "select id from cases where kind = :kind and subject_id = :subjectId and state in ('waiting', 'asked')",
);

/** At the caller's desk, where there are several. */
export async function isAtDesk(
  db: Db,
  { clubId }: OfDesk,
  subject: { readonly kind: string; readonly subjectId: number },
): Promise<boolean> {
  return clubId == null || (await openOfSubject(db, subject)).length > 0;
}

const clubsOfPaper = statement(
  "case_clubs_of_paper",
  `select a.club_id from pedigrees p join applications a on a.pedigrees_id = p.id where p.pedigree_img_url = :path
   union select e.club_id from corrections c join cases e on e.kind = 'correction' and e.subject_id = c.id where c.evidence_url = :path
   union select e.club_id from transfers t join cases e on e.kind = 'transfer' and e.subject_id = t.id where t.paper_url = :path
   union select e.club_id from credentials c join cases e on e.kind in ('title', 'test') and e.subject_id = c.id where c.scan_url = :path`,
);

/** Whether the paper was sent to other clubs only. */
export async function isPaperOfOthers(db: Db, { clubId }: OfDesk, path: string): Promise<boolean> {
  if (clubId == null) return false;
  const clubs = await clubsOfPaper(db, { path });
  return clubs.length > 0 && clubs.every(({ club_id }) => club_id !== clubId);
}
