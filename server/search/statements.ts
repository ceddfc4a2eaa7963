/**
 * Names by their words. `cat_words` has every word of every cat by its sound, those of the name's other form and its numbers too;
 * what is searched for are the beginnings of words. The rarest of them is looked up, in the order of the words and of the names'
 * lengths, so that the whole word and the short name come first, and the cats found are held against the others. Of words that
 * thousands of cats have, two are joined by the same index first.
 */
import { SEARCH_OTHERS } from "@felistry/domain/names/search-limits.ts";
import { inReadersScript } from "../db/in-readers-script.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";

/** Words that this many cats have are common: no more are counted. */
const COMMON = 4_000;
/** How many cats of a beginning of many words are held against the others: of those, one in a few has it. */
const HELD_MOST = 5_000;
/** A beginning of few words stands for them: its cats are found by whole words. */
const FEW_FORMS = 8;
/** Of two common words. */
const JOINED_MOST = 40_000;
const JOINED_HELD = 500;
/** So many pairs of whole words are met along the index; more are joined at once. */
const MET_MOST = 8;
const OF_A_NAME_MOST = 200;

/** Words that are whole need not be counted further: each of them finds the same cats in the same order. */
const COMMON_IF_WHOLE = 1_000;

const wanted = `
  known as materialized (
    select w.word, w.below, w.place, (
      with recursive form(word) as (
        (select c.word from cat_words c where c.word >= w.word and c.word < w.below order by c.word limit 1)
        union all
        select (select c.word from cat_words c where c.word > form.word and c.word < w.below order by c.word limit 1) from form where form.word is not null
      ) select array_agg(f.word) filter (where f.word is not null) from (select form.word from form limit ${FEW_FORMS + 1}) f) as forms
    from unnest(:words::text[], :belows::text[]) with ordinality as w(word, below, place)
  ),
  counted as materialized (
    select case when bool_or(forms is null) then 1 when count(*) <= 3 and bool_and(cardinality(forms) = 1) then ${COMMON_IF_WHOLE} else ${COMMON} end as most from known
  ),
  wanted as materialized (
    select w.word, w.below, w.place, case when cardinality(w.forms) <= ${FEW_FORMS} then w.forms end as forms,
      (select count(*) from (select from cat_words c where c.word >= w.word and c.word < w.below limit (select most from counted)) few) as many
    from known w
  ),
  rarest as materialized (select * from wanted order by many, forms is null, place limit 1),
  pair as materialized (
    select r.forms as ones, s.forms as others, t.forms as thirds
    from rarest r
    cross join lateral (select forms, place from wanted w where w.place <> r.place and w.forms is not null order by w.many, w.place limit 1) s
    left join lateral (select forms from wanted w where w.place not in (r.place, s.place) and w.forms is not null order by w.many, w.place limit 1) t on true
    where r.many >= (select most from counted) and r.forms is not null
  )`;

const having = (forms: string, columns = "c.cat_id") =>
  `select ${columns} from cat_words c where c.word = any((select ${forms} from pair)::text[]) limit ${JOINED_MOST}`;

const leastLetters = (word: string) =>
  `(select c.letters from cat_words c where c.word = ${word} order by c.letters limit 1)`;

/**
 * Cats of two words that are whole are met along the index, the short names first, and no more than are shown: of each word those are
 * passed by whose names are shorter than any of the other's. A third word is looked up of those alone that are met.
 * @param mostOfTwo of two words: as many as are shown, or more where some of the cats that are met are left out again
 */
const met = (mostOfTwo: string) => `
  select cat_id
  from (select * from pair where cardinality(ones) * cardinality(others) <= ${MET_MOST}) pair
  cross join unnest(pair.ones) as f(word)
  cross join unnest(pair.others) as g(word)
  cross join lateral (
    select both_words.letters, both_words.cat_id
    from (
      select a.letters, a.cat_id
      from (select greatest(${leastLetters("f.word")}, ${leastLetters("g.word")}) as letters offset 0) least
      cross join lateral (
        select a.letters, a.cat_id
        from cat_words a join cat_words b on b.letters = a.letters and b.cat_id = a.cat_id
        where a.word = f.word and b.word = g.word and a.letters >= least.letters and b.letters >= least.letters
        order by a.letters, a.cat_id
      ) a
      offset 0
    ) both_words
    where pair.thirds is null or (
      select true from cat_words t where t.word = any(pair.thirds) and t.letters = both_words.letters and t.cat_id = both_words.cat_id limit 1)
    limit case when cardinality(:words::text[]) = 2 then ${mostOfTwo} else ${JOINED_HELD} end
  ) found
  group by letters, cat_id order by letters, cat_id limit ${JOINED_HELD}`;

