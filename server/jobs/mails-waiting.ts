import { statement } from "../db/statement.ts";

/** Mails not sent yet, including those to be retried; uses the queue's own index. */
export const mailsWaiting = statement(
  "mails_waiting",
  `select count(*)::int as count, coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as seconds
   from jobs.job where name = 'mail' and state < 'active' and not blocked`,
);
