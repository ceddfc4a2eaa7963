/** What the rules ask of the registry. */
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { statement, told } from "../../db/statement.ts";
import { wordIn } from "../../db/word-in.ts";

export const selectRuledCats = statement(
  "club_rules_cats",
  `select c.id, c.sex, c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix, b.ems as breed, b.recognised_by,
     case when c.cat_birthdate_precision = 'day' then c.cat_birthdate end as born, c.chip is not null as has_chip, c.registered, c.users_id, c.online_owner_id, c.breeder_id,
     n.iso2 as country, c.mother_id, c.father_id, k.main, k.gold, k.white, k.tabby, k.point, k.eye, k.build, k.ems, num_nonnulls(k.main, k.gold, k.white, k.tabby, k.point, k.eye) > 0 as has_colour
   from cats c join breeds b on b.id = c.breed_id join users u on u.id = c.online_owner_id join countries n on n.id = u.country_id
   left join cat_colours k on k.cat_id = c.id
   where c.id = any(:ids::int[])`,
  told<ColourCodes>(),
);
export type RuledCat = Awaited<ReturnType<typeof selectRuledCats>>[number];

/** Each cat and its ancestors of four generations, by place: the cat 1, its sire 2, its dam 3. */
export const selectAncestors = statement(
  "club_rules_ancestors",
  `with recursive line(root, place, id) as (
     select c.id, 1, c.id from cats c where c.id = any(:ids::int[])
     union all
     select l.root, l.place * 2 + side.at, side.parent
     from line l join cats c on c.id = l.id
     cross join lateral (values (0, c.father_id), (1, c.mother_id)) as side(at, parent)
     where l.place < 16 and side.parent is not null
   )
   select l.root, l.place, l.id, b.ems as breed from line l join cats c on c.id = l.id join breeds b on b.id = c.breed_id`,
  told<{ root: number; place: number; id: number }>(),
);

/** The days on which a queen has given birth, by her litters and her kittens. */
export const selectBirths = statement(
  "club_rules_births",
  `select born from litters where dam_id = :damId and status in ('waiting', 'confirmed')
   union
   select cat_birthdate from cats where mother_id = :damId and cat_birthdate is not null and cat_birthdate_precision = 'day'`,
  told<{ born: string }>(),
);

/** SQL: how many other records could be the cat in row `c`. */
const twinsOf = (c: string) => `select count(*)::int from cats t
  where t.cat_birthdate = ${c}.cat_birthdate and t.sex = ${c}.sex and t.breed_id = ${c}.breed_id and t.search_name = ${c}.search_name and t.id <> ${c}.id`;

/** By a birthday, a sex, a breed and a name that the cat has, or is to have. */
export const countTwins = statement(
  "club_rules_twins",
  `select (${twinsOf("c")}) as twins from (
     select id, coalesce(:born?::date, cat_birthdate) as cat_birthdate, :sex as sex, (select b.id from breeds b where b.ems = :breed) as breed_id, lower(:name) as search_name
     from cats where id = :catId) c`,
);

/** The newest application for a cat, with its paper. */
export const selectApplication = statement(
  "club_rules_application",
  `select a.id, a.club_id, a.created_at, p.id as pedigree_id, p.pedigree_num, s.abb as system
   from applications a join pedigrees p on p.id = a.pedigrees_id join cat_systems s on s.id = p.cat_systems_id
   where a.cat_id = :catId order by a.id desc limit 1`,
);

export type Application = Awaited<ReturnType<typeof selectApplication>>[number];

/** What the rules read of an application's paper, or of another that names the cat's system and number. */
export type Paper = Pick<Application, "pedigree_num"> & {
  readonly pedigree_id: number | null;
  /** Null if nothing says whose it is. */
  readonly system: string | null;
};

/** What the club has read on the application's scan, while the reading is kept; one of another scan does not count. */
export const selectPaperRead = statement(
  "club_rules_paper_read",
  `select r.result::jsonb -> 'pedigree' as pedigree, p.issued_by from pedigrees p
   join readings r on r.pedigree_id = p.id and r.source = p.pedigree_img_url
   where p.id = :pedigreeId and r.result is not null order by r.id desc limit 1`,
  told<{ pedigree: ReadPedigree }>(),
);

/** Whether another cat has a paper with these digits from the same system, or the number itself. */
export const isNumberTaken = statement(
  "club_rules_number_taken",
  `select exists (
     select from pedigrees p join pedigrees own on own.id = :pedigreeId
     where number_key(p.pedigree_num) = number_key(own.pedigree_num) and number_key(own.pedigree_num) <> '' and p.cat_id <> own.cat_id
       and p.cat_systems_id = own.cat_systems_id
       and upper(regexp_replace(p.pedigree_num, '[^[:alnum:]]', '', 'g')) = upper(regexp_replace(own.pedigree_num, '[^[:alnum:]]', '', 'g'))
   ) or exists (
     select from pedigrees own join cats c on number_key(c.number_elsewhere) = number_key(own.pedigree_num)
     where own.id = :pedigreeId and number_key(own.pedigree_num) <> '' and c.id <> own.cat_id
       and upper(regexp_replace(c.number_elsewhere, '[^[:alnum:]]', '', 'g')) = upper(regexp_replace(own.pedigree_num, '[^[:alnum:]]', '', 'g'))
   ) as taken`,
);

