/**
 * Unsent mails are restored too, but most of them were sent in the period being undone: they are held back until the
 * operator releases them.
 */
import type { ClientBase } from "pg";
import type { Jobs, MailJob } from "../jobs/jobs.ts";
import type { Tx } from "../db/transaction.ts";

export const UNSENT_MAILS =
  "select id, data, created_on as queued_at from jobs.job where name = 'mail' and state < 'completed' and data ? 'text'";

/** For a completely restored database, queue included. */
export async function holdUnsentMails(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    "select to_regclass('jobs.job') is not null as is_there",
  );
  if (!rows[0]!.is_there) return;
  await client.query(
    `insert into held_mails (id, data, queued_at) ${UNSENT_MAILS} on conflict do nothing`,
  );
  await client.query("delete from jobs.job where name = 'mail' and state < 'completed'");
}

export async function countHeldMails(client: Pick<ClientBase, "query">): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from held_mails",
  );
  return rows[0]!.count;
}

/** Puts them back into the queue; the next worker to run sends them. */
export async function queueHeldMails(tx: Tx, jobs: Jobs): Promise<number> {
  const { rows } = await tx.query<{ data: MailJob }>({
    text: "with held as (delete from held_mails returning data, queued_at) select data from held order by queued_at",
  });
  await jobs.enqueueMails(
    tx,
    rows.map(({ data }) => data),
  );
  return rows.length;
}
