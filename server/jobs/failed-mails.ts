/** Mails that were given up: their mailbox does not exist, or their server was away for more than a day. */
import { statement, told } from "../db/statement.ts";

/** Without what the mail says: it may have a code in it; and without those that were forgotten while they were being sent. */
export const selectFailedMails = statement(
  "failed_mails",
  `select id, data->>'to' as address, coalesce(data->>'subject', '') as subject, completed_on as failed_at,
     output->>'message' as reason
   from jobs.job where name = 'mail' and state = 'failed' and data ? 'to' order by completed_on desc, id limit :most`,
  told<{ id: string; failed_at: Date }>(),
);

/** As often as a new one, and now. */
export const sendFailedMail = statement(
  "failed_mail_send",
  `update jobs.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null, output = null,
     keep_until = greatest(keep_until, now() + interval '14 days')
   where name = 'mail' and id = :id and state = 'failed' and data ? 'text' returning id`,
);
