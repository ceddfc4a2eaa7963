import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { dayInWords } from "../mail/words.ts";
import { letterTo, orderFacts, type Party, type Site } from "./mails.ts";

/** To the other side: what one has said, and when the order is settled even without an answer. */
export async function mailOfWord(
  tx: Tx,
  orderId: number,
  actorId: number,
  day: string,
  site: Site,
): Promise<MailJob[]> {
  return toOther(tx, orderId, actorId, site, (reader, about) => {
    const speak = { locale: reader.locale };
    return {
      subject: m.mail_order_settle_asked_subject(about, speak),
      body: m.mail_order_settle_asked({ ...about, day: dayInWords(day, reader.locale) }, speak),
    };
  });
}

/** To the other side: both have said it. */
export async function mailOfSettled(
  tx: Tx,
  orderId: number,
  actorId: number,
  site: Site,
): Promise<MailJob[]> {
  return toOther(tx, orderId, actorId, site, (reader, about) => {
    const speak = { locale: reader.locale };
    return {
      subject: m.mail_order_settled_subject(about, speak),
      body: m.mail_order_settled(about, speak),
    };
  });
}

/** To both sides. */
export async function mailsOfSettledByItself(
  tx: Tx,
  orderId: number,
  site: Site,
): Promise<MailJob[]> {
  const order = await orderFacts(tx, orderId);
  return [order.buyer, order.seller]
    .filter(({ has_left }) => !has_left)
    .map((reader) => {
      const speak = { locale: reader.locale };
      const about = { cat: displayName(order), order: String(orderId) };
      const body = m.mail_order_settled_by_itself(about, speak);
      return letterTo(reader, m.mail_order_settled_subject(about, speak), [body], site, orderId);
    });
}

interface About {
  readonly cat: string;
  readonly order: string;
  readonly member: string;
}

async function toOther(
  tx: Tx,
  orderId: number,
  actorId: number,
  site: Site,
  write: (reader: Party, about: About) => { subject: string; body: string },
): Promise<MailJob[]> {
  const order = await orderFacts(tx, orderId);
  const [actor, reader] =
    order.seller.id === actorId ? [order.seller, order.buyer] : [order.buyer, order.seller];
  if (reader.has_left) return [];
  const about = { cat: displayName(order), order: String(orderId), member: actor.name };
  const { subject, body } = write(reader, about);
  return [letterTo(reader, subject, [body], site, orderId)];
}
