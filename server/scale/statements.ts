/**
 * One statement per generation. Positions in a generation cycle through the breeds; within a breed, every second cat is a
 * queen and four in a row are a litter, so that parents are found by arithmetic alone.
 */
import { statement, told } from "../db/statement.ts";

export const registryCounts = statement(
  "scale_counts",
  `select (select count(*) from users)::int as members, (select count(*) from breeds)::int as breeds,
     (select coalesce(max(id), 0) + 1 from users) as "firstMember", (select coalesce(max(id), 0) + 1 from cats) as "firstCat"`,
);

export const insertMembers = statement(
  "scale_insert_members",
  `insert into users (id, first_name, last_name, email, birthday, country_id, password_hash, locale)
   select :firstMember::int + i, 'Breeder' || i, 'Scale' || i, 'breeder' || (:firstMember::int + i) || '@scale.example', date '1970-01-01' + i % 10000,
     (select array_agg(id order by id) from countries)[1 + i % (select count(*) from countries)::int],
     :passwordHash, case when i % 3 = 0 then 'ru' else 'en' end
   from generate_series(0, :members::int - 1) i`,
);

export const insertRoles = statement(
  "scale_insert_roles",
  `insert into user_roles (user_id, role_id)
   select :firstMember::int + i, :roleId::smallint from generate_series(0, :members::int - 1) i`,
);

/** A uniform choice of 0 … n - 1, the same for the same seed and purpose. */
const choice = (seed: string, purpose: number, n: string) =>
  `abs(hashint8extended((${seed})::bigint, ${purpose}) % ${n})::int`;
const oneOf = (names: string, seed: string, purpose: number) =>
  `(${names}::text[])[1 + ${choice(seed, purpose, `cardinality(${names}::text[])`)}]`;

/** `size` is the number of cats in a full generation, `count` in this one; `firstCat` is the id of position 0. */
export const insertGeneration = statement(
  "scale_insert_generation",
  `with place as (
     select p, p % :breeds::int as line, p / :breeds::int as rank, p / :breeds::int / 4 as litter,
       :generation::int::bigint * 1000003 + p % :breeds::int * 7919 + p / :breeds::int / 4 * 104729 as birth,
       greatest(:size::int / (2 * :breeds::int), 1) as couples, :generation::int > 0 and :size::int >= 2 * :breeds::int as has_parents
     from generate_series(0, :count::int - 1) p
   ), cat as (
     select *, rank % 2 = 1 as queen, :firstCat::int - :size::int as before, :firstMember::int + ${choice("birth", 1, ":members::int")} as breeder
     from place
   )
   insert into cats (id, cat_name, cat_name_cattery_prefix, sex, cat_birthdate, breed_id, users_id, online_owner_id, is_my_cat, mother_id, father_id)
   select :firstCat::int + p,
     case when queen then ${oneOf(":queens", ":firstCat::int + p", 2)} else ${oneOf(":toms", ":firstCat::int + p", 2)} end,
     (:prefixes::text[])[1 + breeder % cardinality(:prefixes::text[])],
     case when queen then 'female' else 'male' end,
     current_date - 120 - (:youngest::int - :generation::int) * 550 - ${choice("birth", 3, "300")},
     (select array_agg(id order by id) from breeds)[1 + line],
     breeder, breeder, ${choice(":firstCat::int + p", 4, "2")},
     case when has_parents then before + line + :breeds::int * (2 * ${choice("birth", 5, "couples")} + 1) end,
     case when has_parents then before + line + :breeds::int * 2 * ${choice("birth", 6, "couples")} end
   from cat`,
);

/** Each cat gets one of the colours that are possible for its sex. */
export const insertColours = statement(
  "scale_insert_colours",
  `with colour as (
     select queen, array_agg(row_number order by row_number) as numbers
     from (select queen, row_number() over () from jsonb_to_recordset(:colours::jsonb) as c(queen boolean)) numbered
     group by queen
   ), listed as (
     select row_number() over () as number, c.*
     from jsonb_to_recordset(:colours::jsonb) as c(main text, gold text, white text, tabby text, point text, eye text, ems text, words_en text, words_ru text)
   )
   insert into cat_colours (cat_id, main, gold, white, tabby, point, eye, ems, words_en, words_ru)
   select c.id, l.main, l.gold, l.white, l.tabby, l.point, l.eye, l.ems, l.words_en, l.words_ru
   from cats c
   join colour k on k.queen = (c.sex = 'female')
   join listed l on l.number = k.numbers[1 + ${choice("c.id", 7, "cardinality(k.numbers)")}]
   where c.id between :first and :last`,
);

/** Kittens and young cats of the last two generations. */
export const insertAds = statement(
  "scale_insert_ads",
  `insert into sales (cat_id, breed_id, price_pet, price_breeding, sale_for_breeding, delivery_text, ready_to_move_at, currency_id, created_at, updated_at)
   select c.id, c.breed_id, price, case when breeding then price * 2 end, breeding, 'By car or by train',
     greatest(c.cat_birthdate + 100, current_date - 30), coalesce(l.currency_id, (select min(id) from currencies)), at, at
   from (
     select id, breed_id, cat_birthdate, online_owner_id, 200 + 50 * ${choice("id", 8, "40")} as price, ${choice("id", 9, "3")} = 0 as breeding,
       now() - interval '17 seconds' * row_number() over (order by hashint8extended(id::bigint, 10)) as at
     from cats where id between :first and :last
     order by hashint8extended(id::bigint, 10) limit :ads::int
   ) c
   join users u on u.id = c.online_owner_id
   join countries l on l.id = u.country_id`,
);

export const secondaryIndexes = statement(
  "scale_secondary_indexes",
  `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
   from pg_index i
   where i.indrelid = any(:tables::text[]::regclass[]) and not i.indisunique`,
  told<{ name: string; definition: string }>(),
);

/** The next members and cats of the site continue after these. */
export const setSequences = statement(
  "scale_set_sequences",
  `select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users)) as member,
     setval(pg_get_serial_sequence('cats', 'id'), (select max(id) from cats)) as cat`,
);
