import {
  type Detail,
  type SELLS_AS,
  type STATES,
  type VACCINATED,
} from "@felistry/domain/market/seller-details.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CLAIM_WORDS } from "./claims.ts";

/** What the form of an ad calls each detail. */
export const DETAIL_WORDS = {
  sells_as: m.seller_sells_as,
  permit_no: m.seller_permit_no,
  permit_authority: m.seller_permit_authority,
  phone: m.seller_phone,
  address: m.seller_address,
  shows_chip: m.seller_shows_chip,
  shows_dam_chip: m.seller_shows_dam_chip,
  females: m.seller_females,
  litters_12m: m.seller_litters_12m,
  animals_12m: m.seller_animals_12m,
  origin_id: m.ad_origin,
  litter_no: m.ad_litter_no,
  litter_size: m.ad_litter_size,
  litter_size_unknown: m.ad_litter_size_unknown,
  type_of: m.ad_type_of,
  generation: m.ad_generation,
  no_whiskers: m.ad_no_whiskers,
  chip_on: m.ad_chip_on,
  vaccinated: m.ad_vaccinated,
  state: m.ad_state,
  delivers: m.ad_delivers,
  sold_unseen: m.ad_sold_unseen,
  ...CLAIM_WORDS,
} as const satisfies Record<Detail, () => string>;

export const SELLS_AS_WORDS = {
  business: m.seller_sells_as_business,
  shelter: m.seller_sells_as_shelter,
} as const satisfies Record<(typeof SELLS_AS)[number], () => string>;

export const VACCINATED_WORDS = {
  none: m.ad_vaccinated_none,
  once: m.ad_vaccinated_once,
  twice: m.ad_vaccinated_twice,
} as const satisfies Record<(typeof VACCINATED)[number], () => string>;

export const STATE_WORDS = {
  IL: m.ad_state_il,
  NV: m.ad_state_nv,
  TX: m.ad_state_tx,
  other: m.ad_state_other,
} as const satisfies Record<(typeof STATES)[number], () => string>;
