/** Whatever is mailed about a member's cats, orders and papers is also a notice on the site, written by the same transaction. */
import type { Tx } from "../db/transaction.ts";
import type { Kept, MailJob } from "../jobs/jobs.ts";
import { insertNotice } from "./notice-statements.ts";

/** @returns what goes out now, without mails that a member has been told already or wants in another way */
export async function keepNotices(tx: Tx, mails: readonly MailJob[]): Promise<Kept> {
  const [now, pushes, telegrams]: [
    MailJob[],
    Kept["pushes"][number][],
    Kept["telegrams"][number][],
  ] = [[], [], []];
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
    if (!told || (told.id !== null && told.mail === "now")) now.push(mail);
    if (!told || told.id === null) continue;
    const noticeId = told.id;
    pushes.push(...told.devices.map((deviceId) => ({ noticeId, deviceId })));
    if (told.has_chat) telegrams.push({ noticeId });
  }
  return { mails: now, pushes, telegrams };
}
