import { PAGE_MAX } from "@felistry/contract/fields.ts";
import { wordIn } from "../db/word-in.ts";
import { shownName } from "../accounts/queries.ts";
import { exactMomentText, type JsonOf } from "../db/json-text.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";
import { DAM_CHIP, IN_BOOK, LITTER_SIZE, saleFields, saleJoins, TYPE_OF } from "./card.ts";
import { holdJson } from "./held/hold-json.ts";
import { adVersion } from "./version.ts";

export interface SalesPageRow {
  json: JsonOf<"GET /sales/all-cats">;
  /** One more than requested, if there are more. */
  found: number;
  last_at: string | null;
  last_id: number | null;
  breed_known: boolean;
}

/**
 * The rows are found by one index range before anything is joined to them. The constant limit inside tells the
 * planner how few they are (a placeholder's value it cannot know); the reader's limit outside stops the scan.
 * "nulls last" is the order of the indexes: without it they cannot serve the sorting.
 */
function pageText(filter: string, breedKnown: string): string {
  return `
    select '[' || coalesce(string_agg(card, ',') filter (where place <= :limit), '') || ']' as json, count(*)::int as found,
           max(${exactMomentText("updated_at")}) filter (where place = :limit) as last_at, max(id) filter (where place = :limit) as last_id,
           ${breedKnown} as breed_known
    from (
      select json_build_object(${saleFields(":locale")})::text as card, s.updated_at, s.id, row_number() over () as place
      from (
        select * from sales
        where is_active and (updated_at, id) < (:beforeAt::timestamptz, :beforeId::int) ${filter}
        order by updated_at desc nulls last, id desc nulls last
        limit ${PAGE_MAX + 1}
      ) s ${saleJoins}
      order by s.updated_at desc nulls last, s.id desc nulls last
      limit :limit::int + 1
    ) page`;
}

export const selectActiveSales = statement(
  "sales_active",
  pageText("", "true"),
  answers("GET /sales/all-cats"),
);

const BREED = "(select b.id from breeds b where b.ems = :ems? or b.id = :breedId?::int)";

export const selectActiveSalesOfBreed = statement(
  "sales_active_of_breed",
  pageText(`and breed_id = ${BREED}`, `${BREED} is not null`),
  answers("GET /sales/cats-sales"),
);

/** A cat's ad for this reader; only its owners and administrators see an inactive one. */
export const selectSale = jsonStatement(
  "sale_of_cat",
  `select json_build_object(${saleFields(":locale")},
     'cat_id', c.id, 'main', k.main, 'eye', k.eye,
     'eye_color', (select ${wordIn("e.name", ":locale", "eng")} from colour_options e where e.kind = 'eye' and e.ems = k.eye),
     'description', c.description, 'owner', ${shownName("u", ":locale")},
     'cattery', a.cattery, 'cattery_id', a.id,
     'location', ${wordIn("n.country", ":locale")}, 'region', s.region,
     'says', json_build_object('neutered', (c.neutered_on is not null)::int, 'origin_id', s.origin_id, 'litter_no', s.litter_no,
       'vet_early', s.vet_early::int, 'vet_no_chip', s.vet_no_chip::int, 'cannot_stay', s.cannot_stay::int,
       'litter_size_unknown', s.litter_size_unknown::int, 'type_of', ${TYPE_OF}::int, 'generation', s.generation, 'no_whiskers', s.no_whiskers::int,
       'chip_on', s.chip_on, 'vaccinated', s.vaccinated, 'state', case when n.iso2 = 'US' then s.state end, 'delivers', s.delivers::int, 'sold_unseen', s.sold_unseen::int,
       'litter_size', s.litter_size, 'litter_size_registered', ${LITTER_SIZE}, 'in_book', ${IN_BOOK}::int, 'dam_chip', ${DAM_CHIP},
       'origin', (select ${wordIn("f.country", ":locale")} from countries f where f.id = s.origin_id),
       'sells_as', d.sells_as, 'permit_no', d.permit_no, 'permit_authority', d.permit_authority, 'phone', d.phone, 'address', d.address,
       'females', d.females, 'litters_12m', d.litters_12m, 'animals_12m', d.animals_12m,
       'chip', case when d.shows_chip then c.chip end),
     'delivery_text', s.delivery_text, 'ready_to_move_at', s.ready_to_move_at, 'version', ${adVersion},
     'taken_down_reason', case when not s.is_active then (
       select t.reason from taken_down_ads t where t.sale_id = s.id and t.lifted_at is null
     ) end,
     'hold', (select ${holdJson("h")} from held_ads h where h.sale_id = s.id and h.outcome is null),
     'refused_reason', case when not s.is_active then (
       select h.note from held_ads h where h.sale_id = s.id order by h.id desc limit 1
     ) end)::text as json
   from sales s ${saleJoins}
   left join seller_details d on d.member_id = c.online_owner_id
   join users u on u.id = c.users_id
   left join lateral (
     select id, coalesce(cattery_name_full, cattery_name) as cattery from catteries where users_id = c.online_owner_id order by slot limit 1
   ) a on true
   where s.cat_id = :catId and (s.is_active or :isAdmin or :readerId?::int in (c.users_id, c.online_owner_id))`,
  answers("GET /sales/{catId}"),
);

