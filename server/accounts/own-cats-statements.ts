/** The member's own lists: the cats on their page and those they have saved. */
import { OWN_CATS_COUNTED } from "@felistry/domain/accounts/counted-cats.ts";
import { wordPairs } from "../db/word-in.ts";
import { exactMomentText, momentText } from "../db/json-text.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";
import { cardFields, cardJoins, underReviewField } from "../cats/queries.ts";
import { RESERVED } from "../market/queries.ts";

const SALE = `case when s.id is not null then json_build_object(
  'sale_id', s.id, 'is_active', s.is_active::int, 'price_pet', s.price_pet, 'price_breeding', s.price_breeding, 'currency_abb', y.abb) end`;

const WANTED = `(:isMyCat?::int is null or c.is_my_cat = :isMyCat?) and (:sex?::text is null or c.sex = :sex?)`;

/** Null for a member with more cats than are counted. */
const total = (isCounted: string) => `(
  select case when count(*) <= ${OWN_CATS_COUNTED} then count(*) filter (where ${WANTED} and ${isCounted})::int end
  from (select c.id, c.is_my_cat, c.sex from cats c where c.online_owner_id = :memberId limit ${OWN_CATS_COUNTED} + 1) c)`;

const ownCats = (name: "own_cats" | "own_cats_with_ad", cats: string, isCounted: string) =>
  statement(
    name,
    `select '[' || coalesce(string_agg(card, ',') filter (where place <= :limit), '') || ']' as json,
            count(*)::int as found, min(id) filter (where place <= :limit) as last_id, ${total(isCounted)} as total
     from (
       select json_build_object(${cardFields(":locale")}, ${underReviewField(":memberId", "false")}, 'sale', ${SALE})::text as card, c.id, row_number() over (order by c.id desc) as place
       from (select c.* from ${cats} where c.online_owner_id = :memberId and ${WANTED} and c.id < :beforeId order by c.id desc limit :limit::int + 1) c ${cardJoins}
       left join sales s on s.cat_id = c.id
       left join currencies y on y.id = s.currency_id
       order by c.id desc
     ) page`,
    answers("GET /me/cats"),
  );

export const selectOwnCats = ownCats("own_cats", "cats c", "true");
export const selectOwnCatsWithAd = ownCats(
  "own_cats_with_ad",
  "cats c join sales a on a.cat_id = c.id",
  "exists (select from sales a where a.cat_id = c.id)",
);

/** Only its seller sees an inactive ad. */
const SAVED_CARD = `json_build_object(${cardFields(":locale")},
    'sale_id', s.id, 'is_active', (s.id is not null)::int, 'is_reserved', ${RESERVED}, ${wordPairs("n.country")},
    'place', s.place, 'price_pet', s.price_pet, 'price_breeding', s.price_breeding,
    'sale_for_breeding', coalesce(s.sale_for_breeding, false)::int, 'currency_id', s.currency_id, 'currency_abb', y.abb,
    'updated_at', ${momentText("s.updated_at")})::text`;

const SAVED_JOINS = `join cats c on c.id = f.cat_id ${cardJoins}
     join users o on o.id = c.online_owner_id
     join countries n on n.id = o.country_id
     left join sales s on s.cat_id = c.id and s.is_active
     left join currencies y on y.id = s.currency_id`;

/** Newest first. */
export const selectFavourites = statement(
  "favourites",
  `select '[' || coalesce(string_agg(card, ',') filter (where place <= :limit), '') || ']' as json, count(*)::int as found,
          max(${exactMomentText("saved_at")}) filter (where place = :limit) as last_at, max(id) filter (where place = :limit) as last_id
   from (
     select ${SAVED_CARD} as card,
            f.created_at as saved_at, c.id, row_number() over (order by f.created_at desc, c.id desc) as place
     from (
       select cat_id, created_at from favourites
       where user_id = :memberId and (created_at, cat_id) < (:beforeAt::timestamptz, :beforeId::int)
       order by created_at desc, cat_id desc
       limit :limit::int + 1
     ) f
     ${SAVED_JOINS}
     order by f.created_at desc, c.id desc
   ) page`,
  answers("GET /me/favorites"),
);

export const selectSavedCards = jsonStatement(
  "favourites_of_guest",
  `select '[' || coalesce(string_agg(${SAVED_CARD}, ',' order by f.place), '') || ']' as json
   from unnest(:ids::int[]) with ordinality as f (cat_id, place) ${SAVED_JOINS}`,
  answers("GET /favorites"),
);

/** Each a little later than the one before, so that the list keeps their order. */
export const insertFavourites = statement(
  "favourites_insert",
  `insert into favourites (user_id, cat_id, created_at)
   select :memberId, c.id, now() + f.place * interval '1 microsecond'
   from unnest(:cats::int[]) with ordinality as f (cat_id, place) join cats c on c.id = f.cat_id
   on conflict do nothing returning cat_id`,
);

export const insertFavourite = statement(
  "favourite_insert",
  "insert into favourites (user_id, cat_id) values (:memberId, :catId) on conflict do nothing",
);

export const deleteFavourite = statement(
  "favourite_delete",
  "delete from favourites where user_id = :memberId and cat_id = :catId returning cat_id",
);
