/** Lists of cats that belong to the member who asks: those on their page, and those they have saved. */
import { wordPairs } from "../db/word-in.ts";
import { exactMomentText, momentText } from "../db/json-text.ts";
import { statement } from "../db/statement.ts";
import { cardFields, cardJoins, underReviewField } from "../cats/queries.ts";
import { RESERVED } from "../market/queries.ts";

interface OwnCatsRow {
  json: string;
  found: number;
  last_id: number | null;
  total: number;
}

type OwnCatsPage = [
  locale: string,
  memberId: number,
  beforeId: number,
  limit: number,
  isMyCat: 0 | 1 | null,
  sex: "male" | "female" | null,
];

const SALE = `case when s.id is not null then json_build_object(
  'sale_id', s.id, 'is_active', s.is_active::int, 'price_pet', s.price_pet, 'price_breeding', s.price_breeding, 'currency_abb', y.abb) end`;

const OWN = `where c.online_owner_id = $2 and ($5::int is null or c.is_my_cat = $5) and ($6::text is null or c.sex = $6)`;

/** A member's cats are few enough to be counted for the page numbers. */
const ownCats = (name: string, cats: string) =>
  statement<OwnCatsPage, OwnCatsRow>(
    name,
    `select '[' || coalesce(string_agg(card, ',') filter (where place <= $4), '') || ']' as json,
            count(*)::int as found, min(id) filter (where place <= $4) as last_id, (select count(*)::int from ${cats} ${OWN}) as total
     from (
       select json_build_object(${cardFields("$1")}, ${underReviewField("$2", "false")}, 'sale', ${SALE})::text as card, c.id, row_number() over (order by c.id desc) as place
       from (select c.* from ${cats} ${OWN} and c.id < $3 order by c.id desc limit $4::int + 1) c ${cardJoins}
       left join sales s on s.cat_id = c.id
       left join currencies y on y.id = s.currency_id
       order by c.id desc
     ) page`,
  );

export const selectOwnCats = ownCats("own_cats", "cats c");
export const selectOwnCatsWithAd = ownCats(
  "own_cats_with_ad",
  "cats c join sales a on a.cat_id = c.id",
);

interface FavouritesRow {
  json: string;
  found: number;
  last_at: string | null;
  last_id: number | null;
}

type FavouritesPage = [
  locale: string,
  memberId: number,
  beforeAt: string,
  beforeId: number,
  limit: number,
];

/** Saved last comes first. An ad that is not active is nobody's but its seller's to see. */
export const selectFavourites = statement<FavouritesPage, FavouritesRow>(
  "favourites",
  `select '[' || coalesce(string_agg(card, ',') filter (where place <= $5), '') || ']' as json, count(*)::int as found,
          max(${exactMomentText("saved_at")}) filter (where place = $5) as last_at, max(id) filter (where place = $5) as last_id
   from (
     select json_build_object(${cardFields("$1")},
              'sale_id', s.id, 'is_active', (s.id is not null)::int, 'is_reserved', ${RESERVED}, ${wordPairs("n", "country")},
              'price_pet', s.price_pet, 'price_breeding', s.price_breeding,
              'sale_for_breeding', coalesce(s.sale_for_breeding, false)::int, 'currency_id', s.currency_id, 'currency_abb', y.abb,
              'updated_at', ${momentText("s.updated_at")})::text as card,
            f.created_at as saved_at, c.id, row_number() over (order by f.created_at desc, c.id desc) as place
     from (
       select cat_id, created_at from favourites
       where user_id = $2 and (created_at, cat_id) < ($3::timestamptz, $4::int)
       order by created_at desc, cat_id desc
       limit $5::int + 1
     ) f
     join cats c on c.id = f.cat_id ${cardJoins}
     join users o on o.id = c.online_owner_id
     join countries n on n.id = o.country_id
     left join sales s on s.cat_id = c.id and s.is_active
     left join currencies y on y.id = s.currency_id
     order by f.created_at desc, c.id desc
   ) page`,
);

type Favourite = [memberId: number, catId: number];

export const insertFavourite = statement<Favourite, never>(
  "favourite_insert",
  "insert into favourites (user_id, cat_id) values ($1, $2) on conflict do nothing",
);

export const deleteFavourite = statement<Favourite, { cat_id: number }>(
  "favourite_delete",
  "delete from favourites where user_id = $1 and cat_id = $2 returning cat_id",
);
