import { readBuild } from "@felistry/domain/colours/ems/build.ts";
import { showsGene } from "@felistry/domain/matings/body-genes.ts";
import type { Question } from "@felistry/domain/rules/evaluate.ts";
import {
  FAR_GENERATION,
  isHybrid,
  mayLackWhiskers,
  NUDE,
} from "@felistry/domain/rules/breed-traits.ts";
import type { DetailOfAd } from "@felistry/domain/market/seller-details.ts";
import type { Facts } from "@felistry/domain/rules/rule.ts";
import { placeIn } from "@felistry/domain/rules/regions.ts";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { DAM_CHIP, IN_BOOK, LITTER_SIZE, regionOfSeller, TYPE_OF } from "../market/queries.ts";
import { LITTERS_BEFORE } from "./dam-litters.ts";
import { FAR_FROM_WILD } from "./generations.ts";

const selectAdFacts = statement(
  "rules_ad_facts",
  `select case when c.cat_birthdate_precision = 'day' then c.cat_birthdate end as born, c.chip is not null as has_chip, b.ems as breed, k.build, n.iso2 as country,
          case when s.id is null then ${regionOfSeller("c.online_owner_id")} else s.region end as region,
          exists (select from catteries a where a.users_id = c.online_owner_id) as is_breeder,
          c.breeder_id, c.online_owner_id, c.neutered_on <= :day::date as is_neutered,
          ${IN_BOOK} as has_pedigree,
          s.price_pet, y.abb as currency, s.ready_to_move_at, s.id is not null as has_ad, s.origin_id, s.litter_no, s.vet_early, s.vet_no_chip, s.cannot_stay,
          s.litter_size as said_litter_size, s.litter_size_unknown, ${TYPE_OF} as type_of, s.generation, s.no_whiskers, s.chip_on, s.vaccinated, s.state, s.delivers, s.sold_unseen, ${FAR_FROM_WILD} as is_far_from_wild,
          coalesce(${LITTER_SIZE}, s.litter_size) is not null or s.litter_size_unknown as has_litter_size, ${LITTER_SIZE} is not null as has_registered_litter,
          ${DAM_CHIP} is not null as has_dam_chip, d.females, d.litters_12m as said_litters, d.animals_12m,
          exists (select from litters l where l.breeder_id = c.online_owner_id and l.status = 'confirmed' and c.id in (l.dam_id, l.sire_id)) as has_bred,
          c.cat_birthdate is not null as has_age, c.cat_ava_url is not null as has_photo,
          exists (select from cats q where q.id = c.mother_id and q.cat_ava_url is not null) as has_photo_of_dam,
          d.member_id is not null as has_details, d.sells_as, d.permit_no, d.permit_authority, d.phone, d.address, coalesce(d.shows_chip, false) as shows_chip,
          (select count(*)::int from litters l where l.breeder_id = c.online_owner_id and l.status = 'confirmed'
             and l.born > :day::date - interval '12 months') as litters,
          dam.litters as dam_litters, dam.gap as dam_gap
   from cats c
   join breeds b on b.id = c.breed_id
   join users o on o.id = c.online_owner_id
   join countries n on n.id = o.country_id
   left join seller_details d on d.member_id = c.online_owner_id
   left join cat_colours k on k.cat_id = c.id
   left join sales s on s.cat_id = c.id
   left join currencies y on y.id = s.currency_id
   ${LITTERS_BEFORE}
   where c.id = :catId`,
);

export interface AdQuestion extends Question {
  readonly sellerId: number;
  readonly country: string;
  /** A registered litter says itself how many kittens it has. */
  readonly hasRegisteredLitter: boolean;
  /** Only of breeds that may is it asked. */
  readonly mayLackWhiskers: boolean;
  /** What the ad says now, whether or not a rule still asks for it. */
  readonly inAd: Readonly<Record<DetailOfAd, unknown>>;
  /** Of the price. */
  readonly currency: string | null;
}

/**
 * What the registry knows of a sale; null for an unknown cat. What it does not know is left out, so that no rule fires on
 * it: a cat without a chip here may have one, and what the ad prints beyond the site's own facts is the seller's text.
 */
