import { statement } from "../db/statement.ts";

/** Mails not sent yet, also those that are tried again later; over the index by which the queue takes them. */
export const mailsWaiting = statement(
  "mails_waiting",
  `select count(*)::int as count, coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as seconds
   from jobs.job where name = 'mail' and state < 'active' and not blocked`,
);
