import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { shownName } from "../accounts/queries.ts";
import { statement } from "../db/statement.ts";
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
  /** Both members of the stud, who may answer; nobody for a breeder who is suspended, or while the club has the stud. */
  sire_members: number[];
  created_at: Date;
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
  }[];
}

const parent = (cat: string) => `(
  select json_build_object('id', p.id, 'cat_name_cattery_prefix', p.cat_name_cattery_prefix, 'cat_name', p.cat_name,
    'cat_name_suffix', p.cat_name_suffix, 'breed', b.ems, 'main', k.main, 'gold', k.gold, 'white', k.white, 'tabby', k.tabby,
    'point', k.point, 'eye', k.eye)
  from cats p join breeds b on b.id = p.breed_id left join cat_colours k on k.cat_id = p.id where p.id = ${cat})`;

/** @param locale SQL for the reader's language */
const litter = (locale: string) => `
  select l.id, ${litterVersion}::float8 as version, l.status, l.born, l.prefix, l.breeder_id, l.created_at, ${shownName("u", locale)} as breeder,
    ${shownName("o", locale)} as sire_owner, case when u.suspended_at is null and keeper_of_cat(s.id) = s.online_owner_id
      then array[s.users_id, s.online_owner_id] else '{}' end as sire_members,
    b.ems as breed, b.id as breed_id, ${parent("l.dam_id")} as dam, ${parent("l.sire_id")} as sire,
    (select coalesce(json_agg(json_build_object('place', k.place, 'cat_name', k.cat_name, 'sex', k.sex, 'colour', k.colour,
       'cat_id', k.cat_id) order by k.place), '[]') from litter_kittens k where k.litter_id = l.id) as kittens
  from litters l
  join users u on u.id = l.breeder_id
  join cats d on d.id = l.dam_id
  join breeds b on b.id = d.breed_id
  join cats s on s.id = l.sire_id
  join users o on o.id = s.online_owner_id`;

export const selectLitter = statement<[id: number, locale: Locale], LitterRow>(
  "litter",
  `${litter("$2")} where l.id = $1`,
);

/** Each way to a litter by an index of its own: an "or" over two tables would read all litters there are. */
export const selectOwnLitters = statement<
  [memberId: number, beforeId: number, limit: number, locale: Locale],
  LitterRow
>(
  "litters_own",
  `${litter("$4")}
   where l.id in (
     (select id from litters where breeder_id = $1 and id < $2 order by id desc limit $3)
     union
     (select l.id from cats s join litters l on l.sire_id = s.id
      where (s.online_owner_id = $1 or s.users_id = $1) and s.sex = 'male' and l.id < $2 order by l.id desc limit $3))
   order by l.id desc limit $3`,
);

export const selectSent = statement<[memberId: number, key: string], { id: number }>(
  "litter_sent",
  "select id from litters where breeder_id = $1 and form_key = $2",
);

export interface ParentFacts {
  id: number;
  sex: Sex;
  cat_birthdate: string | null;
  users_id: number;
  online_owner_id: number;
}

export const selectParent = statement<[catId: number], ParentFacts>(
  "litter_parent",
  "select id, sex, cat_birthdate, users_id, online_owner_id from cats where id = $1",
);

/** Another litter of hers, or a kitten of another birth, within these days. */
export const isTooClose = statement<
  [damId: number, from: string, to: string, born: string, daysOfOneBirth: number],
  { too_close: boolean }
>(
  "litter_too_close",
  `select exists (select from litters where dam_id = $1 and status in ('waiting', 'confirmed') and born between $2::date and $3::date)
     or exists (select from cats where mother_id = $1 and cat_birthdate between $2::date and $3::date
                and abs(cat_birthdate - $4::date) > $5::int) as too_close`,
);

type NewLitter = [
  breederId: number,
  damId: number,
  sireId: number,
  born: string,
  prefix: string | null,
  status: Status,
  key: string,
];

export const insertLitter = statement<NewLitter, { id: number }>(
  "litter_insert",
  `insert into litters (breeder_id, dam_id, sire_id, born, prefix, status, form_key, decided_at)
   values ($1, $2, $3, $4, $5, $6, $7, case when $6 <> 'waiting' then now() end)
   returning id`,
);

export const insertKitten = statement<
  [litterId: number, place: number, name: string, sex: Sex, colour: ColourCodes | null],
  never
>(
  "litter_kitten_insert",
  "insert into litter_kittens (litter_id, place, cat_name, sex, colour) values ($1, $2, $3, $4, $5)",
);

export const setKittenCat = statement<[litterId: number, place: number, catId: number], never>(
  "litter_kitten_cat",
  "update litter_kittens set cat_id = $3 where litter_id = $1 and place = $2",
);

interface Asked {
  /** Keeps the stud's page. */
  member_id: number;
  email: string;
  name: string;
  locale: Locale;
}

/**
 * Whom a waiting litter is to be asked of; nobody while one of the two is suspended or gone, nor while the club has the
 * stud for a check. Whoever has bred the litter and has got the stud since answers on its page.
 */
export const lockToAsk = statement<[id: number], Asked>(
  "litter_to_ask",
  `select u.id as member_id, u.email, u.first_name || ' ' || u.last_name as name, u.locale
   from litters l join cats s on s.id = l.sire_id join users u on u.id = s.online_owner_id join users b on b.id = l.breeder_id
   where l.id = $1 and l.status = 'waiting' and u.id <> b.id and keeper_of_cat(s.id) = u.id
     and coalesce(u.suspended_at, u.closed_at, b.suspended_at, b.closed_at) is null
   for no key update of l`,
);

/** The link in the mail holds for thirty days, if the triggers do not end it before. */
export const setAsked = statement<[id: number, memberId: number, tokenHash: Buffer], never>(
  "litter_set_asked",
  "update litters set asked_id = $2, token_hash = $3, token_expires_at = now() + interval '30 days' where id = $1",
);

/** A litter is decided once; its link is over with that. */
export const decide = statement<[id: number, status: Status], { id: number }>(
  "litter_decide",
  `update litters set status = $2, decided_at = now(), token_hash = null, token_expires_at = null, asked_id = null
   where id = $1 and status = 'waiting' returning id`,
);

export const lockByToken = statement<[tokenHash: Buffer], { id: number }>(
  "litter_by_token",
  "select id from litters where token_hash = $1 and token_expires_at > now() and status = 'waiting' for no key update",
);