export async function adQuestion(db: Db, catId: number, day: string): Promise<AdQuestion | null> {
  const [row] = await selectAdFacts(db, { catId, day });
  if (!row) return null;
  const traits = [
    ...(showsGene("folded", row) ? ["fold"] : []),
    ...(NUDE.has(row.breed) && !readBuild(row.build ?? "")?.coat ? ["nude"] : []),
    ...(row.no_whiskers ? ["nowhiskers"] : []),
  ];
  const facts: Facts = {
    traits,
    // Before there is an ad, nobody can say what it lacks.
    ...(row.has_ad && { shows: itemsOf(row), ...saidOfCat(row) }),
    ...(row.has_details && { permit: row.permit_no !== null }),
    breed_claimed: true,
    // Neither swapped nor lent to a queen.
    offer: "sale",
    ...generationOf(row),
    ...(row.born !== null && { born: row.born }),
    ...(row.ready_to_move_at !== null && { ready_on: row.ready_to_move_at }),
    ...(row.price_pet !== null && { price: row.price_pet }),
    ...(row.has_chip && { chip: true }),
    ...(row.has_pedigree && { pedigree: true }),
    ...(row.breeder_id !== null && { bred_by_seller: row.breeder_id === row.online_owner_id }),
    // Whoever has registered a litter of it had it for breeding.
    ...(row.has_bred && { got_for_breeding: true }),
    ...(row.is_neutered && { neutered: true }),
    ...numbersOf(row),
    ...claimsOf(row),
    ...(row.dam_gap !== null && { dam_litters_12m: row.dam_litters, dam_gap_days: row.dam_gap }),
  };
  return {
    country: row.country,
    hasRegisteredLitter: row.has_registered_litter,
    mayLackWhiskers: mayLackWhiskers(row.breed),
    place: placeIn(row.country, row.region),
    ...sellerOf(row),
    sellerId: row.online_owner_id,
    event: "AD",
    day,
    facts,
    inAd: inAdOf(row),
    currency: row.currency,
  };
}

const inAdOf = ({ country, state, said_litter_size: litter_size, ...row }: Row) => ({
  ...row,
  litter_size,
  // Nowhere else is it shown.
  state: country === "US" ? state : null,
});

type Row = NonNullable<Awaited<ReturnType<typeof selectAdFacts>>[number]>;

/** Whoever breeds with other clubs too has more litters than are registered here. */
function numbersOf({ litters, said_litters, females, animals_12m }: Row): Facts {
  return {
    ...((litters > 0 || said_litters !== null) && {
      litters_12m: Math.max(litters, said_litters ?? 0),
    }),
    ...(females !== null && { females }),
    ...(animals_12m !== null && { animals_12m }),
  };
}

const VACCINATIONS = { none: 0, once: 1, twice: 2 } as const;

/** What is not ticked in an ad is not so. A cat in no book is in none as the ad itself says. */
function saidOfCat({
  has_pedigree,
  chip_on,
  state,
  vaccinated,
  delivers,
  sold_unseen,
}: Row): Facts {
  return {
    pedigree: has_pedigree,
    chip_on,
    ...(state !== null && { state }),
    ...(vaccinated !== null && {
      vaccinations: VACCINATIONS[vaccinated],
      vaccinated: vaccinated !== "none",
    }),
    delivery: delivers === true,
    sold_unseen: sold_unseen === true,
  };
}

/** None, of a breed without a wild ancestor. A pedigree that is far enough from one says more than the seller. */
function generationOf({ breed, generation, is_far_from_wild }: Row): Facts {
  if (!isHybrid(breed)) return { hybrid: null };
  if (is_far_from_wild) return { hybrid: FAR_GENERATION };
  return generation === null ? {} : { hybrid: generation };
}

/** That one cat cannot stay is not among them: a rule of its own asks for that evidence. */
const CLAIMED = ["vet_advice", "vet_statement", "vet_exempt", "chip_on"];

/** Nobody says no to what is not ticked: no exception is known then. */
function claimsOf({ vet_early, vet_no_chip, cannot_stay }: Row): Facts {
  return {
    claimed: CLAIMED,
    ...(vet_early && { vet_advice: true, vet_statement: true }),
    ...(vet_no_chip && { vet_exempt: true }),
    ...(cannot_stay && { one_named_cat: true, cannot_stay: true }),
  };
}

/** A licence makes nobody less of a breeder, but is more than a private person has. */
function sellerOf({
  sells_as,
  permit_no,
  is_breeder,
}: Row): Pick<Question, "seller" | "isLicensed"> {
  if (sells_as === "shelter") return { seller: "S" };
  const isLicensed = sells_as === "business" || permit_no !== null;
  return { seller: is_breeder ? "B" : isLicensed ? "L" : "P", isLicensed };
}

/** What the page of every ad says, whatever the cat. */
const ALWAYS = [
  "name",
  "sex",
  "breed",
  "price",
  "neuter",
  "residence",
  "seller_kind",
  "pedigree",
  "book",
];

/** What the page of the ad says, by the names that rules have for it. */
function itemsOf(row: Row): string[] {
  const further = {
    age: row.has_age,
    photo: row.has_photo,
    photo_dam: row.has_photo_of_dam,
    free: row.price_pet === 0,
    chip: row.has_chip && row.shows_chip,
    phone: row.phone !== null,
    address: row.address !== null,
    origin: row.origin_id !== null,
    birthplace: row.origin_id !== null,
    abroad: row.origin_id !== null,
    vaccinated: row.vaccinated !== null,
    appearance_of: row.type_of === true,
    litter_no: row.litter_no !== null,
    litter_size: row.has_litter_size,
    dam_chip: row.has_dam_chip,
    females: row.females !== null,
    litters: row.said_litters !== null,
    licence_no: row.permit_no !== null,
    reg_no: row.permit_no !== null,
    siren: row.permit_no !== null,
    authority: row.permit_authority !== null,
  };
  return [
    ...ALWAYS,
    ...Object.keys(further).filter((item) => further[item as keyof typeof further]),
  ];
}
