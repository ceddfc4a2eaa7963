import { PAGE_MAX } from "@felistry/contract/fields.ts";
import { wordIn } from "../db/word-in.ts";
import { shownName } from "../accounts/queries.ts";
import { exactMomentText } from "../db/json-text.ts";
import { jsonStatement, statement } from "../db/statement.ts";
import { saleFields, saleJoins } from "./card.ts";
import { adVersion } from "./version.ts";

export interface SalesPageRow {
  json: string;
  /** One more than was asked for, where there are more. */
  found: number;
  last_at: string | null;
  last_id: number | null;
  breed_known: boolean;
}

type PageOf<Filter extends unknown[]> = [
  locale: string,
  beforeAt: string,
  beforeId: number,
  limit: number,
  ...filter: Filter,
];

/**
 * The rows are found by one index range before anything is joined to them. The constant limit inside tells the
 * planner how few they are (a placeholder's value it cannot know); the reader's limit outside stops the scan.
 * "nulls last" is the order of the indexes: without it they cannot serve the sorting.
 */
function pageText(filter: string, breedKnown: string): string {
  return `
    select '[' || coalesce(string_agg(card, ',') filter (where place <= $4), '') || ']' as json, count(*)::int as found,
           max(${exactMomentText("updated_at")}) filter (where place = $4) as last_at, max(id) filter (where place = $4) as last_id,
           ${breedKnown} as breed_known
    from (
      select json_build_object(${saleFields("$1")})::text as card, s.updated_at, s.id, row_number() over () as place
      from (
        select * from sales
        where is_active and (updated_at, id) < ($2::timestamptz, $3::int) ${filter}
        order by updated_at desc nulls last, id desc nulls last
        limit ${PAGE_MAX + 1}
      ) s ${saleJoins}
      order by s.updated_at desc nulls last, s.id desc nulls last
      limit $4::int + 1
    ) page`;
}

export const selectActiveSales = statement<PageOf<[]>, SalesPageRow>(
  "sales_active",
  pageText("", "true"),
);

const BREED = "(select b.id from breeds b where b.ems = $5 or b.id = $6::int)";

export const selectActiveSalesOfBreed = statement<
  PageOf<[ems: string | null, breedId: number | null]>,
  SalesPageRow
>("sales_active_of_breed", pageText(`and breed_id = ${BREED}`, `${BREED} is not null`));

/** The ad of a cat for this reader; nobody but its owners and administrators sees one that is not active. */
export const selectSale = jsonStatement<
  [locale: string, catId: number, readerId: number | null, isAdmin: boolean]
>(
  "sale_of_cat",
  `select json_build_object(${saleFields("$1")},
     'cat_id', c.id, 'main', k.main, 'eye', k.eye,
     'eye_color', (select ${wordIn("e.name", "$1", "eng")} from colour_options e where e.kind = 'eye' and e.ems = k.eye),
     'description', c.description, 'owner', ${shownName("u", "$1")},
     'cattery', a.cattery, 'cattery_id', a.id,
     'location', ${wordIn("n.country", "$1")},
     'delivery_text', s.delivery_text, 'ready_to_move_at', s.ready_to_move_at, 'version', ${adVersion},
     'taken_down_reason', case when not s.is_active then (
       select t.reason from taken_down_ads t where t.sale_id = s.id and t.lifted_at is null
     ) end)::text as json
   from sales s ${saleJoins}
   join users u on u.id = c.users_id
   left join lateral (
     select id, coalesce(cattery_name_full, cattery_name) as cattery from catteries where users_id = c.online_owner_id order by slot limit 1
   ) a on true
   where s.cat_id = $2 and (s.is_active or $4 or $3::int in (c.users_id, c.online_owner_id))`,
);

type NewSale = [
  catId: number,
  isActive: boolean,
  pricePet: number,
  priceBreeding: number | null,
  forBreeding: boolean,
  delivery: string,
  readyAt: string,
  currencyId: number | null,
];

/** Without a chosen currency: the one the ad has, else that of the seller's country, else the euro. */
export const upsertSale = statement<NewSale, { id: number; cat_id: number }>(
  "sale_upsert",
  `insert into sales as s (cat_id, breed_id, is_active, price_pet, price_breeding, sale_for_breeding, delivery_text, ready_to_move_at, currency_id)
   select c.id, c.breed_id, $2, $3::int, $4::int, $5, $6, $7::date,
          coalesce($8::int, (select x.currency_id from sales x where x.cat_id = c.id), n.currency_id, (select id from currencies where code = 'EUR'))
   from cats c join users o on o.id = c.online_owner_id join countries n on n.id = o.country_id
   where c.id = $1
   on conflict (cat_id) do update set
     is_active = excluded.is_active, price_pet = excluded.price_pet, price_breeding = excluded.price_breeding,
     sale_for_breeding = excluded.sale_for_breeding, delivery_text = excluded.delivery_text,
     ready_to_move_at = excluded.ready_to_move_at, currency_id = excluded.currency_id, updated_at = now()
   returning id, cat_id`,
);

/** Whether the member who keeps the cat's page is suspended: such a one sells nothing. */
export const sellerSuspended = statement<[catId: number], { id: number }>(
  "sale_seller_suspended",
  `select u.id from cats c join users u on u.id = c.online_owner_id
   where c.id = $1 and u.suspended_at is not null for share of u`,
);

/** Only a real change makes the ad the market's newest. */
export const setSaleActive = statement<[catId: number, isActive: boolean], { is_active: boolean }>(
  "sale_set_active",
  `update sales set is_active = $2, updated_at = case when is_active = $2 then updated_at else now() end
   where cat_id = $1 returning is_active`,
);

/** Why the cat's ad may not be active now: the club's decision against it stands. */
export const takenDownReason = statement<[catId: number], { reason: string }>(
  "sale_taken_down_reason",
  `select t.reason from sales s join taken_down_ads t on t.sale_id = s.id
   where s.cat_id = $1 and t.lifted_at is null`,
);
