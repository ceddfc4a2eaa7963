import { type RowOf, statement, told } from "../../db/statement.ts";

/** How many ads are read at once. */
const AT_ONCE = 10_000;

const tested = (parent: string) =>
  `exists (select from credentials t where t.cat_id = c.${parent} and t.kind in ('health', 'dna'))`;

/** What an ad is found by; of a litter only cats whose day of birth is known whole. */
const FACTS = `select s.id as ad_id, s.cat_id, s.breed_id, b.ems as breed_ems, c.sex, c.cat_birthdate - date '1970-01-01' as born,
    case when c.cat_birthdate_precision = 'day' and c.cat_birthdate is not null and c.father_id is not null then c.mother_id end as mother_id,
    c.father_id, c.online_owner_id as seller_id, o.country_id, s.currency_id, s.price_pet as price, s.place,
    s.ready_to_move_at - date '1970-01-01' as ready, (extract(epoch from s.updated_at) * 1000000)::float8 as changed,
    k.main, k.gold, k.white, k.tabby, k.point, k.eye, k.build,
    exists (select from pedigrees p where p.cat_id = c.id and p.withheld_id is null) as pedigree, c.registered = 1 as registered,
    ${tested("mother_id")} and ${tested("father_id")} as tested,
    s.sale_for_breeding as breeding, c.cat_ava_url is not null as photos`;

const JOINS = `join cats c on c.id = s.cat_id join breeds b on b.id = s.breed_id
   join users o on o.id = c.online_owner_id left join cat_colours k on k.cat_id = s.cat_id`;

/** All ads of the market, in steps. */
export const selectAdFacts = statement(
  "ad_index_all",
  `${FACTS} from (select * from sales where id > :afterId and is_active order by id limit ${AT_ONCE}) s ${JOINS} order by s.id`,
);
export type AdRow = RowOf<"ad_index_all">;

export const selectAdFactsOfCats = statement(
  "ad_index_of_cats",
  `${FACTS} from sales s ${JOINS} where s.cat_id = any(:catIds::int[]) and s.is_active`,
);

/** Cats with ads changed by transactions that a former snapshot had not seen; none without a former one. */
export const selectChangedAds = statement(
  "ad_index_changed",
  `select pg_current_snapshot()::text as seen, extract(epoch from now())::float8 as at,
          coalesce((
            select json_agg(cat_id)
            from (
              select distinct cat_id from ad_changes
              where xid >= pg_snapshot_xmin(:snapshot?::pg_snapshot) and not pg_visible_in_snapshot(xid, :snapshot?::pg_snapshot)
              limit :most::int
            ) x
          ), '[]') as changed`,
  told<{ changed: (number | null)[] }>(),
);

/** The newest rate of each currency, which counts from its day on; the euro is one. */
export const selectRates = statement(
  "currency_rates_newest",
  `select r.currency_id, r.day, r.per_euro::float8 as per_euro, y.code, y.abb
   from currencies y
   cross join lateral (
     select * from (
       select currency_id, day, per_euro from currency_rates where currency_id = y.id and day <= :today::date
       union all select y.id, :today::date, 1 where y.code = 'EUR'
     ) known order by currency_id, day desc limit 1
   ) r`,
);