/** Cats of the rarest word; of two or three words that are all common, those that have them, found without copying what is joined. */
const held = (mostOfTwo: string) => `
  (select w.cat_id
   from rarest
   cross join lateral (
     select c.cat_id from cat_words c where c.word >= rarest.word and c.word < rarest.below and not exists (select from pair)
     order by c.word, c.letters, c.cat_id limit ${HELD_MOST}
   ) w)
  union all
  (${met(mostOfTwo)})
  union all
  (select one.cat_id
   from (${having("ones", "c.letters, c.cat_id")}) one join (${having("others")}) other using (cat_id)
   where exists (select from pair where cardinality(ones) * cardinality(others) > ${MET_MOST})
     and (not exists (select from pair where thirds is not null) or one.cat_id in (${having("thirds")}))
   order by one.letters, one.cat_id limit ${JOINED_HELD})`;

/** One word needs no other: its cats as the index has them. */
const heldOfOne = `
        (select c.cat_id from cat_words c where c.word >= (:words::text[])[1] and c.word < (:belows::text[])[1]
         order by c.word, c.letters, c.cat_id limit :limit::int + 4)`;

const BY_CHIP = `
        (select id as cat_id from cats
         where :memberId?::int is not null and regexp_replace(chip, '[ .-]', '', 'g') = any(:chips::text[])
           and (:isAdmin::boolean or users_id = :memberId? or online_owner_id = :memberId?)
         limit 5)
        union all`;

const heldOfSeveral = `
        (select held.cat_id
         from (${held(":limit::int + 4")}) held
         where (select keys like all (:patterns::text[]) from cat_names n where n.cat_id = held.cat_id)
         limit :limit::int + 4)`;

/**
 * `words` and `belows` are bounds of what begins with a word, `patterns` the same for the keys of a cat's names.
 * @param found the cats, each possibly several times, those to be shown first before the others
 */
const cats = (found: string) => `
  select coalesce(json_agg(json_build_object('id', c.id, 'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name,
    'cat_name_suffix', c.cat_name_suffix, 'other_name', ${inReadersScript("n.other", ":locale")}, 'sex', c.sex, 'breed_ems', b.ems,
    'cat_birthdate', c.cat_birthdate, 'number', coalesce(c.reg_num, c.number_elsewhere)) order by hit.place), '[]')
  from (
    select cat_id, min(place) as place
    from (select cat_id, row_number() over () as place from (${found}) found) placed
    group by cat_id
    order by min(place)
    limit :limit::int
  ) hit
  join cats c on c.id = hit.cat_id
  join breeds b on b.id = c.breed_id
  left join cat_names n on n.cat_id = c.id`;

const ofCattery = (key: string, condition = "true") => `
      (select k.id from catteries k where ${condition} and ${key} ~>=~ w.word and ${key} ~<~ w.below
       order by ${key} using ~<~ limit ${SEARCH_OTHERS})`;
/** @param sought bounds of their names; of several words each, and all together */
const catteriesAmong = (sought: string) => `
  select coalesce(json_agg(json_build_object('id', k.id, 'cattery_name', k.cattery_name, 'cattery_name_full', k.cattery_name_full,
    'other_name', ${inReadersScript("coalesce(k.other_name, other_script(coalesce(k.cattery_name_full, k.cattery_name), false))", ":locale")},
    'owner', u.first_name || ' ' || u.last_name) order by k.cattery_name, k.id), '[]')
  from (
    select distinct k.id
    from ${sought} as w(word, below)
    cross join lateral (${ofCattery("name_key(k.cattery_name)")}
      union all ${ofCattery("name_key(k.other_name)", "k.other_name is not null")}) k
    limit ${SEARCH_OTHERS}
  ) hit
  join catteries k on k.id = hit.id
  join users u on u.id = k.users_id`;
const catteriesOfOne = catteriesAmong("(values (:whole::text, :wholeBelow::text))");
const catteries = catteriesAmong(
  "unnest(:names::text[] || :whole::text, :nameBelows::text[] || :wholeBelow::text)",
);

const begins = (column: string) =>
  `name_key(${column}) ~>=~ w.word and name_key(${column}) ~<~ w.below`;
