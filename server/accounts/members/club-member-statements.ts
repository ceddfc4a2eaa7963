/** Members as the club's administrators see and change them. */
import { CATS_OF_EACH_COUNTED } from "@felistry/domain/accounts/counted-cats.ts";
import { rolesWith } from "@felistry/domain/accounts/club-rights.ts";
import { ROLE_ADMIN } from "@felistry/domain/accounts/roles.ts";
import { momentText } from "../../db/json-text.ts";
import { answers, jsonStatement, statement, told } from "../../db/statement.ts";

const NAME = "lower(u.first_name || ' ' || u.last_name)";

const RECORD = `json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email,
  'roleIds', array(select r.role_id::int from user_roles r where r.user_id = u.id order by 1),
  'club_id', (select min(r.club_id) from user_roles r where r.user_id = u.id and r.role_id > 1), 'created_at', ${momentText("u.created_at")}, 'cats', (select count(*)::int from (select from cats c where c.online_owner_id = u.id limit ${CATS_OF_EACH_COUNTED} + 1) k),
  'suspended_at', ${momentText("u.suspended_at")}, 'suspension_reason', u.suspension_reason)`;

/** How many are read in their order before the index is asked: a text that many have fills a page from these. */
const LOOKED_AT = 1000;
/** As many rows are taken from the index; with more, a part of the list is read for each page. */
const FOUND_MOST = 1000;

// "~>~" compares by code points, as the index does whatever collation the database has.
const AFTER = `u.closed_at is null and ${NAME} ~>=~ :afterName and (${NAME} ~>~ :afterName or u.id > :afterId::int)`;
const IN_ORDER = `order by ${NAME} using ~<~, u.id`;
const HAS_TEXT = `(${NAME} like :pattern or ${NAME} like :otherPattern? or lower(u.email) = :email)`;

function page(source: string, { before = "", also = "" } = {}): string {
  return `${before}
    select coalesce(json_agg(record order by place) filter (where place <= :limit), '[]')::text as json, count(*)::int as found,
            max(position) filter (where place = :limit) as last_name, max(id) filter (where place = :limit) as last_id${also && `, ${also}`}
     from (
       select ${RECORD} as record, u.id, ${NAME} as position, row_number() over (${IN_ORDER}) as place
       from (select * from ${source} ${IN_ORDER} limit :limit::int + 1) u
     ) page`;
}

export const selectClubMembers = statement(
  "club_members",
  page(`users u where ${AFTER}`),
  answers("GET /admin/members"),
);

/** How far it has looked, unless the page is full or that was all. */
const lookedTo = (column: string) => `case when count(*) <= :limit then
  (select ${column} from users u where ${AFTER} ${IN_ORDER} offset ${LOOKED_AT - 1} limit 1) end`;

/** An address is sought whole. */
export const selectClubMembersNamed = statement(
  "club_members_named",
  page(
    `(select * from users u where ${AFTER} ${IN_ORDER} limit ${LOOKED_AT}) u where ${HAS_TEXT}`,
    {
      also: `${lookedTo(NAME)} as looked_to_name, ${lookedTo("u.id")} as looked_to_id`,
    },
  ),
  answers("GET /admin/members"),
);

/** A query that is materialized is planned for all of its rows, so by its index, and still read only as far as somebody asks. */
export const selectClubMembersFound = statement(
  "club_members_found",
  page(`few u where ${AFTER}`, {
    before: `with named as materialized (select * from users u where ${HAS_TEXT}),
      few as materialized (select * from named limit ${FOUND_MOST} + 1)`,
    also: `(select count(*) from few) > ${FOUND_MOST} as is_too_much`,
  }),
  answers("GET /admin/members"),
);

export const selectClubMember = jsonStatement(
  "club_member",
  `select ${RECORD}::text as json from users u where u.id = :memberId`,
  answers("PUT /admin/members/{id}/suspension"),
);

/** Administrators change members one at a time: of two who would revoke each other's role, one comes second. */
export const lockAdministrators = statement(
  "club_administrators_lock",
  `select user_id from user_roles where role_id = ${ROLE_ADMIN} order by user_id for update`,
);

/** A separate statement after the lock, so that it sees what an earlier change did to the caller. */
export const actingAdministrator = statement(
  "club_administrator_acting",
  `select u.id from users u join user_roles r on r.user_id = u.id and r.role_id = ${ROLE_ADMIN}
   where u.id = :memberId and u.suspended_at is null and u.closed_at is null`,
);

/** Also asked after the lock. */
export const otherAdministrators = statement(
  "club_administrators_other",
  `select u.id from users u join user_roles r on r.user_id = u.id and r.role_id = ${ROLE_ADMIN}
   where u.id <> :memberId and u.suspended_at is null and u.closed_at is null limit 1`,
);

export const lockMember = statement(
  "club_member_lock",
  `select id, suspended_at is not null as suspended, email, first_name || ' ' || last_name as name, locale
   from users where id = :memberId and closed_at is null for no key update`,
);

/** Administrators are of the first club. */
export const isOfOtherClub = statement(
  "club_member_of_other",
  "select user_id from user_roles where user_id = :memberId and club_id > 1 limit 1",
);

export const clubOfRoles = statement(
  "club_of_roles",
  "select min(club_id) as club_id from user_roles where user_id = :memberId and role_id > 1",
  told<{ club_id: number | null }>(),
);

/** At the club asked for, else at the one that the member is of already, else at the first. */
export const grantRole = statement(
  "club_role_grant",
  `insert into user_roles (user_id, role_id, club_id) values (:memberId, :roleId, coalesce(:clubId?::int,
     (select min(club_id) from user_roles where user_id = :memberId and role_id > 1), 1)) on conflict do nothing`,
);

export const revokeRole = statement(
  "club_role_revoke",
  "delete from user_roles where user_id = :memberId and role_id = :roleId",
);

export const mayCorrect = statement(
  "club_member_may_correct",
  `select exists (select from user_roles where user_id = :memberId and role_id in (${rolesWith("correct_cats").join(", ")})) as yes`,
);

export const setSuspension = statement(
  "club_suspension_set",
  `update users set suspension_reason = :reason?::text,
     suspended_at = case when :reason?::text is null then null else coalesce(suspended_at, now()) end
   where id = :memberId`,
);
