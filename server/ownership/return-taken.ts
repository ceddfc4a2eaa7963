/** Cats are on an administrator's page for the club's check, and only while that member is an administrator. */
import type { Config } from "../config.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { mailOfChange } from "./ownership-mails.ts";
import { lockCat, returnFromClub } from "./pass-cat.ts";

const takenBy = statement(
  "owner_change_taken_by",
  `select c.id from cats c
   where c.online_owner_id = :memberId and exists (
     select from owner_changes h where h.cat_id = c.id and h.kind = 'club-take' and h.returned_at is null)
   order by c.id`,
);

/** Who gets the page back, and who waits for the decision: usually the same member. */
const readersOf = statement(
  "owner_change_returned_readers",
  `select online_owner_id as id from cats where id = :catId
   union select applicant_id from applications where cat_id = :catId and status = 'pending'`,
);

/** Returns what the member took for checks. @returns the mails about it */
export async function returnTakenBy(
  tx: Tx,
  memberId: number,
  site: Pick<Config, "publicOrigin" | "hosts" | "siteName">,
): Promise<MailJob[]> {
  const mails: MailJob[] = [];
  for (const { id } of await takenBy(tx, { memberId })) {
    const [cat] = await lockCat(tx, { catId: id });
    await returnFromClub(tx, cat!);
    for (const reader of await readersOf(tx, { catId: id })) {
      const mail = { catId: id, readerId: reader.id, doerId: memberId };
      mails.push(await mailOfChange(tx, "club-return", mail, site));
    }
  }
  return mails;
}
