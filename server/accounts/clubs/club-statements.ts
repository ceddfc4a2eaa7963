/** The clubs of this installation and their officers. */
import { CLUB_ROLE_NAMES, CLUB_ROLES } from "@felistry/domain/accounts/club-rights.ts";
import type { ClubRole } from "@felistry/domain/accounts/club-rights.ts";
import { ROLE_ADMIN } from "@felistry/domain/accounts/roles.ts";
import { statement, told } from "../../db/statement.ts";
import { shownName } from "../queries.ts";
import { clubVersion } from "./version.ts";

type Names = Readonly<Record<string, string>>;

export const selectClubs = statement(
  "clubs_all",
  "select id, slug, names, number_prefix, region, languages from clubs order by id",
  told<{ names: Names; languages: string[] }>(),
);

const ROLE_WORD = `case r.role_id ${[
  [ROLE_ADMIN, "administrator"],
  ...CLUB_ROLE_NAMES.map((role) => [CLUB_ROLES[role], role]),
]
  .map(([role, name]) => `when ${role} then '${name}'`)
  .join(" ")} end`;

/** By the roles that are given out, of which there are few. */
const OFFICERS = `(select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'roles', o.roles) order by o.name, o.id), '[]')
  from (
    select u.id, ${shownName("u", ":locale")} as name, json_agg(${ROLE_WORD} order by r.role_id) as roles
    from user_roles r join users u on u.id = r.user_id
    where r.club_id = k.id and r.role_id > 1 and u.closed_at is null group by u.id order by name, u.id limit 20
  ) o)`;

const KEPT = `k.id, ${clubVersion}::float8 as version, k.names, k.number_prefix, k.region, k.languages,
  exists (select from club_numbers n where n.club_id = k.id) as prefix_stays, ${OFFICERS} as officers,
  (select count(*)::int from cases e where e.club_id = k.id and e.state = 'waiting') as waiting`;

interface Told {
  version: number;
  names: Names;
  languages: string[];
  prefix_stays: boolean;
  officers: { id: number; name: string; roles: ("administrator" | ClubRole)[] }[];
  waiting: number;
}

export const selectKeptClubs = statement(
  "clubs_kept",
  `select ${KEPT} from clubs k where k.id > :afterId order by k.id limit :limit::int + 1`,
  told<Told>(),
);

export const selectKeptClub = statement(
  "club_kept",
  `select ${KEPT} from clubs k where k.id = :clubId`,
  told<Told>(),
);

/** Numbers that are in the registry already would become this club's. */
export const numbersBegin = statement(
  "club_numbers_begin",
  `select exists (select from clubs where number_prefix = :prefix)
     or exists (select from cats where split_part(reg_num, '-', 1) = :prefix)
     or exists (select from annulments where split_part(reg_num, '-', 1) = :prefix) as taken`,
  told<{ taken: boolean }>(),
);

/** Its short name is for commands; one that another club has gets a figure. */
export const insertClub = statement(
  "club_insert",
  `insert into clubs (slug, number_prefix, names, region, languages)
   select case when :isGiven::boolean or not exists (select from clubs where slug = :slug) then :slug
     else :slug || '-' || (select max(id) + 1 from clubs) end, :prefix, :names::jsonb, :region?, :languages::text[]
   on conflict do nothing returning id`,
);

export const changeClub = statement(
  "club_change",
  `update clubs set names = coalesce(:names?::jsonb, names), number_prefix = coalesce(:prefix?, number_prefix),
     region = :region?, languages = :languages::text[] where id = :clubId returning id`,
);
