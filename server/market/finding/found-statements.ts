import type { z } from "zod";
import type { foundAds } from "@felistry/contract/market/finding.ts";
import { wordIn } from "../../db/word-in.ts";
import { statement, told } from "../../db/statement.ts";
import { RESERVED, saleFields, saleJoins } from "../card.ts";

export type FoundCard = Omit<z.input<typeof foundAds>["ads"][number], "price_about">;

const LITTERMATE = `json_build_object('id', c.id, 'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name,
  'cat_name_suffix', c.cat_name_suffix, 'sex', c.sex, 'cat_color', nullif(${wordIn("k.words", ":locale")}, ''),
  'price_pet', s.price_pet, 'currency_abb', y.abb, 'is_reserved', ${RESERVED})`;

/** Of `users o`. Verified, if the club has checked name and address. */
const SELLER = `json_build_object(
  'kind', case when exists (select from catteries a where a.users_id = o.id) then 'cattery' else 'private' end,
  'standing', (select case when bool_or(v.mark = 'name') and bool_or(v.mark = 'address') then 'verified' when bool_or(v.mark = 'club_member') then 'club_member' end
    from seller_marks v where v.member_id = o.id and v.withdrawn_at is null))`;

/** The cards of these ads in this order, each with its littermates: `mates` are ads, `mateOf` whose they are. */
export const selectFoundAds = statement(
  "market_found",
  `select coalesce(json_agg(json_build_object(${saleFields(":locale")},
     'seller', ${SELLER},
     'littermates', (
       select coalesce(json_agg(${LITTERMATE} order by m.place), '[]')
       from unnest(:mateOf::int[], :mates::int[]) with ordinality as m(of_ad, ad_id, place)
       join sales s on s.id = m.ad_id and s.is_active
       join cats c on c.id = s.cat_id
       join currencies y on y.id = s.currency_id
       left join cat_colours k on k.cat_id = c.id
       where m.of_ad = f.ad_id
     )) order by f.place), '[]') as ads
   from unnest(:adIds::int[]) with ordinality as f(ad_id, place)
   join sales s on s.id = f.ad_id and s.is_active ${saleJoins}`,
  told<{ ads: FoundCard[] }>(),
);

/** How many cats that have the rarest word are held against the others. */
const HELD_MOST = 20_000;
const NAMED_MOST = 2_000;

/** Cats for sale whose names or numbers have words that begin like these; `word` is the one looked up. */
export const selectNamed = statement(
  "market_named",
  `select coalesce(array_agg(cat_id), '{}') as "catIds"
   from (
     select distinct held.cat_id
     from (
       select w.cat_id from cat_words w where w.word >= :word and w.word < :below order by w.word, w.letters, w.cat_id limit ${HELD_MOST}
     ) held
     join sales s on s.cat_id = held.cat_id and s.is_active
     where (select keys like all (:patterns::text[]) from cat_names n where n.cat_id = held.cat_id)
     limit ${NAMED_MOST}
   ) named`,
);

export const selectNamedAmong = statement(
  "market_named_among",
  "select cat_id from cat_names where cat_id = any(:catIds::int[]) and keys like all (:patterns::text[])",
);
