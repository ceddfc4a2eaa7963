import type { MESSAGE_VERDICTS } from "@felistry/contract/orders/messages.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { letterTo, orderFacts, type Site } from "./mails.ts";

/** To the other side: the words, the sender's name and the order, but nobody's address. A former member gets none. */
export async function mailOfMessage(
  tx: Tx,
  orderId: number,
  senderId: number,
  { text, pictures }: { readonly text: string; readonly pictures: readonly string[] },
  site: Site,
): Promise<MailJob[]> {
  const order = await orderFacts(tx, orderId);
  const [sender, reader] =
    order.seller.id === senderId ? [order.seller, order.buyer] : [order.buyer, order.seller];
  if (reader.has_left) return [];
  const about = { cat: displayName(order), order: String(orderId), member: sender.name };
  const speak = { locale: reader.locale };
  const beside =
    pictures.length === 0 ? [] : [m.mail_message_pictures({ n: pictures.length }, speak)];
  const body = [m.mail_message(about, speak), text, ...beside, m.mail_message_answer({}, speak)];
  return [letterTo(reader, m.mail_message_subject(about, speak), body, site, orderId, "messages")];
}

/** To the reporter: what the club has decided. */
export async function mailOfMessageReport(
  tx: Tx,
  orderId: number,
  reporterId: number,
  verdict: (typeof MESSAGE_VERDICTS)[number],
  site: Site,
): Promise<MailJob> {
  const order = await orderFacts(tx, orderId);
  const reader = order.seller.id === reporterId ? order.seller : order.buyer;
  const speak = { locale: reader.locale };
  const about = { order: String(orderId) };
  const told = { removed: m.mail_message_removed, dismissed: m.mail_message_stands };
  const body = [told[verdict](about, speak)];
  return letterTo(
    reader,
    m.mail_message_report_subject(about, speak),
    body,
    site,
    orderId,
    "messages",
  );
}
