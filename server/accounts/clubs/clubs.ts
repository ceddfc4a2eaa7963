/** Adding clubs and giving their roles, by the operator's command and by the pages of administrators. */
import type { Pool } from "pg";
import { CLUB_ROLES, type ClubRole } from "@felistry/domain/accounts/club-rights.ts";
import { statement, told } from "../../db/statement.ts";
import { inTransaction, poolDb, type Db, type Tx } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { afterRole } from "../members/end-role.ts";
import { insertClub, numbersBegin, selectClubs } from "./club-statements.ts";

export const NOT_APART =
  "This database cannot keep desks apart. As its superuser, create the role <user>_desk (nologin) and grant it to <user>, the one in DATABASE_URL.";

const openRole = statement("clubs_open_desks", "select open_desks() as are_apart");

/** Whether this database can keep the desks of several clubs apart; gives their role what newer tables need. */
async function openDesks(db: Db): Promise<boolean> {
  return (await openRole(db))[0]!.are_apart ?? false;
}

const countOthers = statement(
  "clubs_others",
  "select count(*)::int as count from clubs where id > 1",
);

/**
 * A database that several clubs were restored into may lack the role, without which their desks show nothing.
 * @throws if it cannot be made
 */
export async function openDesksOfSeveral(pool: Pool): Promise<void> {
  const db = poolDb(pool);
  if ((await countOthers(db))[0]!.count === 0 || (await openDesks(db))) return;
  throw new Error(`There are several clubs. ${NOT_APART}`);
}

interface NewClub {
  /** For commands; null takes the prefix. */
  readonly slug: string | null;
  readonly prefix: string;
  readonly names: Readonly<Record<string, string>>;
  readonly region: string | null;
  readonly languages: readonly string[];
}

/** @returns the club's id */
export async function addClubIn(
  tx: Tx,
  { slug, prefix, names, region, languages }: NewClub,
  firstPrefix: string,
): Promise<number | "taken" | "not-apart"> {
  if (prefix === firstPrefix || (await numbersBegin(tx, { prefix }))[0]!.taken) return "taken";
  if (!(await openDesks(tx))) return "not-apart";
  const [added] = await insertClub(tx, {
    slug: slug ?? prefix.toLowerCase(),
    isGiven: slug !== null,
    prefix,
    names: JSON.stringify(names),
    region,
    languages: [...languages],
  });
  return added?.id ?? "taken";
}

export function addClub(
  pool: Pool,
  club: Pick<NewClub, "prefix" | "names"> & { readonly slug: string },
  firstPrefix: string,
): Promise<"added" | "taken" | "not-apart"> {
  return inTransaction(pool, async (tx) => {
    const outcome = await addClubIn(tx, { region: null, languages: [], ...club }, firstPrefix);
    return typeof outcome === "number" ? "added" : outcome;
  });
}

export function listClubs(pool: Pool) {
  return selectClubs(poolDb(pool));
}

const selectMember = statement(
  "clubs_member",
  `select u.id, (select min(r.club_id) from user_roles r where r.user_id = u.id and r.role_id > 1) as club_id
   from users u where lower(u.email) = lower(:email) and u.closed_at is null for update of u`,
  told<{ club_id: number | null }>(),
);

const selectClub = statement("clubs_one", "select id from clubs where slug = :slug");

const insertRole = statement(
  "club_role_insert",
  "insert into user_roles (user_id, role_id, club_id) values (:memberId, :roleId, :clubId) on conflict do nothing",
);

const deleteRole = statement(
  "club_role_delete",
  "delete from user_roles where user_id = :memberId and role_id = :roleId and club_id = :clubId",
);

interface Officer {
  readonly slug: string;
  readonly email: string;
  readonly role: ClubRole;
}

type Outcome = "done" | "no-such-club" | "no-such-member" | "of-another-club";
type RoleOfClub = { memberId: number; roleId: number; clubId: number };

export const makeOfficer = (pool: Pool, officer: Officer): Promise<Outcome> =>
  withRoleOf(pool, officer, insertRole);

export const dismissOfficer = (
  pool: Pool,
  officer: Officer,
  services: Pick<Services, "jobs" | "config">,
): Promise<Outcome> =>
  withRoleOf(pool, officer, async (tx, of) => {
    await deleteRole(tx, of);
    await afterRole(tx, of.memberId, services);
  });

function withRoleOf(
  pool: Pool,
  { slug, email, role }: Officer,
  change: (tx: Tx, of: RoleOfClub) => Promise<unknown>,
): Promise<Outcome> {
  return inTransaction(pool, async (tx) => {
    const [club] = await selectClub(tx, { slug });
    if (!club) return "no-such-club";
    const [member] = await selectMember(tx, { email: email.trim() });
    if (!member) return "no-such-member";
    if (member.club_id !== null && member.club_id !== club.id) return "of-another-club";
    await change(tx, { memberId: member.id, roleId: CLUB_ROLES[role], clubId: club.id });
    return "done";
  });
}
