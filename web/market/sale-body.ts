import type { AD_FIELDS } from "@felistry/domain/market/fields.ts";
import {
  type CLAIMS,
  type Detail,
  isOfAd,
  TICKED_BY_SELLER,
} from "@felistry/domain/market/seller-details.ts";
import type { WrittenField } from "@felistry/domain/record-fields.ts";
import type { AdRules } from "../rules/load-ad-rules.ts";
import type { Sale } from "./load-sale.ts";

interface OfAd {
  readonly cat_id: number;
  readonly sale: Sale | null;
  /** The details as they were when the form was opened. */
  readonly said: AdRules["said"];
  /** Which details of the seller the form has. */
  readonly asks: readonly Detail[];
}

/**
 * What the form of an ad sends. What it does not ask for stays as it is, and so do details that were left as they were: the
 * seller may have changed them in the form of another ad since.
 */
export function saleBodyOf({ cat_id, sale, said, asks }: OfAd, values: FormData) {
  const text = (name: string) => String(values.get(name) ?? "");
  const details = asks.flatMap((detail) => {
    if (isOfAd(detail)) return [];
    const before = said?.[detail] ?? null;
    const isSame = TICKED_BY_SELLER.has(detail)
      ? values.has(detail) === (before === 1)
      : text(detail) === String(before ?? "");
    return isSame
      ? []
      : [[detail, TICKED_BY_SELLER.has(detail) ? values.has(detail) : text(detail)]];
  });
  const ofAd = (detail: "origin_id" | "litter_no" | "litter_size") =>
    asks.includes(detail) ? text(detail) : (sale?.says?.[detail] ?? null);
  const claims = (detail: (typeof CLAIMS)[number]) =>
    asks.includes(detail) ? values.has(detail) : sale?.says?.[detail] === 1;
  return {
    ...Object.fromEntries(details),
    cat_id,
    price_pet: text("price_pet"),
    price_breeding: text("price_breeding"),
    sale_for_breeding: values.has("sale_for_breeding"),
    place: text("place"),
    region: text("region") || null,
    origin_id: ofAd("origin_id"),
    litter_no: ofAd("litter_no"),
    litter_size: ofAd("litter_size"),
    vet_early: claims("vet_early"),
    vet_no_chip: claims("vet_no_chip"),
    cannot_stay: claims("cannot_stay"),
    delivery_text: text("delivery_text"),
    ready_to_move_at: text("ready_to_move_at"),
    is_active: values.has("is_active"),
    currency_id: text("currency_id"),
  } satisfies Record<WrittenField<typeof AD_FIELDS> | "cat_id", unknown>;
}