/** Without a chosen currency: the ad's current one, else that of the seller's country, else the euro. */
export const upsertSale = statement(
  "sale_upsert",
  `insert into sales as s (cat_id, breed_id, is_active, price_pet, price_breeding, sale_for_breeding, place, region, origin_id, litter_no, litter_size,
     litter_size_unknown, type_of, generation, no_whiskers, chip_on, vaccinated, state, delivers, sold_unseen, vet_early, vet_no_chip, cannot_stay, delivery_text, ready_to_move_at, currency_id)
   select c.id, c.breed_id, :isActive, :pricePet::int, :priceBreeding?::int, :forBreeding, :place?, :region?, :originId?::int, :litterNo?, :litterSize?::smallint,
          :litterSizeUnknown, :typeOf, :generation?::smallint, :noWhiskers, :chipOn?::date, :vaccinated?, :state?, :delivers, :soldUnseen, :vetEarly, :vetNoChip, :cannotStay, :delivery, :readyAt::date,
          coalesce(:currencyId?::int, (select x.currency_id from sales x where x.cat_id = c.id), n.currency_id, (select id from currencies where code = 'EUR'))
   from cats c join users o on o.id = c.online_owner_id join countries n on n.id = o.country_id
   where c.id = :catId
   on conflict (cat_id) do update set
     is_active = excluded.is_active, price_pet = excluded.price_pet, price_breeding = excluded.price_breeding,
     sale_for_breeding = excluded.sale_for_breeding, place = excluded.place, region = excluded.region,
     origin_id = excluded.origin_id, litter_no = excluded.litter_no, litter_size = excluded.litter_size,
     litter_size_unknown = excluded.litter_size_unknown, type_of = excluded.type_of, generation = excluded.generation,
     no_whiskers = excluded.no_whiskers, chip_on = excluded.chip_on, vaccinated = excluded.vaccinated, state = excluded.state,
     delivers = excluded.delivers, sold_unseen = excluded.sold_unseen,
     vet_early = excluded.vet_early, vet_no_chip = excluded.vet_no_chip, cannot_stay = excluded.cannot_stay,
     delivery_text = excluded.delivery_text,
     ready_to_move_at = excluded.ready_to_move_at, currency_id = excluded.currency_id, updated_at = now()
   returning id, cat_id`,
);

/** Whether the cat's keeper is suspended: suspended members may not sell. */
export const sellerSuspended = statement(
  "sale_seller_suspended",
  `select u.id from cats c join users u on u.id = c.online_owner_id
   where c.id = :catId and u.suspended_at is not null for share of u`,
);

/** Only a real change moves the ad to the top of the market. */
export const setSaleActive = statement(
  "sale_set_active",
  `update sales set is_active = :isActive, updated_at = case when is_active = :isActive then updated_at else now() end
   where cat_id = :catId returning is_active`,
);

/** The club's standing decision against the cat's ad, for which it may not be active. */
export const takenDownReason = statement(
  "sale_taken_down_reason",
  `select t.reason from sales s join taken_down_ads t on t.sale_id = s.id
   where s.cat_id = :catId and t.lifted_at is null`,
);
