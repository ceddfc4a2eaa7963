/** What the sides are told of an offer of a reservation that neither of them ends. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { dayInWords } from "../../mail/words.ts";
import { letterTo, orderFacts, type Site } from "../mails.ts";
import { selectWhyVoid } from "./offer-statements.ts";

type Text = (
  about: { cat: string; order: string; member: string; day: string },
  speak: { locale: Locale },
) => string;

async function mailTo(
  side: "buyer" | "seller",
  tx: Tx,
  orderId: number,
  [subject, body]: readonly [Text, Text],
  site: Site,
  day?: string,
): Promise<MailJob[]> {
  const order = await orderFacts(tx, orderId);
  const [reader, other] =
    side === "buyer" ? [order.buyer, order.seller] : [order.seller, order.buyer];
  if (reader.has_left) return [];
  const { locale } = reader;
  const about = {
    cat: displayName(order),
    order: String(orderId),
    member: other.name,
    day: day === undefined ? "" : dayInWords(day, locale),
  };
  const speak = { locale };
  return [letterTo(reader, subject(about, speak), [body(about, speak)], site, orderId)];
}

export async function mailsOfReminder(
  tx: Tx,
  orderId: number,
  day: string,
  site: Site,
): Promise<MailJob[]> {
  const subject = m.mail_reserve_remind_subject;
  return [
    ...(await mailTo("buyer", tx, orderId, [subject, m.mail_reserve_remind], site, day)),
    ...(await mailTo("seller", tx, orderId, [subject, m.mail_reserve_remind_seller], site, day)),
  ];
}

export async function mailsOfLapsed(tx: Tx, orderId: number, site: Site): Promise<MailJob[]> {
  const subject = m.mail_reserve_lapsed_subject;
  return [
    ...(await mailTo("buyer", tx, orderId, [subject, m.mail_reserve_lapsed], site)),
    ...(await mailTo("seller", tx, orderId, [subject, m.mail_reserve_lapsed_seller], site)),
  ];
}

const VOIDED = {
  merged: m.mail_reserve_voided_merged,
  suspended: m.mail_reserve_voided_suspended,
  taken_down: m.mail_reserve_voided_taken_down,
};

const VOIDED_SELLER = {
  merged: m.mail_reserve_voided_seller_merged,
  suspended: m.mail_reserve_voided_seller_suspended,
  taken_down: m.mail_reserve_voided_seller_taken_down,
};

export async function mailsOfVoided(tx: Tx, orderId: number, site: Site): Promise<MailJob[]> {
  const [row] = await selectWhyVoid(tx, { orderId });
  const subject = m.mail_reserve_void_subject;
  return [
    ...(await mailTo("buyer", tx, orderId, [subject, VOIDED[row!.why]], site)),
    ...(await mailTo("seller", tx, orderId, [subject, VOIDED_SELLER[row!.why]], site)),
  ];
}
