/** To the other side of an order, whatever one of them does with a reservation; each is a notice too. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { MoveName } from "@felistry/domain/orders/moves.ts";
import { BUYER_PAPERS, type Paper } from "@felistry/domain/orders/papers.ts";
import type { PlainMove } from "@felistry/domain/orders/reservation.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { fateInWords, letterTo, orderFacts, type Site } from "../mails.ts";

interface About {
  cat: string;
  order: string;
  member: string;
}
type Text = (about: About, speak: { locale: Locale }) => string;
type Told = PlainMove | Extract<MoveName, "offer" | "sign">;

const TEXTS: Readonly<Record<Told, readonly [subject: Text, body: Text]>> = {
  offer: [m.mail_reserve_offer_subject, m.mail_reserve_offer],
  take_back: [m.mail_reserve_taken_back_subject, m.mail_reserve_taken_back],
  refuse: [m.mail_reserve_refused_subject, m.mail_reserve_refused],
  declare_deposit: [m.mail_reserve_declared_subject, m.mail_reserve_declared],
  deny_deposit: [m.mail_reserve_denied_subject, m.mail_reserve_denied],
  confirm_deposit: [m.mail_reserve_confirmed_subject, m.mail_reserve_confirmed],
  sign: [m.mail_reserve_signed_subject, m.mail_reserve_signed],
  pass_gates: [m.mail_reserve_ready_subject, m.mail_reserve_ready],
  withdraw: [m.mail_reserve_withdrawn_subject, m.mail_reserve_withdrawn],
  leave_late: [m.mail_reserve_late_subject, m.mail_reserve_late],
};

export async function mailsOfMove(
  tx: Tx,
  orderId: number,
  move: Told,
  actorId: number,
  site: Site,
): Promise<MailJob[]> {
  return mailsTo(tx, orderId, actorId, TEXTS[move], site);
}

interface Agreement {
  readonly orderId: number;
  readonly memberId: number;
  /** As accepted. */
  readonly text: string;
  /** Which papers the rules ask the two sides for. */
  readonly asks: readonly Paper[];
  /** The orders whose offers it has voided. */
  readonly voided: readonly number[];
}

const PAPERS_OF_BUYER = {
  cert_on: m.mail_reserve_paper_cert,
  buyer_hk: m.mail_reserve_paper_hk,
} as const satisfies Record<(typeof BUYER_PAPERS)[number], unknown>;

/** What the buyer has to see to in good time. */
function papersOfBuyer(asks: readonly Paper[], locale: Locale): string[] {
  const speak = { locale };
  const papers = BUYER_PAPERS.filter((paper) => asks.includes(paper)).map((paper) =>
    PAPERS_OF_BUYER[paper]({}, speak),
  );
  return papers.length === 0 ? [] : [m.mail_reserve_papers({ papers: papers.join("; ") }, speak)];
}

/** Both sides get the accepted text; the buyers of other offers learn that the cat is reserved. */
export async function mailsOfAgreement(
  tx: Tx,
  { orderId, memberId, text, asks, voided }: Agreement,
  site: Site,
): Promise<MailJob[]> {
  const order = await orderFacts(tx, orderId);
  const { buyer, seller } = order;
  const cat = displayName(order);
  const mails = [seller, buyer].map((reader) => {
    const speak = { locale: reader.locale };
    const about = { cat, order: String(orderId), member: buyer.name };
    const said = reader.id === memberId ? m.mail_reserve_agreed_own : m.mail_reserve_agreed;
    const subject = m.mail_reserve_agreed_subject(about, speak);
    const papers = reader.id === buyer.id ? papersOfBuyer(asks, reader.locale) : [];
    return letterTo(reader, subject, [said(about, speak), text, ...papers], site, orderId);
  });
  for (const id of voided) {
    const other = await orderFacts(tx, id);
    const voidTexts = [m.mail_reserve_void_subject, m.mail_reserve_void] as const;
    mails.push(...(await mailsTo(tx, id, other.seller.id, voidTexts, site)));
  }
  return mails;
}

async function mailsTo(
  tx: Tx,
  orderId: number,
  actorId: number,
  [subject, body]: readonly [Text, Text],
  site: Site,
): Promise<MailJob[]> {
  const order = await orderFacts(tx, orderId);
  const [actor, reader] =
    order.seller.id === actorId ? [order.seller, order.buyer] : [order.buyer, order.seller];
  if (reader.has_left) return [];
  const about = { cat: displayName(order), order: String(orderId), member: actor.name };
  const speak = { locale: reader.locale };
  const paragraphs = [body(about, speak), ...fateInWords(order, reader.locale)];
  return [letterTo(reader, subject(about, speak), paragraphs, site, orderId)];
}
