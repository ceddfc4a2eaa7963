import type { Genotype } from "@felistry/domain/colours/coat/genotype.ts";
import type { CredentialKind } from "@felistry/domain/credentials/credential.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import type { OrderStatus } from "@felistry/domain/orders/status.ts";

/**
 * The demo registry as plain data. Ids count from 1 within each list; dates are `yyyy-mm-dd`, moments ISO 8601
 * in UTC. All persons, catteries and cats are invented.
 */
export interface Registry {
  members: DemoMember[];
  catteries: DemoCattery[];
  cats: DemoCat[];
  ads: DemoAd[];
  orders: DemoOrder[];
  favourites: { memberId: number; catId: number }[];
  credentials: {
    catId: number;
    kind: CredentialKind;
    name: string;
    result: string | null;
    issuedBy: string | null;
    issuedOn: string;
  }[];
  notable: NotableCats;
}

export type Locale = "en" | "ru";

export interface DemoMember {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  birthday: string;
  about: string | null;
  siteUrl: string | null;
  countryIso2: string;
  locale: Locale;
  /** 1: regular member, 2: administrator. */
  roles: (1 | 2)[];
  createdAt: string;
}

export interface DemoCattery {
  id: number;
  memberId: number;
  /** Short name in Latin letters and digits; the affix itself may be Cyrillic. */
  name: string;
  affix: string;
  affixStands: "prefix" | "suffix";
  /** The key of the line it breeds, see `breed-lines.ts`. */
  line: string;
  /** Abbreviation in `data/systems.csv`. */
  system: string;
  certificate: { number: string; issuedAt: string; issuedBy: string };
}

export interface DemoCat {
  id: number;
  name: string;
  prefix: string | null;
  suffix: string | null;
  sex: Sex;
  born: string | null;
  /** Three-letter code. */
  breed: string;
  /** As a pedigree writes them: without what the breed implies. */
  codes: ColourCodes;
  genotype: Genotype;
  line: string;
  /** 0 for the oldest cats; an acquired cat's parents are one below their child. */
  generation: number;
  motherId: number | null;
  fatherId: number | null;
  /** The demo cattery in which it was born; null for an acquired cat. */
  catteryId: number | null;
  breederId: number | null;
  breederText: string | null;
  /** The member shown as its owner, and the member who maintains its page. */
  ownerId: number;
  onlineOwnerId: number;
  isMyCat: boolean;
  chip: string | null;
  description: string | null;
  registration: { year: number; number: number } | null;
  createdAt: string;
}

export interface DemoAd {
  id: number;
  catId: number;
  sellerId: number;
  isActive: boolean;
  pricePet: number;
  priceBreeding: number | null;
  currency: string;
  deliveryText: string;
  readyToMoveAt: string;
  createdAt: string;
  updatedAt: string;
}

export interface DemoOrder {
  id: number;
  adId: number;
  catId: number;
  buyerId: number;
  sellerId: number;
  status: OrderStatus;
  withBreeding: boolean;
  deliveryNeeded: boolean;
  comment: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Ids of cats that demonstrate something special. */
export interface NotableCats {
  /** For sale, with an ancestor that appears twice in its four generations. */
  repeatedAncestor: number;
  /** For sale, without known parents. */
  noParents: number;
  /** For sale, with all 30 ancestors known. */
  fullPedigree: number;
}
