/** What other nouns may ask of waiting lists. */
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { mailOfWaiting, type Site } from "./mails.ts";

const leaveAll = statement(
  "waiting_leave_all",
  `update waiting_entries set stage = 'left' where member_id = :memberId and stage in ('applied', 'accepted', 'offered') returning id`,
);
const closeLists = statement(
  "waiting_close_lists",
  "update waiting_lists set is_open = false, note = null where breeder_id = :memberId",
);
const endEntries = statement(
  "waiting_end_entries",
  `update waiting_entries e set stage = 'closed' from waiting_lists l
   where l.id = e.list_id and l.breeder_id = :memberId and e.stage in ('applied', 'accepted', 'offered') returning e.id`,
);
const forgetWishes = statement(
  "waiting_forget_wishes",
  "update waiting_entries set home = null, colour = null, budget = null, currency_id = null where member_id = :memberId",
);

/** Ends what a leaving member waits for, and the member's own lists. @returns the mails to the other sides */
export async function endWaitingOfLeaving(
  tx: Tx,
  memberId: number,
  site: Site,
): Promise<MailJob[]> {
  const mails: MailJob[] = [];
  for (const { id } of await leaveAll(tx, { memberId }))
    mails.push(...(await mailOfWaiting(tx, id, "leave", site)));
  await closeLists(tx, { memberId });
  for (const { id } of await endEntries(tx, { memberId }))
    mails.push(...(await mailOfWaiting(tx, id, "end", site)));
  await forgetWishes(tx, { memberId });
  return mails;
}
