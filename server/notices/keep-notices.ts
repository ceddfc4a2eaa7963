/** Whatever is mailed about a member's cats, orders and papers is also a notice on the site, written by the same transaction. */
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { insertNotice } from "./notice-statements.ts";

/** @returns the mails that go out now, without those that a member has been told already or wants in another way */
export async function keepNotices(tx: Tx, mails: readonly MailJob[]): Promise<MailJob[]> {
  const now: MailJob[] = [];
  for (const { notice, ...mail } of mails) {
    if (!notice) {
      now.push(mail);
      continue;
    }
    const { kind, path, event = null } = notice;
    const [told] = await insertNotice(tx, {
      email: mail.to,
      kind,
      event,
      title: mail.subject,
      path,
    });
    if (!told || (told.is_new && told.mail === "now")) now.push(mail);
  }
  return now;
}
