import * as m from "@felistry/i18n/compiled/messages.js";
import { DETAIL_WORDS } from "./seller/detail-words.ts";

const labels: Record<string, () => string> = {
  price_pet: m.cat_sale_price_pet,
  price_breeding: m.cat_sale_price_breeding,
  currency_id: m.cat_sale_currency,
  place: m.cat_sale_place,
  region: m.cat_sale_region,
  ...DETAIL_WORDS,
  delivery_text: m.cat_sale_delivery,
  ready_to_move_at: m.cat_sale_ready,
  sale_for_breeding: m.cat_sale_for_breeding,
  is_active: m.cat_sale_is_active,
  cat_name_cattery_prefix: m.desk_prefix,
  cat_name: m.desk_name,
  cat_name_suffix: m.desk_suffix,
  description: m.catform_description,
  cat_ava_url: m.photo_label,
  pictures: m.held_pictures,
};

/** What a fact of an ad or its cat is called where it has changed meanwhile. */
export const factLabel = (fact: string): string => labels[fact]?.() ?? fact;
