import { shownName } from "../accounts/queries.ts";
import { wordIn } from "../db/word-in.ts";
import { jsonStatement, statement } from "../db/statement.ts";
import { catteryVersion } from "./version.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";

const record = `json_build_object('id', k.id, 'cattery_name', k.cattery_name, 'cattery_name_full', k.cattery_name_full,
  'certificate_issued_at', k.certificate_issued_at, 'certificate_num', k.certificate_num,
  'certificate_issued_by', k.certificate_issued_by, 'image_url', k.image_url, 'cat_systems_id', k.cat_systems_id,
  'users_id', k.users_id, 'abb', s.abb, 'version', ${catteryVersion})`;
const from = "catteries k join cat_systems s on s.id = k.cat_systems_id";

export const selectCattery = jsonStatement<[id: number]>(
  "cattery_by_id",
  `select ${record}::text as json from ${from} where k.id = $1`,
);

export const selectCatteriesOf = jsonStatement<[memberId: number]>(
  "catteries_of_member",
  `select coalesce(json_agg(${record} order by k.slot), '[]')::text as json from ${from} where k.users_id = $1`,
);

/** What anybody may see: who breeds, where, and under whose rules. */
export const selectCatteryCard = jsonStatement<[locale: string, id: number]>(
  "cattery_card",
  `select json_build_object('id', k.id, 'cattery_name', k.cattery_name, 'cattery_name_full', k.cattery_name_full,
     'image_url', k.image_url, 'abb', s.abb, 'certificate_issued_by', k.certificate_issued_by, 'users_id', k.users_id,
     'owner', ${shownName("u", "$1")},
     'country', ${wordIn("n.country", "$1")})::text as json
   from ${from} join users u on u.id = k.users_id join countries n on n.id = u.country_id
   where k.id = $2`,
);

export const selectImage = statement<[id: number], { image_url: string }>(
  "cattery_image",
  "select image_url from catteries where id = $1",
);

/** A member's creations take turns, so that each sees the slots that the others have filled. */
export const takeTurn = statement<[memberId: number], { id: number }>(
  "cattery_take_turn",
  "select id from users where id = $1 for no key update",
);

type Written = [
  name: string,
  fullName: string | null,
  issuedAt: string | null,
  number: string | null,
  issuedBy: string,
  systemId: number,
  image: string,
];

/** No row where all four slots are taken. */
export const insertCattery = statement<[memberId: number, ...Written], { id: number }>(
  "cattery_insert",
  `insert into catteries (users_id, slot, cattery_name, cattery_name_full, certificate_issued_at, certificate_num,
     certificate_issued_by, cat_systems_id, image_url)
   select $1, free.slot, $2, $3, $4::date, $5, $6, $7, $8
   from generate_series(1, 4) as free(slot)
   where not exists (select from catteries taken where taken.users_id = $1 and taken.slot = free.slot)
   order by free.slot limit 1
   returning id`,
);

export const updateCattery = statement<[id: number, ...Written], never>(
  "cattery_update",
  `update catteries set cattery_name = $2, cattery_name_full = $3, certificate_issued_at = $4::date, certificate_num = $5,
     certificate_issued_by = $6, cat_systems_id = $7, image_url = $8
   where id = $1`,
);

export interface CatteryCatsRow {
  json: string;
  found: number;
  last_id: number | null;
}

/**
 * The cats that the cattery's breeder has at home and keeps the page of, newest first; an ad that is not active is
 * nobody's business here.
 */
export const selectCatteryCats = statement<
  [locale: string, memberId: number, beforeId: number, limit: number, forSale: boolean],
  CatteryCatsRow
>(
  "cattery_cats",
  `select '[' || coalesce(string_agg(card, ',') filter (where place <= $4), '') || ']' as json,
          count(*)::int as found, min(id) filter (where place <= $4) as last_id
   from (
     select json_build_object(${cardFields("$1")}, 'sale', case when c.sale_id is not null then json_build_object(
              'sale_id', c.sale_id, 'is_active', 1, 'price_pet', c.price_pet, 'price_breeding', c.price_breeding,
              'currency_abb', y.abb) end)::text as card,
            c.id, row_number() over (order by c.id desc) as place
     from (
       select o.*, s.id as sale_id, s.price_pet, s.price_breeding, s.currency_id
       from cats o left join sales s on s.cat_id = o.id and s.is_active
       where o.online_owner_id = $2 and o.is_my_cat = 1 and o.id < $3 and (not $5::boolean or s.id is not null)
       order by o.id desc limit $4::int + 1
     ) c ${cardJoins}
     left join currencies y on y.id = c.currency_id
   ) page`,
);
