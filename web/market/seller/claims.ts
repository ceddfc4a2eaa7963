import type { CLAIMS } from "@felistry/domain/market/seller-details.ts";
import { ad_cannot_stay, ad_vet_early, ad_vet_no_chip } from "@felistry/i18n/compiled/messages.js";

/** Exceptions from the rules of a country that a seller claims: in the form, and in the ad. */
export const CLAIM_WORDS = {
  vet_early: ad_vet_early,
  vet_no_chip: ad_vet_no_chip,
  cannot_stay: ad_cannot_stay,
} as const satisfies Record<(typeof CLAIMS)[number], unknown>;