/**
 * Names less than two letters from this one, or that sound the same: of catteries, and, with numbers below zero, those that
 * the clubs keep.
 */
export const selectCloseNames = statement(
  "club_rules_close_names",
  `select near.*, coalesce(u.country_id <> (select own.country_id from users own where own.id = :memberId), false) as is_abroad
   from (
     select k.id, k.cattery_name as name, k.users_id, name_key(k.cattery_name) = name_key(:name) as alike
     from catteries k where one_letter_less(k.cattery_name) && one_letter_less(:name)
     union
     select k.id, k.cattery_name, k.users_id, true from catteries k where name_key(k.cattery_name) = name_key(:name)
     union
     select -n.id, n.name, n.holder_id, name_key(n.name) = name_key(:name)
     from held_cattery_names n where one_letter_less(n.name) && one_letter_less(:name)
     union
     select -n.id, n.name, n.holder_id, true from held_cattery_names n where name_key(n.name) = name_key(:name)
     limit 50
   ) near left join users u on u.id = near.users_id`,
  told<{ id: number; name: string; users_id: number; alike: boolean; is_abroad: boolean }>(),
);

/** Two names that are too close are not both stored: whoever stores one, as a cattery's or with the club, comes one after the other. */
export const takeNamesTurn = statement(
  "club_rules_names_turn",
  "select pg_advisory_xact_lock(hashtext('cattery_names')) is null as turn",
);

/** The other names that the member has, each once: of catteries, and those that the clubs keep. */
export const countCatteriesOf = statement(
  "club_rules_catteries_of",
  `select count(distinct lower(name))::int as catteries,
     (select count(*)::int from litters l where l.breeder_id = :memberId and l.status in ('waiting', 'confirmed')) as litters
   from (
     select k.id, k.cattery_name as name from catteries k where k.users_id = :memberId
     union all
     select -n.id, n.name from held_cattery_names n where n.holder_id = :memberId
   ) held where (:exceptId?::int is null or id <> :exceptId?) and lower(name) <> lower(:name)`,
);

/** What names of catteries, which are in Latin letters, may not contain. */
export const selectBarredWords = statement(
  "club_rules_barred_words",
  `select array(select ems from breeds) as codes,
     array(select regexp_replace(lower(${wordIn("b.breed", ":locale")}), '[^a-z]', '', 'g') from breeds b) as breeds,
     array(select lower(${wordIn("k.name", ":locale", "eng")}) from colour_options k) as colours`,
  told<{ codes: string[]; breeds: string[]; colours: string[] }>(),
);

/** The breeder's cattery, the parents of the litter, and its living kittens: those are registered. Another dam's kitten of this name is no twin, one of an unknown dam may be. */
export const selectRuledLitter = statement(
  "club_rules_litter",
  `select l.id, l.dam_id, l.sire_id, l.born, l.prefix, l.status, l.created_at, l.breeder_id, b.ems as breed, club_of_cat(l.dam_id) as club_id,
     exists (select from catteries k where k.users_id = l.breeder_id) as has_cattery,
     exists (select from catteries k join cat_systems s on s.id = k.cat_systems_id
             where k.users_id = l.breeder_id and s.abb = 'WCF' and k.certificate_num is not null) as in_wcf,
     (select max(i.inspected_on) - l.born from litter_inspections i where i.litter_id = l.id) as inspected_d,
     (select coalesce(json_agg(json_build_object('cat_name', k.cat_name, 'sex', k.sex, 'colour', k.colour, 'cat_id', k.cat_id, 'has_chip', c.chip is not null,
        'twins', case when c.id is not null then (${twinsOf("c")} and (t.mother_id is null or t.mother_id = c.mother_id)) end) order by k.place), '[]') from litter_kittens k left join cats c on c.id = k.cat_id
      where k.litter_id = l.id and k.state = 'alive' and c.deceased_on is null and coalesce(c.deceased_undated, 0) = 0) as kittens
   from litters l join cats d on d.id = l.dam_id join breeds b on b.id = d.breed_id where l.id = :id`,
  told<{
    club_id: number;
    kittens: {
      cat_name: string;
      sex: "male" | "female";
      colour: ColourCodes | null;
      cat_id: number | null;
      has_chip: boolean;
      twins: number | null;
    }[];
  }>(),
);
export type RuledLitter = Awaited<ReturnType<typeof selectRuledLitter>>[number];

/** Her club registers the litter. */
export const selectClubOfDam = statement(
  "club_rules_club_of_dam",
  "select club_of_cat(:damId) as club_id",
  told<{ club_id: number }>(),
);

export const insertVerdict = statement(
  "club_verdict_insert",
  `insert into club_verdicts (litter_id, application_id, verdict, versions, lines)
   values (:litterId?, :applicationId?, :verdict, :versions, :lines)`,
);
