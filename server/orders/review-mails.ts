/** To the other side of an order, whatever one of them does after the hand-over. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { MESSAGE_VERDICTS } from "@felistry/contract/orders/messages.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { letterTo, orderFacts, type Site } from "./mails.ts";

interface About {
  cat: string;
  order: string;
  member: string;
}
type Text = (about: About, speak: { locale: Locale }) => string;

const mailer =
  (subject: Text, body: Text) =>
  async (tx: Tx, orderId: number, actorId: number, site: Site): Promise<MailJob[]> => {
    const order = await orderFacts(tx, orderId);
    const [actor, reader] =
      order.seller.id === actorId ? [order.seller, order.buyer] : [order.buyer, order.seller];
    if (reader.has_left) return [];
    const about = { cat: displayName(order), order: String(orderId), member: actor.name };
    const speak = { locale: reader.locale };
    return [letterTo(reader, subject(about, speak), [body(about, speak)], site, orderId)];
  };

export const mailOfReview = mailer(m.mail_review_subject, m.mail_review);
export const mailOfReviewAnswer = mailer(m.mail_review_answer_subject, m.mail_review_answer);

const TEXT_OF_VERDICT = { removed: m.mail_review_removed, dismissed: m.mail_review_stands };

/** To the reporter: what the club has decided. */
export async function mailOfReviewReport(
  tx: Tx,
  orderId: number,
  reporterId: number,
  verdict: (typeof MESSAGE_VERDICTS)[number],
  site: Site,
): Promise<MailJob[]> {
  const order = await orderFacts(tx, orderId);
  const reader = order.seller.id === reporterId ? order.seller : order.buyer;
  if (reader.has_left) return [];
  const speak = { locale: reader.locale };
  const about = { order: String(orderId) };
  const subject = m.mail_review_report_subject(about, speak);
  return [letterTo(reader, subject, [TEXT_OF_VERDICT[verdict](about, speak)], site, orderId)];
}
