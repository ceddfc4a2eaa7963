/** What other nouns may ask of orders. */
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { Config } from "../config.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { mailOfStatus } from "./mails.ts";

export { orderFacts, type Site } from "./mails.ts";

const endOpenOrders = statement(
  "orders_end_open",
  `update orders set status = case when client_id = :memberId then 'cancelled' else 'declined' end, ended_why = 'left', updated_at = now()
   where :memberId in (client_id, seller_id) and status in ('new', 'accepted') returning id, status`,
  told<{ status: "cancelled" | "declined" }>(),
);

/**
 * Ends the open orders of a leaving member: those sent are cancelled, those received declined, even if already
 * accepted. @returns the mails to the other parties
 */
export async function endOrdersOfLeaving(
  tx: Tx,
  memberId: number,
  site: Pick<Config, "publicOrigin" | "hosts" | "siteName">,
): Promise<MailJob[]> {
  const mails: MailJob[] = [];
  for (const { id, status } of await endOpenOrders(tx, { memberId }))
    mails.push(await mailOfStatus(tx, id, status, site));
  return mails;
}
