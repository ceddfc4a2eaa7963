import { displayName } from "@felistry/domain/cats/display-name.ts";
import { CODE_MINUTES } from "@felistry/domain/orders/signing-code.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { letterTo, orderFacts, type Site } from "../mails.ts";
import type { BoundTo } from "./signing-codes.ts";

/** Always by mail and at once: a code is no notice, and is never shown on the site. */
export async function mailOfSigningCode(
  tx: Tx,
  { orderId, memberId, contractHash }: BoundTo,
  code: string,
  site: Site,
): Promise<MailJob> {
  const order = await orderFacts(tx, orderId);
  const reader = order.seller.id === memberId ? order.seller : order.buyer;
  const speak = { locale: reader.locale };
  const about = { cat: displayName(order), order: String(orderId) };
  const { notice: _, ...mail } = letterTo(
    reader,
    m.mail_signing_code_subject(about, speak),
    [
      m.mail_signing_code({ ...about, code, minutes: String(CODE_MINUTES) }, speak),
      m.mail_signing_code_of({ hash: contractHash }, speak),
      m.mail_signing_code_warning({}, speak),
    ],
    site,
    orderId,
  );
  return mail;
}
