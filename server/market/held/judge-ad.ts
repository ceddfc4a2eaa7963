/** Finds why an ad should wait for the club; what was on the market with this ad before is never a reason. */
import { isCopied } from "@felistry/domain/market/copied-text.ts";
import type { HoldReason } from "@felistry/domain/market/hold-reasons.ts";
import {
  isLikelyPrice,
  likelyPrices,
  type LikelyPrices,
  type Peer,
  ROUGH_PER_EURO,
} from "@felistry/domain/market/likely-price.ts";
import { roughly } from "@felistry/domain/market/rates.ts";
import { PRINT_APART } from "@felistry/domain/photos/picture-print.ts";
import type { Config } from "../../config.ts";
import type { Tx } from "../../db/transaction.ts";
import { selectRates } from "../finding/ad-index-statements.ts";
import {
  currencyCodes,
  type HeldAbout,
  type Offer,
  selectLikeTexts,
  selectPeers,
  selectSamePicture,
} from "./hold-statements.ts";

export interface Looking {
  readonly db: Tx;
  readonly today: string;
  readonly services: { readonly config: Config };
}

/** What the seller is about to ask; `null` as a currency is the usual one. */
export interface Prices {
  readonly pet: number;
  readonly breeding: number | null;
  readonly currencyId: number | null;
}

export interface Judgement {
  readonly reasons: readonly HoldReason[];
  readonly about: HeldAbout;
}

export async function judgeAd(
  catId: number,
  offer: Offer,
  prices: Prices,
  context: Looking,
): Promise<Judgement> {
  const { db, services } = context;
  const about: { -readonly [Key in keyof HeldAbout]: HeldAbout[Key] } = {};
  const reasons: HoldReason[] = [];
  if (services.config.firstAds === "held" && !offer.is_known) reasons.push("first");
  const price = await unlikely(offer, prices, context);
  if (price) {
    reasons.push("price");
    about.price = price;
  }
  const text = await copiedFrom(db, catId, offer);
  if (text !== null) {
    reasons.push("text");
    about.text = text;
  }
  const [picture] = await selectSamePicture(db, {
    catId,
    sellerId: offer.seller_id,
    cleared: offer.cleared_pictures,
    apart: PRINT_APART,
  });
  if (picture) {
    reasons.push("picture");
    about.picture = picture.cat_id;
  }
  return { reasons, about };
}

/** @returns the likely prices in the ad's currency, or null if its price is one of them */
async function unlikely(
  offer: Offer,
  { pet, breeding, currencyId }: Prices,
  { db, today }: Looking,
): Promise<LikelyPrices | null> {
  const currency = currencyId ?? offer.usual_currency_id;
  const wasShown =
    offer.cleared_pet === pet &&
    offer.cleared_breeding === breeding &&
    offer.cleared_currency_id === currency;
  if (wasShown || currency === null) return null;
  const { loaded, perEuro } = await ratesPerEuro(db, today);
  const rate = perEuro.get(currency)!;
  // Without a loaded rate only prices in the same currency are compared.
  const isComparable = (other: number) =>
    other === currency || (loaded.has(other) && loaded.has(currency));
  const peers = await selectPeers(db, { breedId: offer.breed_id, sellerId: offer.seller_id });
  const inEuro = peers
    .filter(({ currency_id }) => isComparable(currency_id))
    .map(({ currency_id, price_pet, ...peer }): Peer => ({
      ...peer,
      euro: price_pet / perEuro.get(currency_id)!,
    }));
  const likely = likelyPrices(inEuro, offer.country_id);
  const asked = {
    pet: pet / rate,
    breeding: breeding === null ? null : breeding / rate,
    isGrown: offer.is_grown,
  };
  if (isLikelyPrice(asked, likely)) return null;
  return { low: roughly(likely.low * rate), high: roughly(likely.high * rate) };
}

async function ratesPerEuro(db: Tx, today: string) {
  const loaded = new Map(
    (await selectRates(db, { today })).map(({ currency_id, per_euro }) => [currency_id, per_euro]),
  );
  const rough = (await currencyCodes(db)).map(
    ({ id, code }) => [id, ROUGH_PER_EURO[code] ?? 1] as const,
  );
  return { loaded, perEuro: new Map([...rough, ...loaded]) };
}

async function copiedFrom(db: Tx, catId: number, offer: Offer): Promise<number | null> {
  const text = offer.description;
  if (text === null || text === offer.cleared_text) return null;
  const like = await selectLikeTexts(db, { catId, text, sellerId: offer.seller_id });
  return like.find(({ description }) => isCopied(text, description!))?.cat_id ?? null;
}
