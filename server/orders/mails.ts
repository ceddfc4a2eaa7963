/** Mails about an order to seller and buyer, each in their own language. */
import type { DepositFate } from "@felistry/domain/orders/deposit.ts";
import type { Ending } from "@felistry/domain/orders/moves.ts";
import type { OrderStatus } from "@felistry/domain/orders/status.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { NoticeKind } from "@felistry/domain/notices/kinds.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { priceInWords } from "../mail/words.ts";
import { siteLink } from "../mail/site-link.ts";

export interface Party {
  id: number;
  email: string;
  name: string;
  locale: Locale;
  has_left: boolean;
}

export interface OrderFacts {
  id: number;
  cat_id: number;
  cat_name: string;
  cat_name_cattery_prefix: string | null;
  cat_name_suffix: string | null;
  price: number;
  currency_abb: string;
  with_breeding: boolean;
  is_delivery_needed: boolean;
  comment: string | null;
  sex: "male" | "female";
  deceased_on: string | null;
  ended_why: Ending | null;
  deposit: number | null;
  /** What the last step says of the deposit. */
  fate: DepositFate | null;
  buyer: Party;
  seller: Party;
}

export const party = (user: string) =>
  `json_build_object('id', ${user}.id, 'has_left', ${user}.closed_at is not null, 'email', ${user}.email, 'name', ${user}.first_name || ' ' || ${user}.last_name, 'locale', ${user}.locale)`;

const factsOf = (orders: string, fate: string) => `
  select o.id, o.cat_id, c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, c.sex, c.deceased_on, o.with_breeding, o.is_delivery_needed, o.comment,
          case when o.with_breeding then o.price_breeding else o.price_pet end as price, y.abb as currency_abb,
          o.ended_why, o.deposit, ${fate} as fate,
          ${party("b")} as buyer, ${party("s")} as seller
   from ${orders} o
   join cats c on c.id = o.cat_id
   join users b on b.id = o.client_id
   join users s on s.id = o.seller_id
   join currencies y on y.id = o.currency_id`;

const LAST_FATE =
  "(select e.fate from order_events e where e.order_id = o.id order by e.id desc limit 1)";

const selectFacts = statement(
  "order_mail_facts",
  `${factsOf("orders", LAST_FATE)} where o.id = :orderId`,
  told<{ price: number; buyer: Party; seller: Party }>(),
);

/** No row if the buyer already has an open order for this ad; the index waits for one being placed. */
export const insertOrder = statement(
  "order_insert",
  `with inserted as (
     insert into orders (sale_id, cat_id, client_id, seller_id, with_breeding, price_pet, price_breeding, currency_id, comment, is_delivery_needed)
     values (:saleId, :catId, :clientId, :sellerId, :withBreeding, :pricePet, :priceBreeding?, :currencyId, :comment?, :isDeliveryNeeded)
     on conflict (sale_id, client_id) where status in ('new', 'accepted') do nothing
     returning *
   ) ${factsOf("inserted", "null::text")}`,
  told<{ price: number; buyer: Party; seller: Party; fate: DepositFate | null }>(),
);

export type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

export async function orderFacts(tx: Tx, orderId: number): Promise<OrderFacts> {
  return (await selectFacts(tx, { orderId }))[0]!;
}

export function mailsOfNewOrder(order: OrderFacts, site: Site): MailJob[] {
  return [mailToSeller(order, site), mailToBuyer(order, site)];
}

function mailToSeller(order: OrderFacts, site: Site): MailJob {
  const { seller, buyer } = order;
  const speak = { locale: seller.locale };
  const about = {
    cat: displayName(order),
    order: String(order.id),
    buyer: buyer.name,
    email: buyer.email,
  };
  const body = [
    m.mail_order_received(about, speak),
    ...orderLines(order, seller.locale),
    m.mail_order_answer_buyer(about, speak),
  ];
  return letterTo(seller, m.mail_order_received_subject(about, speak), body, site, order.id);
}

function mailToBuyer(order: OrderFacts, site: Site): MailJob {
  const { seller, buyer } = order;
  const speak = { locale: buyer.locale };
  const about = { cat: displayName(order), order: String(order.id), seller: seller.name };
  const body = [
    m.mail_order_sent(about, speak),
    ...orderLines(order, buyer.locale),
    m.mail_order_wait_for_seller(about, speak),
  ];
  return letterTo(buyer, m.mail_order_sent_subject(about, speak), body, site, order.id);
}

function orderLines(
  { price: amount, currency_abb, with_breeding, is_delivery_needed, comment }: OrderFacts,
  locale: Locale,
): string[] {
  const speak = { locale };
  const price = priceInWords(amount, currency_abb, locale);
  const terms = [
    with_breeding
      ? m.mail_order_price_breeding({ price }, speak)
      : m.mail_order_price_pet({ price }, speak),
    ...(is_delivery_needed ? [m.mail_order_delivery({}, speak)] : []),
  ].join("\n");
  return comment === null ? [terms] : [terms, m.mail_order_comment({ comment }, speak)];
}

type SetStatus = Exclude<OrderStatus, "new">;

const textOfStatus: Record<
  SetStatus,
  { subject: typeof m.mail_order_accepted_subject; body: typeof m.mail_order_accepted }
> = {
  accepted: { subject: m.mail_order_accepted_subject, body: m.mail_order_accepted },
  declined: { subject: m.mail_order_declined_subject, body: m.mail_order_declined },
  completed: { subject: m.mail_order_completed_subject, body: m.mail_order_completed },
  cancelled: { subject: m.mail_order_cancelled_subject, body: m.mail_order_cancelled },
};

