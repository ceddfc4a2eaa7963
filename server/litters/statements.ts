import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import type { KittenState, ShownState } from "@felistry/domain/litters/kitten-state.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { shownName } from "../accounts/queries.ts";
import { statement, told } from "../db/statement.ts";
import { litterVersion } from "./version.ts";

type Status = "waiting" | "confirmed" | "declined" | "cancelled";

interface ParentRow extends ColourCodes {
  id: number;
  cat_name_cattery_prefix: string | null;
  cat_name: string;
  cat_name_suffix: string | null;
  breed: string;
}

export interface LitterRow {
  id: number;
  version: number;
  status: Status;
  born: string;
  prefix: string | null;
  breeder_id: number;
  breeder: string;
  sire_owner: string;
  /** Both members of the stud, who may answer; nobody if the breeder is suspended or the club has the stud. */
  sire_members: number[];
  created_at: Date;
  by_rules: string | null;
  before_club: boolean;
  breed: string;
  breed_id: number;
  dam: ParentRow;
  sire: ParentRow;
  kittens: {
    place: number;
    cat_name: string;
    sex: Sex;
    colour: ColourCodes | null;
    cat_id: number | null;
    /** What its breeder has said, whatever has become of the litter and of its page. */
    said: KittenState;
    state: ShownState;
    died_on: string | null;
    /** Who may have its certificates, if it is registered. */
    certified_for: readonly number[] | null;
  }[];
}

const parent = (cat: string) => `(
  select json_build_object('id', p.id, 'cat_name_cattery_prefix', p.cat_name_cattery_prefix, 'cat_name', p.cat_name,
    'cat_name_suffix', p.cat_name_suffix, 'breed', b.ems, 'main', k.main, 'gold', k.gold, 'white', k.white, 'tabby', k.tabby,
    'point', k.point, 'eye', k.eye)
  from cats p join breeds b on b.id = p.breed_id left join cat_colours k on k.cat_id = p.id where p.id = ${cat})`;

/** SQL over `litters l`, `litter_kittens k` and its cat `c`. */
export const shownState = `case when k.state <> 'alive' then k.state when c.deceased_on is not null or c.deceased_undated = 1 then 'died'
         when c.id is not null or l.status = 'waiting' then 'alive' else 'cancelled' end`;

/** @param locale SQL for the reader's language */
const litter = (locale: string) => `
  select l.id, ${litterVersion}::float8 as version, l.status, l.born, l.prefix, l.breeder_id, l.created_at, l.by_rules,
    exists (select from cases e where e.kind = 'litter' and e.subject_id = l.id and e.state in ('waiting', 'asked')) as before_club, ${shownName("u", locale)} as breeder,
    ${shownName("o", locale)} as sire_owner, case when u.suspended_at is null and keeper_of_cat(s.id) = s.online_owner_id
      then array[s.users_id, s.online_owner_id] else '{}' end as sire_members,
    b.ems as breed, b.id as breed_id, ${parent("l.dam_id")} as dam, ${parent("l.sire_id")} as sire,
    (select coalesce(json_agg(json_build_object('place', k.place, 'cat_name', k.cat_name, 'sex', k.sex, 'colour', k.colour,
       'cat_id', k.cat_id, 'said', k.state, 'state', ${shownState}, 'died_on', coalesce(k.died_on, c.deceased_on),
       'certified_for', case when c.registered = 1 then json_build_array(c.users_id, c.online_owner_id) end) order by k.place), '[]')
     from litter_kittens k left join cats c on c.id = k.cat_id where k.litter_id = l.id) as kittens
  from litters l
  join users u on u.id = l.breeder_id
  join cats d on d.id = l.dam_id
  join breeds b on b.id = d.breed_id
  join cats s on s.id = l.sire_id
  join users o on o.id = s.online_owner_id`;

const FAMILY = told<Pick<LitterRow, "dam" | "sire" | "kittens">>();

export const selectLitter = statement("litter", `${litter(":locale")} where l.id = :id`, FAMILY);

/** A member with more cats has a good share of all litters: the newest of those are found sooner among all of them. */
const SIRES_SOUGHT_FOR = 2_000;

const OWN_SIRE = "(s.online_owner_id = :memberId or s.users_id = :memberId) and s.sex = 'male'";
/** One index at a time: for an "or" both are read to their ends before the first row. */
const countCats = (member: string) =>
  `(select count(*) from (select from cats where ${member} = :memberId limit ${SIRES_SOUGHT_FOR} + 1) k)`;
