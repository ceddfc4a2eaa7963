/** Every way to the market leads past here: an ad with a reason to doubt it waits for the club. */
import { mailOfHeld, mailOfReleased } from "./held-mails.ts";
import type { Services } from "../../services.ts";
import {
  endHold,
  insertHold,
  type Offer,
  selectHeldFirst,
  selectOffer,
  updateHold,
} from "./hold-statements.ts";
import { judgeAd, type Judgement, type Looking, type Prices } from "./judge-ad.ts";
import { Refusal } from "../../http/refusal.ts";
import { requireAllowedByRules } from "../../rules/public.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { requireMayBeActive } from "../may-be-active.ts";
import { setSaleActive } from "../statements.ts";

/** Looks at ads, and tells their sellers. */
export interface Holding extends Looking {
  readonly services: Pick<Services, "config" | "jobs">;
}

interface Context extends Holding {
  readonly locale: Locale;
}

export interface Looked extends Judgement {
  readonly offer: Offer;
}

/** Looks at what the seller wants to show. A hold that has no reason any more ends, so that the ad may become active. */
export async function lookAtAd(
  catId: number,
  prices: Prices | null,
  context: Looking,
): Promise<Looked | null> {
  const [offer] = await selectOffer(context.db, { catId, today: context.today });
  if (!offer || (!prices && offer.sale_id === null)) return null;
  const judged = await judgeAd(catId, offer, prices ?? pricesOf(offer), context);
  if (judged.reasons.length === 0) await endHold(context.db, { catId, outcome: "settled" });
  return { ...judged, offer };
}

const pricesOf = (offer: Offer): Prices => ({
  pet: offer.price_pet!,
  breeding: offer.price_breeding,
  currencyId: offer.ad_currency_id,
});

/** Keeps the ad off the market, and tells the seller why. */
export async function holdAd(
  catId: number,
  saleId: number,
  { reasons, about, offer }: Looked,
  { db, services }: Holding,
): Promise<void> {
  const held = { reasons: [...reasons], about: JSON.stringify(about) };
  if (offer.hold_id !== null) await updateHold(db, { id: offer.hold_id, ...held });
  else {
    await insertHold(db, { saleId, ...held });
    await services.jobs.enqueueMails(db, [await mailOfHeld(db, catId, reasons, services.config)]);
  }
}

export async function withdrawHold(db: Context["db"], catId: number): Promise<void> {
  await endHold(db, { catId, outcome: "withdrawn" });
}

export async function lookAtActive(catId: number, context: Looking): Promise<Looked | null> {
  const [offer] = await selectOffer(context.db, { catId, today: context.today });
  if (!offer?.is_active) return null;
  return { ...(await judgeAd(catId, offer, pricesOf(offer), context)), offer };
}

/** Locks cats before members, as every writer of an ad does. */
export async function lockHeldFirst(db: Context["db"], sellerId: number): Promise<void> {
  await selectHeldFirst(db, { sellerId });
}

/** A seller who has become known: the ads that waited for that alone are shown. */
export async function releaseFirst(sellerId: number, context: Context): Promise<void> {
  for (const { cat_id: catId } of await selectHeldFirst(context.db, { sellerId })) {
    const looked = await lookAtAd(catId, null, context);
    if (!looked) continue;
    if (looked.reasons.length > 0) await holdAd(catId, looked.offer.sale_id!, looked, context);
    else await show(catId, context);
  }
}

/** What may not be shown for another reason rests, and its seller learns why by placing it. */
async function show(catId: number, context: Context): Promise<void> {
  const { db, services } = context;
  try {
    await requireMayBeActive(db, catId);
    await setSaleActive(db, { catId, isActive: true });
    await requireAllowedByRules(catId, context);
    await services.jobs.enqueueMails(db, [await mailOfReleased(db, catId, services.config)]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await setSaleActive(db, { catId, isActive: false });
  }
}