/** The words of a form that the member has given. */
const GIVEN = ["split_part(other_name_given, ' ', 1)", "split_part(other_name_given, ' ', 2)"];
const NAMES = ["first_name", "last_name", ...GIVEN];
const ofFirstWord = (column: string) => `
  (select u.id, u.first_name, u.last_name, u.other_name, u.other_name_given
   from unnest((:names::text[])[1:1], (:nameBelows::text[])[1:1]) as w(word, below)
   cross join lateral (
     select * from users u where closed_at is null and ${GIVEN.includes(column) ? "other_name_given is not null and " : ""}${begins(column)} order by name_key(${column}) using ~<~ limit ${OF_A_NAME_MOST}
   ) u
   where :memberId?::int is not null)`;
const members = `
  select coalesce(json_agg(json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
    'other_name', ${inReadersScript("u.other_name", ":locale")},
    'cattery_id', (select k.id from catteries k where k.users_id = u.id order by k.slot limit 1),
    'cat_id', (select c.id from cats c where c.users_id = u.id order by c.id desc limit 1)) order by u.last_name, u.first_name, u.id), '[]')
  from (
    select distinct id, first_name, last_name, other_name
    from (${NAMES.map(ofFirstWord).join(" union all ")}) u
    where not exists (
      select from unnest((:names::text[])[2:], (:nameBelows::text[])[2:]) as w(word, below)
      where (${NAMES.map((column) => `(${begins(column)})`).join(" or ")}) is not true
    )
    limit ${SEARCH_OTHERS}
  ) u`;

/** A plan starts in a fraction of the time without what it does not need: one word is looked up with no others, and guests find neither members nor chips. */
export const selectFoundBySeveral = jsonStatement(
  "search_found_by_several",
  `with ${wanted}
   select json_build_object('cats', (${cats(BY_CHIP + heldOfSeveral)}), 'catteries', (${catteries}), 'members', (${members}))::text as json`,
  answers("GET /search"),
);

export const selectFoundBySeveralByGuest = jsonStatement(
  "search_found_by_several_by_guest",
  `with ${wanted}
   select json_build_object('cats', (${cats(heldOfSeveral)}), 'catteries', (${catteries}), 'members', json_build_array())::text as json`,
  answers("GET /search"),
);

export const selectFoundByOne = jsonStatement(
  "search_found_by_one",
  `select json_build_object('cats', (${cats(BY_CHIP + heldOfOne)}), 'catteries', (${catteriesOfOne}), 'members', (${members}))::text as json`,
  answers("GET /search"),
);

export const selectFoundByOneByGuest = jsonStatement(
  "search_found_by_one_by_guest",
  `select json_build_object('cats', (${cats(heldOfOne)}), 'catteries', (${catteriesOfOne}), 'members', json_build_array())::text as json`,
  answers("GET /search"),
);

/** A member's own cats, which are few, then those of all others. */
export const selectFoundOfSex = statement(
  "search_found_of_sex",
  `with ${wanted},
   own as materialized (
     select c.id, row_number() over (order by length(c.search_name), c.id) as place
     from cats c join cat_names n on n.cat_id = c.id
     where c.online_owner_id = :memberId and c.sex = :sex and n.keys like all (:patterns::text[])
     limit :limit::int
   ),
   others as materialized (
     select cat_id as id, row_number() over () as place
     from (
       select held.cat_id from (${held(String(JOINED_HELD))}) held
       where (select sex = :sex and online_owner_id <> :memberId from cats c where c.id = held.cat_id)
         and (select keys like all (:patterns::text[]) from cat_names n where n.cat_id = held.cat_id)
       limit :limit::int * 2
     ) h
   )
   select id from (
     select id, 1 as part, min(place) as place from own group by id
     union all select id, 2, min(place) from others group by id
   ) found
   order by part, place
   limit :limit::int`,
);

/** Words that there are, for those that no cat has: `patterns` allow one typing error in each. */
export const selectLikeWords = statement(
  "search_like_words",
  `select distinct s.word
   from unnest(:patterns::text[]) as p(pattern)
   cross join lateral (select word from search_words where word like p.pattern limit 20) s
   limit 60`,
);

export const selectKnownWords = statement(
  "search_known_words",
  `select (exists (select from cat_words c where c.word >= w.word and c.word < w.below)) as known
   from unnest(:words::text[], :belows::text[]) with ordinality as w(word, below, place)
   order by place`,
);