const HAS_MANY_CATS = `(select ${countCats("online_owner_id")} + ${countCats("users_id")} > ${SIRES_SOUGHT_FOR})`;

/**
 * Each way to a litter uses its own index: an "or" over two tables would read all litters. The page is found first and then shown
 * (`offset 0`): joined with what is shown it was sought along all litters that are newer.
 */
export const selectOwnLitters = statement(
  "litters_own",
  `with member as materialized (select ${HAS_MANY_CATS} as has_many_cats),
     page as materialized (
       select id from (
         (select id from litters where breeder_id = :memberId and id < :beforeId order by id desc limit :limit)
         union
         (select l.id from cats s join litters l on l.sire_id = s.id
          where not (select has_many_cats from member) and ${OWN_SIRE} and l.id < :beforeId order by l.id desc limit :limit)
         union
         (select l.id from litters l cross join lateral (select from cats s where s.id = l.sire_id and ${OWN_SIRE} offset 0) s
          where (select has_many_cats from member) and l.id < :beforeId order by l.id desc limit :limit)) own
       order by id desc limit :limit)
   select shown.* from page cross join lateral (${litter(":locale")} where l.id = page.id offset 0) shown order by shown.id desc`,
  FAMILY,
);

export const lockLitter = statement(
  "litter_lock",
  "select breeder_id from litters where id = :id for no key update",
);

export const selectSent = statement(
  "litter_sent",
  "select id from litters where breeder_id = :memberId and form_key = :key",
);

export interface ParentFacts {
  id: number;
  sex: Sex;
  cat_birthdate: string | null;
  deceased_on: string | null;
  neutered_on: string | null;
  users_id: number;
  online_owner_id: number;
}

export const selectParent = statement(
  "litter_parent",
  "select id, sex, cat_birthdate, deceased_on, neutered_on, users_id, online_owner_id from cats where id = :catId",
);

/** Another litter of hers, or a kitten from another birth, within these days. */
export const isTooClose = statement(
  "litter_too_close",
  `select exists (select from litters where dam_id = :damId and status in ('waiting', 'confirmed') and born between :from::date and :to::date)
     or exists (select from cats where mother_id = :damId and cat_birthdate between :from::date and :to::date
                and abs(cat_birthdate - :born::date) > :daysOfOneBirth::int) as too_close`,
);

export const insertLitter = statement(
  "litter_insert",
  `insert into litters (breeder_id, dam_id, sire_id, born, prefix, status, form_key, decided_at)
   values (:breederId, :damId, :sireId, :born, :prefix?, :status, :key, case when :status <> 'waiting' then now() end)
   returning id`,
);

export const insertKitten = statement(
  "litter_kitten_insert",
  "insert into litter_kittens (litter_id, place, cat_name, sex, colour, state, died_on) values (:litterId, :place, :name, :sex, :colour?, :state, :diedOn?)",
);

export const setKittenState = statement(
  "litter_kitten_state",
  "update litter_kittens set state = :state, died_on = :diedOn? where litter_id = :litterId and place = :place",
);

export const setKittenCat = statement(
  "litter_kitten_cat",
  "update litter_kittens set cat_id = :catId where litter_id = :litterId and place = :place",
);

/**
 * Who is asked about a waiting litter; nobody while one of the two is suspended or gone, or while the club has the stud
 * for a check. A breeder who has got the stud since answers on the litter's page.
 */
export const lockToAsk = statement(
  "litter_to_ask",
  `select u.id as member_id, u.email, u.first_name || ' ' || u.last_name as name, u.locale
   from litters l join cats s on s.id = l.sire_id join users u on u.id = s.online_owner_id join users b on b.id = l.breeder_id
   where l.id = :id and l.status = 'waiting' and u.id <> b.id and keeper_of_cat(s.id) = u.id
     and coalesce(u.suspended_at, u.closed_at, b.suspended_at, b.closed_at) is null
   for no key update of l`,
);

/** The mailed link is valid for thirty days unless a trigger ends it earlier. */
export const setAsked = statement(
  "litter_set_asked",
  "update litters set asked_id = :memberId, token_hash = :tokenHash, token_expires_at = now() + interval '30 days' where id = :id",
);

/** A litter is decided once, which also ends its link. */
export const decide = statement(
  "litter_decide",
  `update litters set status = :status, decided_at = now(), token_hash = null, token_expires_at = null, asked_id = null
   where id = :id and status = 'waiting' returning id`,
);

export const lockByToken = statement(
  "litter_by_token",
  "select id from litters where token_hash = :tokenHash and token_expires_at > now() and status = 'waiting' for no key update",
);
