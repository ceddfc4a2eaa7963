import { shownName } from "../accounts/queries.ts";
import { inReadersScript } from "../db/in-readers-script.ts";
import { wordIn } from "../db/word-in.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";
import { catteryVersion } from "./version.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";

/** By rule; a name of digits has no other form. */
const PROPOSED = "other_script(coalesce(k.cattery_name_full, k.cattery_name), false)";

const record = `json_build_object('id', k.id, 'cattery_name', k.cattery_name, 'cattery_name_full', k.cattery_name_full,
  'other_name', k.other_name, 'other_name_proposed', ${PROPOSED},
  'certificate_issued_at', k.certificate_issued_at, 'certificate_num', k.certificate_num,
  'certificate_issued_by', k.certificate_issued_by, 'image_url', k.image_url, 'cat_systems_id', k.cat_systems_id,
  'users_id', k.users_id, 'abb', s.abb, 'version', ${catteryVersion})`;
const from = "catteries k join cat_systems s on s.id = k.cat_systems_id";

export const selectCattery = jsonStatement(
  "cattery_by_id",
  `select ${record}::text as json from ${from} where k.id = :id`,
  answers("GET /catteries/{id}/edit"),
);

export const selectCatteriesOf = jsonStatement(
  "catteries_of_member",
  `select coalesce(json_agg(${record} order by k.slot), '[]')::text as json from ${from} where k.users_id = :memberId`,
  answers("GET /catteries"),
);

/** The public part: who breeds, where, and under whose rules. */
export const selectCatteryCard = jsonStatement(
  "cattery_card",
  `select json_build_object('id', k.id, 'cattery_name', k.cattery_name, 'cattery_name_full', k.cattery_name_full,
     'other_name', ${inReadersScript(`coalesce(k.other_name, ${PROPOSED})`, ":locale")},
     'image_url', k.image_url, 'abb', s.abb, 'certificate_issued_by', k.certificate_issued_by, 'users_id', k.users_id,
     'owner', ${shownName("u", ":locale")},
     'country', ${wordIn("n.country", ":locale")})::text as json
   from ${from} join users u on u.id = k.users_id join countries n on n.id = u.country_id
   where k.id = :id`,
  answers("GET /catteries/{id}"),
);

export const selectImage = statement(
  "cattery_image",
  "select image_url, cattery_name from catteries where id = :id",
);

/** A member's creations take turns, so that each sees the slots filled by the others. */
export const takeTurn = statement(
  "cattery_take_turn",
  "select id from users where id = :memberId for no key update",
);

/** No row if all four slots are taken. */
export const insertCattery = statement(
  "cattery_insert",
  `insert into catteries (users_id, slot, cattery_name, cattery_name_full, other_name, certificate_issued_at, certificate_num,
     certificate_issued_by, cat_systems_id, image_url)
   select :memberId, free.slot, :name, :fullName?, :otherName?, :issuedAt?::date, :number?, :issuedBy, :systemId, :image
   from generate_series(1, 4) as free(slot)
   where not exists (select from catteries taken where taken.users_id = :memberId and taken.slot = free.slot)
   order by free.slot limit 1
   returning id`,
);

export const updateCattery = statement(
  "cattery_update",
  `update catteries set cattery_name = :name, cattery_name_full = :fullName?, other_name = :otherName?, certificate_issued_at = :issuedAt?::date, certificate_num = :number?,
     certificate_issued_by = :issuedBy, cat_systems_id = :systemId, image_url = :image
   where id = :id`,
);

/**
 * The cats that the cattery's breeder owns and keeps the pages of, newest first; an inactive ad is
 * not shown here.
 */
export const selectCatteryCats = statement(
  "cattery_cats",
  `select '[' || coalesce(string_agg(card, ',') filter (where place <= :limit), '') || ']' as json,
          count(*)::int as found, min(id) filter (where place <= :limit) as last_id
   from (
     select json_build_object(${cardFields(":locale")}, 'sale', case when c.sale_id is not null then json_build_object(
              'sale_id', c.sale_id, 'is_active', 1, 'price_pet', c.price_pet, 'price_breeding', case when c.sale_for_breeding then c.price_breeding end,
              'currency_abb', y.abb) end)::text as card,
            c.id, row_number() over (order by c.id desc) as place
     from (
       select o.*, s.id as sale_id, s.price_pet, s.price_breeding, s.sale_for_breeding, s.currency_id
       from cats o left join sales s on s.cat_id = o.id and s.is_active
       where o.online_owner_id = :memberId and o.is_my_cat = 1 and o.id < :beforeId and (not :forSale::boolean or s.id is not null)
       order by o.id desc limit :limit::int + 1
     ) c ${cardJoins}
     left join currencies y on y.id = c.currency_id
   ) page`,
  answers("GET /catteries/{id}/cats"),
);
