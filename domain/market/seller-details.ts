/** What sellers say of themselves because the rules of some countries want it said in ads: once, and shown in each of their ads. */

/** Otherwise privately or, with a cattery, as a breeder. */
export const SELLS_AS = ["business", "shelter"] as const;

/** The number of a licence, an approval or an entry in a register, whichever the place asks for. */
export const PERMIT_MAX = 40;
export const AUTHORITY_MAX = 80;
export const PHONE_MAX = 30;
export const ADDRESS_MAX = 120;

/** Queens, litters, animals: of one seller. */
export const ANIMALS_MAX = 999;

/** Digits as a member writes them: "+32 81 12 34 56", "(020) 7946 0958", "+(32) 81 12 34 56". */
export const PHONE = /^[+(]{0,2}[0-9][0-9 ()./-]{4,28}$/;

/** Exceptions from rules, by the seller's word alone: a vet lets a kitten leave early, or lets no chip be set; one cat cannot stay. */
export const CLAIMS = ["vet_early", "vet_no_chip", "cannot_stay"] as const;

/** How often it is vaccinated. */
export const VACCINATED = ["none", "once", "twice"] as const;

/** The states of the USA whose rules are in `data/rules`; `other` is any other. */
export const STATES = ["IL", "NV", "TX", "other"] as const;

/** From the wild ancestor, which is none itself. */
export const GENERATION_MAX = 20;

/** Boxes of the ad: ticked or not. */
export const TICKED_IN_AD = [
  "litter_size_unknown",
  "type_of",
  "no_whiskers",
  "delivers",
  "sold_unseen",
  ...CLAIMS,
] as const;

/** Of the ad: they differ from cat to cat. */
export const DETAILS_OF_AD = [
  "origin_id",
  "litter_no",
  "litter_size",
  "litter_size_unknown",
  "type_of",
  "generation",
  "no_whiskers",
  "chip_on",
  "vaccinated",
  "state",
  "delivers",
  "sold_unseen",
  ...CLAIMS,
] as const;
export type DetailOfAd = (typeof DETAILS_OF_AD)[number];

/** Said once, for all ads of the seller. */
export const DETAILS_OF_SELLER = [
  "sells_as",
  "permit_no",
  "permit_authority",
  "phone",
  "address",
  "shows_chip",
  "shows_dam_chip",
  "females",
  "litters_12m",
  "animals_12m",
] as const;

export const isTickedInAd = (detail: DetailOfAd): detail is (typeof TICKED_IN_AD)[number] =>
  TICKED_IN_AD.some((each) => each === detail);

/** Boxes of the seller: ticked or not. */
export const TICKED_BY_SELLER: ReadonlySet<string> = new Set(["shows_chip", "shows_dam_chip"]);

export const DETAILS = [...DETAILS_OF_SELLER, ...DETAILS_OF_AD] as const;
export type Detail = (typeof DETAILS)[number];

/** @returns false if it is said once, for all ads of the seller */
export const isOfAd = (detail: Detail): detail is DetailOfAd =>
  DETAILS_OF_AD.some((each) => each === detail);
