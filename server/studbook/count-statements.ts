import { statement, told } from "../db/statement.ts";

/** The club has registered cats, or had when they were last counted. */
export const selectIsNeeded = statement(
  "studbook_is_needed",
  `select exists (select from cats where reg_num is not null and registration_year(reg_num) is not null)
     or exists (select from studbook_figures) as is_needed`,
);

/** Over `cats`: as `club_of_cat` in the migrations. */
const CLUB =
  "coalesce((select k.id from clubs k where k.number_prefix = split_part(reg_num, '-', 1)), 1)";

export const selectExtent = statement(
  "studbook_extent",
  "select coalesce(max(id), 0)::int as last from cats",
);

/** Twelve bytes a cat: its id, its sire and its dam, 0 if unknown. */
export const selectLinks = statement(
  "studbook_links",
  `select coalesce(string_agg(int4send(id) || int4send(coalesce(father_id, 0)) || int4send(coalesce(mother_id, 0)), '' order by id), '') as links
   from (select id, father_id, mother_id from cats where id > :afterId and id <= :lastId order by id limit :most::int) page`,
  told<{ links: Buffer }>(),
);

/** Twelve bytes a registered cat, group by group: its year, its breed, its id and the club that has registered it. */
export const selectRegistered = statement(
  "studbook_registered",
  `select coalesce(string_agg(int2send(year) || int2send(breed_id) || int4send(id) || int4send(club_id), '' order by year, breed_id, id), '') as cats
   from (select registration_year(reg_num) as year, breed_id, id, ${CLUB} as club_id from cats
         where id > :afterId and id <= :lastId and reg_num is not null and registration_year(reg_num) is not null) page`,
  told<{ cats: Buffer }>(),
);

export const lockFigures = statement(
  "studbook_lock_figures",
  "select pg_advisory_xact_lock(hashtext('studbook_figures'))",
);

export const deleteFigures = statement("studbook_delete_figures", "delete from studbook_figures");
export const deleteOfClubs = statement("studbook_delete_of_clubs", "delete from studbook_of_clubs");
export const deleteColours = statement("studbook_delete_colours", "delete from studbook_colours");
export const deleteColoursOfClubs = statement(
  "studbook_delete_colours_of_clubs",
  "delete from studbook_colours_of_clubs",
);

const REGISTERED =
  "cats c where c.reg_num is not null and registration_year(c.reg_num) is not null";

const COUNTS = `count(*) as registered, count(*) filter (where sex = 'male') as males,
       count(distinct (mother_id, cat_birthdate)) filter (where mother_id is not null and cat_birthdate is not null) as litters,
       count(*) filter (where mother_id is not null and cat_birthdate is not null) as kittens,
       count(*) filter (where number_elsewhere is not null) as imports, count(distinct affix) as catteries`;
const COUNTED = `select registration_year(c.reg_num) as year, c.breed_id, c.sex, c.mother_id, c.cat_birthdate, c.number_elsewhere,
             lower(coalesce(c.cat_name_cattery_prefix, c.cat_name_suffix)) as affix`;
const RECKONED =
  "jsonb_to_recordset(:reckoned::jsonb) as r(club_id int, year int, breed_id int, founders int, with_parents int, inbreeding float8)";
const COLUMNS =
  "year, breed_id, registered, males, litters, kittens, imports, catteries, founders, with_parents, inbreeding";
const VALUES =
  "g.year, g.breed_id, g.registered, g.males, g.litters, g.kittens, g.imports, g.catteries, r.founders, r.with_parents, r.inbreeding";

/** Figures of a group that came into being after its pedigrees were read are left to the next count. */
export const insertFigures = statement(
  "studbook_insert_figures",
  `insert into studbook_figures (${COLUMNS})
   select ${VALUES}
   from (select year, breed_id, ${COUNTS} from (${COUNTED} from ${REGISTERED}) c group by grouping sets ((year, breed_id), (year))) g
   join ${RECKONED} on r.club_id is null and r.year = g.year and r.breed_id is not distinct from g.breed_id`,
);

/** SQL: the registered cats of each club but the first. */
const OF_CLUBS = `clubs k join ${REGISTERED.replace("cats c where", "cats c on split_part(c.reg_num, '-', 1) = k.number_prefix where k.id > 1 and")}`;

/** Of each club but the first. */
export const insertOfClubs = statement(
  "studbook_insert_of_clubs",
  `insert into studbook_of_clubs (club_id, ${COLUMNS})
   select g.club_id, ${VALUES}
   from (
     select club_id, year, breed_id, ${COUNTS}
     from (${COUNTED}, k.id as club_id from ${OF_CLUBS}) c
     group by grouping sets ((club_id, year, breed_id), (club_id, year))) g
   join ${RECKONED} on r.club_id = g.club_id and r.year = g.year and r.breed_id is not distinct from g.breed_id`,
);

export const insertColours = statement(
  "studbook_insert_colours",
  `insert into studbook_colours (year, breed_id, ems, cats)
   select registration_year(c.reg_num), c.breed_id, k.ems, count(*)
   from cat_colours k join ${REGISTERED.replace("cats c where", "cats c on c.id = k.cat_id where")} and k.ems <> ''
   group by 1, 2, 3`,
);

export const insertColoursOfClubs = statement(
  "studbook_insert_colours_of_clubs",
  `insert into studbook_colours_of_clubs (club_id, year, breed_id, ems, cats)
   select c.club_id, c.year, c.breed_id, k.ems, count(*)
   from (select k.id as club_id, registration_year(c.reg_num) as year, c.breed_id, c.id from ${OF_CLUBS}) c
   join cat_colours k on k.cat_id = c.id and k.ems <> ''
   group by 1, 2, 3, 4`,
);

export const markCounted = statement(
  "studbook_mark_counted",
  "insert into studbook_counts (counted_at) values (now()) on conflict (one_row) do update set counted_at = excluded.counted_at",
);