/** Tells the other party: the buyer what the seller did, the seller that the buyer cancelled. */
export async function mailOfStatus(
  tx: Tx,
  orderId: number,
  status: OrderStatus,
  site: Site,
): Promise<MailJob> {
  const [order] = await selectFacts(tx, { orderId });
  const { buyer, seller } = order!;
  const [reader, other] = status === "cancelled" ? [seller, buyer] : [buyer, seller];
  const { subject, body } = textOfStatus[status as SetStatus];
  const about = { cat: displayName(order!), order: String(orderId), member: other.name };
  const speak = { locale: reader.locale };
  const paragraphs = [body(about, speak), ...fateInWords(order!, reader.locale)];
  return letterTo(reader, subject(about, speak), paragraphs, site, orderId);
}

const textOfEnd = {
  sold: m.mail_order_sold_to_other,
  gone: m.mail_order_cat_gone,
  died: m.mail_order_cat_died,
  neutered: m.mail_order_cat_neutered,
  banned: m.mail_order_cat_banned,
  merged: m.mail_reserve_merged,
  suspended: m.mail_reserve_suspended,
  taken_down: m.mail_reserve_taken_down,
};

function whyEnded(
  { deceased_on, ended_why }: OrderFacts,
  why: "sold" | "gone",
): keyof typeof textOfEnd {
  if (why === "sold") return why;
  if (ended_why !== null && ended_why in textOfEnd) return ended_why as keyof typeof textOfEnd;
  return deceased_on === null ? "gone" : "died";
}

/**
 * Tells the buyer that an order has ended without the seller's word: another was completed, or the cat has left or died.
 * If it was a reservation with a deposit, or the club has ended it, the seller is told too.
 */
export async function mailsOfEnded(
  tx: Tx,
  orderId: number,
  why: "sold" | "gone",
  site: Site,
): Promise<MailJob[]> {
  const [order] = await selectFacts(tx, { orderId });
  const { buyer, seller } = order!;
  const reason = whyEnded(order!, why);
  const body = ({ locale }: Party, text = textOfEnd[reason]) => {
    const about = {
      cat: displayName(order!),
      sex: order!.sex,
      order: String(orderId),
      member: seller.name,
    };
    return [text(about, { locale }), ...fateInWords(order!, locale)];
  };
  const about = { order: String(orderId) };
  const toBuyer = m.mail_order_declined_subject(about, { locale: buyer.locale });
  const mails = [letterTo(buyer, toBuyer, body(buyer), site, orderId)];
  if (saysNothing(order!.fate) && !BY_CLUB.has(reason)) return mails;
  const { subject, text } = toSellerOfEnd(reason);
  const toSeller = subject(about, { locale: seller.locale });
  return [...mails, letterTo(seller, toSeller, body(seller, text), site, orderId)];
}

const BY_CLUB: ReadonlySet<string> = new Set(["banned", "merged", "suspended", "taken_down"]);

/** The order is the buyer's, the reservation both sides'. */
const textToSeller = {
  ...textOfEnd,
  gone: m.mail_order_gone_seller,
  died: m.mail_order_died_seller,
  neutered: m.mail_order_neutered_seller,
};

/** A ban may be one that the club shows to the owners alone, so its word is for the seller and not for the buyer. */
const toSellerOfEnd = (reason: keyof typeof textOfEnd) =>
  reason === "banned"
    ? { subject: m.mail_order_banned_seller_subject, text: m.mail_order_banned_seller }
    : { subject: m.mail_reserve_ended_subject, text: textToSeller[reason] };

const saysNothing = (fate: DepositFate | null): boolean => fate === null || fate === "none";

const textOfFate: Record<
  Exclude<DepositFate, "none">,
  (about: { deposit: string }, speak: { locale: Locale }) => string
> = {
  unconfirmed: m.fate_unconfirmed,
  returned: m.fate_returned,
  kept: m.fate_kept,
  counted: m.fate_counted,
};

/** What becomes of the deposit by the order's last step, if there is one. */
export function fateInWords({ fate, deposit, currency_abb }: OrderFacts, locale: Locale): string[] {
  if (fate === null || fate === "none" || deposit === null) return [];
  return [textOfFate[fate]({ deposit: priceInWords(deposit, currency_abb, locale) }, { locale })];
}

const textOfHandover = {
  offered: {
    subject: m.own_mail_handover_offered_subject,
    body: m.own_mail_handover_offered,
  },
  done: { subject: m.own_mail_handed_over_subject, body: m.own_mail_handed_over },
};

/** Tells the buyer that the seller is handing the cat over, and the seller that the buyer has confirmed it. */
export async function mailOfHandover(
  tx: Tx,
  orderId: number,
  step: keyof typeof textOfHandover,
  site: Site,
): Promise<MailJob> {
  const [order] = await selectFacts(tx, { orderId });
  const { buyer, seller, cat_id } = order!;
  const [reader, other] = step === "offered" ? [buyer, seller] : [seller, buyer];
  const about = { cat: displayName(order!), id: String(cat_id), member: other.name };
  const speak = { locale: reader.locale };
  const { subject, body } = textOfHandover[step];
  return letterTo(reader, subject(about, speak), [body(about, speak)], site, orderId);
}

/** About an order, leading to its page. */
export function letterTo(
  reader: Party,
  subject: string,
  body: readonly string[],
  site: Site,
  orderId: number,
  kind: NoticeKind = "orders",
): MailJob {
  const speak = { locale: reader.locale };
  return writeLetter({
    to: reader.email,
    subject,
    paragraphs: greeted(reader, body, site),
    link: {
      label: m.mail_order_link({ order: String(orderId) }, speak),
      url: siteLink(site, reader.locale, `/my/orders/${orderId}`),
    },
    notice: { kind },
  });
}
