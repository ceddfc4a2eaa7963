import type { AD_FIELDS } from "@felistry/domain/market/fields.ts";
import {
  type Detail,
  type DetailOfAd,
  isOfAd,
  isTickedInAd,
  TICKED_BY_SELLER,
} from "@felistry/domain/market/seller-details.ts";
import type { WrittenField } from "@felistry/domain/record-fields.ts";
import type { AdRules } from "../rules/load-ad-rules.ts";

interface OfAd {
  readonly cat_id: number;
  /** The details as they were when the form was opened. */
  readonly said: AdRules["said"];
  /** Which details the form has. */
  readonly asks: readonly Detail[];
}

type Asked = Exclude<WrittenField<typeof AD_FIELDS>, DetailOfAd> | "cat_id";

/**
 * What the form of an ad sends. What it does not ask for stays as it is, and so do details of the seller that were left as they
 * were: they may have been changed in the form of another ad since.
 */
export function saleBodyOf({ cat_id, said, asks }: OfAd, values: FormData) {
  const text = (name: string) => String(values.get(name) ?? "");
  const isSame = (detail: Exclude<Detail, DetailOfAd>) =>
    TICKED_BY_SELLER.has(detail)
      ? values.has(detail) === (said?.[detail] === 1)
      : text(detail) === String(said?.[detail] ?? "");
  const isBox = (detail: Detail) =>
    isOfAd(detail) ? isTickedInAd(detail) : TICKED_BY_SELLER.has(detail);
  const details = asks
    .filter((detail) => isOfAd(detail) || !isSame(detail))
    .map((detail) => [detail, isBox(detail) ? values.has(detail) : text(detail)]);
  return {
    ...(Object.fromEntries(details) as Partial<Record<Detail, string | boolean>>),
    cat_id,
    price_pet: text("price_pet"),
    price_breeding: text("price_breeding"),
    sale_for_breeding: values.has("sale_for_breeding"),
    place: text("place"),
    region: text("region") || null,
    delivery_text: text("delivery_text"),
    ready_to_move_at: text("ready_to_move_at"),
    is_active: values.has("is_active"),
    currency_id: text("currency_id"),
  } satisfies Partial<Record<Detail, unknown>> & Record<Asked, unknown>;
}
