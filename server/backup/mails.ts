/**
 * Unsent mails are restored too, but most of them were sent in the period being undone: they are held back until the
 * operator releases them.
 */
import { statement, told } from "../db/statement.ts";
import type { Db, Tx } from "../db/transaction.ts";
import type { Jobs, MailJob } from "../jobs/jobs.ts";

export const UNSENT_MAILS =
  "select id, data, created_on as queued_at from jobs.job where name = 'mail' and state < 'completed' and data ? 'text'";

/** A backup may be older than either table. */
export const mailTables = statement(
  "backup_mail_tables",
  "select to_regclass('jobs.job') is not null as queue, to_regclass('public.held_mails') is not null as held",
);
const holdUnsent = statement(
  "backup_hold_mails",
  `insert into held_mails (id, data, queued_at) ${UNSENT_MAILS} on conflict do nothing`,
);
const emptyQueue = statement(
  "backup_empty_mail_queue",
  "delete from jobs.job where name = 'mail' and state < 'completed'",
);
const countHeld = statement(
  "backup_count_held_mails",
  "select count(*)::int as count from held_mails",
);
const takeHeld = statement(
  "backup_take_held_mails",
  "with held as (delete from held_mails returning data, queued_at) select data from held order by queued_at",
  told<{ data: MailJob }>(),
);

/** For a completely restored database, queue included. */
export async function holdUnsentMails(db: Db): Promise<void> {
  const [tables] = await mailTables(db);
  if (!tables!.queue) return;
  await holdUnsent(db);
  await emptyQueue(db);
}

export async function countHeldMails(db: Db): Promise<number> {
  return (await countHeld(db))[0]!.count;
}

/** Puts them back into the queue; the next worker to run sends them. */
export async function queueHeldMails(tx: Tx, jobs: Jobs): Promise<number> {
  const rows = await takeHeld(tx);
  await jobs.enqueueMails(
    tx,
    rows.map(({ data }) => data),
  );
  return rows.length;
}
