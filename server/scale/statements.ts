/**
 * One statement per generation. Positions in a generation cycle through the breeds; within a breed, every second cat is a
 * queen and four in a row are a litter, so that parents are found by arithmetic alone.
 */

/** $1 count, $2 first id, $3 password hash */
export const INSERT_MEMBERS = `
  insert into users (id, first_name, last_name, email, birthday, country_id, password_hash, locale)
  select $2::int + i, 'Breeder' || i, 'Scale' || i, 'breeder' || ($2::int + i) || '@scale.example', date '1970-01-01' + i % 10000,
         (select array_agg(id order by id) from countries)[1 + i % (select count(*) from countries)::int],
         $3, case when i % 3 = 0 then 'ru' else 'en' end
  from generate_series(0, $1::int - 1) i`;

/** $1 count, $2 first id, $3 role */
export const INSERT_ROLES = `insert into user_roles (user_id, role_id) select $2::int + i, $3::smallint from generate_series(0, $1::int - 1) i`;

/** A uniform choice of 0 … n - 1, the same for the same seed and purpose. */
const choice = (seed: string, purpose: number, n: string) =>
  `abs(hashint8extended((${seed})::bigint, ${purpose}) % ${n})::int`;

/**
 * $1 generation, $2 cats in it, $3 cats in a whole one, $4 id of position 0, $5 breeds in use, $6 first member, $7 members,
 * $8 prefixes, $9 names of toms, $10 names of queens, $11 the youngest generation
 */
export const INSERT_GENERATION = `
  with place as (
    select p, p % $5::int as line, p / $5::int as rank, p / $5::int / 4 as litter, $1::int::bigint * 1000003 + p % $5::int * 7919 + p / $5::int / 4 * 104729 as birth,
           greatest($3::int / (2 * $5::int), 1) as couples, $1::int > 0 and $3::int >= 2 * $5::int as has_parents
    from generate_series(0, $2::int - 1) p
  ), cat as (
    select *, rank % 2 = 1 as queen, $4::int - $3::int as before, $6::int + ${choice("birth", 1, "$7::int")} as breeder
    from place
  )
  insert into cats (id, cat_name, cat_name_cattery_prefix, sex, cat_birthdate, breed_id, users_id, online_owner_id, is_my_cat, mother_id, father_id)
  select $4::int + p,
         case when queen then ($10::text[])[1 + ${choice("$4::int + p", 2, "cardinality($10::text[])")}] else ($9::text[])[1 + ${choice("$4::int + p", 2, "cardinality($9::text[])")}] end,
         ($8::text[])[1 + breeder % cardinality($8::text[])],
         case when queen then 'female' else 'male' end,
         current_date - 120 - ($11::int - $1::int) * 550 - ${choice("birth", 3, "300")},
         (select array_agg(id order by id) from breeds)[1 + line],
         breeder, breeder, ${choice("$4::int + p", 4, "2")},
         case when has_parents then before + line + $5::int * (2 * ${choice("birth", 5, "couples")} + 1) end,
         case when has_parents then before + line + $5::int * 2 * ${choice("birth", 6, "couples")} end
  from cat`;

/** $1 first cat, $2 last cat, $3 colours as JSON */
export const INSERT_COLOURS = `
  with colour as (
    select queen, array_agg(row_number order by row_number) as numbers
    from (select queen, row_number() over () from jsonb_to_recordset($3::jsonb) as c(queen boolean)) numbered
    group by queen
  ), listed as (
    select row_number() over () as number, c.*
    from jsonb_to_recordset($3::jsonb) as c(main text, gold text, white text, tabby text, point text, eye text, ems text, words_en text, words_ru text)
  )
  insert into cat_colours (cat_id, main, gold, white, tabby, point, eye, ems, words_en, words_ru)
  select c.id, l.main, l.gold, l.white, l.tabby, l.point, l.eye, l.ems, l.words_en, l.words_ru
  from cats c
  join colour k on k.queen = (c.sex = 'female')
  join listed l on l.number = k.numbers[1 + ${choice("c.id", 7, "cardinality(k.numbers)")}]
  where c.id between $1 and $2`;

/** Kittens and young cats of the last two generations. $1 first cat, $2 last cat, $3 number of ads */
export const INSERT_ADS = `
  insert into sales (cat_id, breed_id, price_pet, price_breeding, sale_for_breeding, delivery_text, ready_to_move_at, currency_id, created_at, updated_at)
  select c.id, c.breed_id, price, case when breeding then price * 2 end, breeding, 'By car or by train',
         greatest(c.cat_birthdate + 100, current_date - 30), coalesce(l.currency_id, (select min(id) from currencies)), at, at
  from (
    select id, breed_id, cat_birthdate, online_owner_id, 200 + 50 * ${choice("id", 8, "40")} as price, ${choice("id", 9, "3")} = 0 as breeding,
           now() - interval '17 seconds' * row_number() over (order by hashint8extended(id::bigint, 10)) as at
    from cats where id between $1 and $2
    order by hashint8extended(id::bigint, 10) limit $3
  ) c
  join users u on u.id = c.online_owner_id
  join countries l on l.id = u.country_id`;
