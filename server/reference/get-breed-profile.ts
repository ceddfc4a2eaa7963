import { shownName } from "../accounts/queries.ts";
import { PRICES_FROM_ADS } from "@felistry/domain/reference/breed-profile.ts";
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { statement, told } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { GENETIC_TESTS } from "../matings/queries.ts";
import { BREED_PROFILES, characterOf } from "./breed-profiles.ts";
import { breedById } from "./queries.ts";

/** So many of the breed's newest ads: found by one index range, whatever the size of the market. */
const ADS_MOST = 1_000;
const BREEDERS_MOST = 12;

interface Prices {
  ads: number;
  median: number;
  low: number;
  high: number;
  currency_abb: string;
}
interface Breeder {
  name: string;
  cattery_id: number | null;
  kittens: number;
}

const selectBreedMarket = statement(
  "breed_market",
  `with ads as materialized (
     select cat_id, currency_id, price_pet from sales where is_active and breed_id = :breedId::int
     order by updated_at desc nulls last, id desc nulls last limit ${ADS_MOST}
   )
   select (
     select json_build_object('ads', count(*), 'median', percentile_disc(0.5) within group (order by a.price_pet),
              'low', min(a.price_pet), 'high', max(a.price_pet), 'currency_abb', y.abb)
     from ads a join currencies y on y.id = a.currency_id
     group by y.id, y.abb having count(*) >= ${PRICES_FROM_ADS} order by count(*) desc, y.id limit 1
   ) as prices, (
     select coalesce(json_agg(json_build_object('name', coalesce(k.name, ${shownName("o", ":locale")}), 'cattery_id', k.id, 'kittens', b.kittens)
              order by b.kittens desc, o.id), '[]')
     from (
       select c.online_owner_id as seller_id, count(*) as kittens from ads a join cats c on c.id = a.cat_id
       where c.cat_birthdate > :today::date - interval '8 months'
       group by c.online_owner_id order by count(*) desc, c.online_owner_id limit ${BREEDERS_MOST}
     ) b
     join users o on o.id = b.seller_id
     left join lateral (
       select id, coalesce(cattery_name_full, cattery_name) as name from catteries where users_id = o.id order by slot limit 1
     ) k on true
   ) as breeders`,
  told<{ prices: Prices | null; breeders: Breeder[] }>(),
);

export const getBreedProfile: Handler<"GET /breeds/{id}/profile"> = async (
  { params: { id } },
  { db, locale, today },
) => {
  const [breed] = await breedById(db, { id });
  if (!breed) refuse("breed_not_found");
  const { ems } = breed;
  const [market] = await selectBreedMarket(db, { breedId: id, today, locale });
  const tests = GENETIC_TESTS.filter(({ breeds }) => breeds.includes(ems));
  return {
    data: {
      profile: BREED_PROFILES.get(ems) ?? null,
      character: characterOf(ems, locale),
      tests: tests.map((test) => ({
        code: test.code,
        name: wordIn(test, "name", locale),
        source: test.source,
      })),
      ...market!,
    },
  };
};
