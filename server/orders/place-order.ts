import type { Locale } from "@felistry/i18n/locale.ts";
import type { ParsedInput } from "../http/handler.ts";
import type { Handler } from "../http/handler.ts";
import { priceInWords } from "../mail/words.ts";
import { refuse } from "../http/refusal.ts";
import { requireOrderAllowedByRules } from "../rules/public.ts";
import { insertOrder, mailsOfNewOrder, type OrderFacts } from "./mails.ts";
import { lockOffer, selectOpenOrder, type OrderedCat } from "./statements.ts";
import type { Tx } from "../db/transaction.ts";

type OrderBody = ParsedInput<"POST /order">["body"];
export type Offer = OrderedCat & { sale_id: number };

export const placeOrder: Handler<"POST /order"> = async ({ body }, context) => {
  const { db, locale, member, services } = context;
  const offer = await lockedOffer(db, body.catId);
  if (offer.online_owner_id === member.id || offer.users_id === member.id) refuse("own_cat");
  if (!offer.is_active) refuse("ad_not_active");
  requireSamePrice(offer, body, locale);
  await requireOrderAllowedByRules(body.catId, context);

  const { id, stored } = await storeOnce(db, offer, member.id, body);
  if (stored) await services.jobs.enqueueMails(db, mailsOfNewOrder(stored, services.config));
  return { data: { orderId: id }, orderId: id };
};

/** The cat and its ad, unchanged until the transaction ends. */
export async function lockedOffer(db: Tx, catId: number): Promise<Offer> {
  const [cat] = await lockOffer(db, { catId });
  if (!cat) refuse("cat_not_found");
  if (cat.sale_id === null) refuse("ad_not_found", { values: { id: String(catId) } });
  return cat as Offer;
}

/** The buyer confirms the price they saw: if the ad's has changed, nothing is stored and the answer has the new one. */
function requireSamePrice(offer: Offer, { withBreeding, price }: OrderBody, locale: Locale): void {
  const { price_pet, price_breeding, sale_for_breeding, currency_abb } = offer;
  if (withBreeding && (!sale_for_breeding || price_breeding === null))
    refuse("breeding_not_offered");
  const current = withBreeding ? price_breeding! : price_pet;
  if (price === current) return;
  refuse("price_changed", {
    values: { price: priceInWords(current, currency_abb, locale) },
    data: { price: current, price_pet, price_breeding, currency_abb },
  });
}

/** Terminates: once an open order in the way has been closed, the next insertion succeeds. */
async function storeOnce(
  db: Tx,
  offer: Offer,
  clientId: number,
  body: OrderBody,
): Promise<{ id: number; stored: OrderFacts | null }> {
  for (;;) {
    const [stored] = await insertOrder(db, {
      saleId: offer.sale_id,
      catId: offer.cat_id,
      clientId,
      sellerId: offer.online_owner_id,
      withBreeding: body.withBreeding,
      pricePet: offer.price_pet,
      priceBreeding: offer.price_breeding,
      currencyId: offer.currency_id,
      comment: body.comment,
      isDeliveryNeeded: body.delivery,
    });
    if (stored) return { id: stored.id, stored };
    const [open] = await selectOpenOrder(db, { saleId: offer.sale_id, clientId });
    if (open) return { id: open.id, stored: null };
  }
}
