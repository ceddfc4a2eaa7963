import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { restAd } from "../market/public.ts";
import { mailsOfEnded, type Site } from "./mails.ts";
import { declineOthers } from "./statements.ts";

interface Sale {
  readonly id: number;
  readonly cat_id: number;
  readonly sale_id: number;
}

/** The cat is sold: the ad is deactivated and the other buyers are told. */
export async function endSale(tx: Tx, order: Sale, site: Site): Promise<MailJob[]> {
  await restAd(tx, { catId: order.cat_id });
  const mails: MailJob[] = [];
  for (const { id } of await declineOthers(tx, { saleId: order.sale_id, orderId: order.id }))
    mails.push(...(await mailsOfEnded(tx, id, "sold", site)));
  return mails;
}
