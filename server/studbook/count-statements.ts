import { statement, told } from "../db/statement.ts";

/** The club has registered cats, or had when they were last counted. */
export const selectIsNeeded = statement(
  "studbook_is_needed",
  `select exists (select from cats where reg_num is not null and registration_year(reg_num) is not null)
     or exists (select from studbook_figures) as is_needed`,
);

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

/** Eight bytes a registered cat, group by group: its year, its breed and its id. */
export const selectRegistered = statement(
  "studbook_registered",
  `select coalesce(string_agg(int2send(year) || int2send(breed_id) || int4send(id), '' order by year, breed_id, id), '') as cats
   from (select registration_year(reg_num) as year, breed_id, id from cats
         where id > :afterId and id <= :lastId and reg_num is not null and registration_year(reg_num) is not null) page`,
  told<{ cats: Buffer }>(),
);

export const lockFigures = statement(
  "studbook_lock_figures",
  "select pg_advisory_xact_lock(hashtext('studbook_figures'))",
);

export const deleteFigures = statement("studbook_delete_figures", "delete from studbook_figures");
export const deleteColours = statement("studbook_delete_colours", "delete from studbook_colours");

const REGISTERED =
  "cats c where c.reg_num is not null and registration_year(c.reg_num) is not null";

/** Figures of a group that came into being after its pedigrees were read are left to the next count. */
export const insertFigures = statement(
  "studbook_insert_figures",
  `insert into studbook_figures (year, breed_id, registered, males, litters, kittens, imports, catteries, founders, with_parents, inbreeding)
   select g.year, g.breed_id, g.registered, g.males, g.litters, g.kittens, g.imports, g.catteries, r.founders, r.with_parents, r.inbreeding
   from (
     select year, breed_id, count(*) as registered, count(*) filter (where sex = 'male') as males,
       count(distinct (mother_id, cat_birthdate)) filter (where mother_id is not null and cat_birthdate is not null) as litters,
       count(*) filter (where mother_id is not null and cat_birthdate is not null) as kittens,
       count(*) filter (where number_elsewhere is not null) as imports, count(distinct affix) as catteries
     from (select registration_year(c.reg_num) as year, c.breed_id, c.sex, c.mother_id, c.cat_birthdate, c.number_elsewhere,
             lower(coalesce(c.cat_name_cattery_prefix, c.cat_name_suffix)) as affix from ${REGISTERED}) c
     group by grouping sets ((year, breed_id), (year))) g
   join jsonb_to_recordset(:reckoned::jsonb) as r(year int, breed_id int, founders int, with_parents int, inbreeding float8)
     on r.year = g.year and r.breed_id is not distinct from g.breed_id`,
);

export const insertColours = statement(
  "studbook_insert_colours",
  `insert into studbook_colours (year, breed_id, ems, cats)
   select registration_year(c.reg_num), c.breed_id, k.ems, count(*)
   from cat_colours k join ${REGISTERED.replace("cats c where", "cats c on c.id = k.cat_id where")} and k.ems <> ''
   group by 1, 2, 3`,
);

export const markCounted = statement(
  "studbook_mark_counted",
  "insert into studbook_counts (counted_at) values (now()) on conflict (one_row) do update set counted_at = excluded.counted_at",
);
