/**
 * Who of the club may do what: one table. A call declares the right it needs, the server asks this table, and the tests
 * walk every call with every role.
 */
import { FIRST_CLUB } from "./club.ts";
import { ROLE_ADMIN } from "./roles.ts";

/** The club's roles beside the administrator's, with the numbers that the database keeps. */
export const CLUB_ROLES = { registrar: 3, decider: 4, treasurer: 5, clerk: 6, auditor: 7 } as const;
export type ClubRole = keyof typeof CLUB_ROLES;
export const CLUB_ROLE_NAMES = Object.keys(CLUB_ROLES) as ClubRole[];

/** An administrator has every right, also those that nobody else has. */
export const CLUB_RIGHTS = {
  /** Cats, documents and applications of others. */
  read_cats: ["registrar", "decider", "auditor"],
  /** Scans, and what a title or test says. */
  read_papers: ["registrar", "decider", "clerk", "auditor"],
  /** To take a cat to one's own page while its application is looked at. */
  correct_cats: ["registrar", "decider"],
  merge_cats: ["decider"],
  read_cases: ["registrar", "decider", "auditor"],
  /** To take in hand, ask, note, and read a scan for the check. */
  work_cases: ["registrar", "decider"],
  decide_cases: ["decider"],
  read_credentials: ["registrar", "decider", "clerk", "auditor"],
  decide_credentials: ["decider", "clerk"],
  read_market: ["registrar", "decider", "auditor"],
  decide_market: ["decider"],
  read_members: ["registrar", "decider", "treasurer", "auditor"],
  mark_sellers: ["decider"],
  /** Roles and suspensions. */
  manage_members: [],
  /** The clubs of the installation: their names, prefixes and looks. */
  keep_clubs: [],
  /** Who marks a seller as a member of the club looks here. */
  read_memberships: ["registrar", "decider", "treasurer", "auditor"],
  keep_memberships: ["treasurer"],
  /** Names of catteries that the club keeps. */
  read_names: ["registrar", "decider", "auditor"],
  decide_names: ["decider"],
  read_history: ["decider", "auditor"],
  read_checks: ["registrar", "decider", "auditor"],
  run_checks: ["registrar", "decider"],
  read_rules: ["registrar", "decider", "clerk", "auditor"],
  set_rules: [],
  read_studbook: ["registrar", "decider", "auditor"],
  print_studbook: ["registrar", "decider"],
  read_health: ["auditor"],
  mend_health: [],
} as const satisfies Record<string, readonly ClubRole[]>;
export type ClubRight = keyof typeof CLUB_RIGHTS;
export const CLUB_RIGHT_NAMES = Object.keys(CLUB_RIGHTS) as ClubRight[];

/** The numbers of the roles that have it. */
export function rolesWith(right: ClubRight): readonly number[] {
  return [ROLE_ADMIN, ...CLUB_RIGHTS[right].map((role) => CLUB_ROLES[role])];
}

/** Used at a desk: the database shows what is of the acting club alone. */
const DESK_RIGHTS: ReadonlySet<ClubRight> = new Set<ClubRight>([
  "read_cases",
  "work_cases",
  "decide_cases",
  "read_credentials",
  "decide_credentials",
  "read_memberships",
  "keep_memberships",
  "read_names",
  "decide_names",
  "read_studbook",
  "print_studbook",
]);

/** The registry itself is one for all clubs. */
const REGISTRY_RIGHTS: ReadonlySet<ClubRight> = new Set<ClubRight>(["read_cats", "read_papers"]);

/** Of the club where the member works, as `clubOfRules` says. */
const RULE_RIGHTS: ReadonlySet<ClubRight> = new Set<ClubRight>(["read_rules"]);

/** Shows what every desk has done: for administrators alone, once there are several. */
const ABOVE_DESKS: ReadonlySet<ClubRight> = new Set<ClubRight>(["read_history"]);

interface WithRoles {
  readonly roleIds: readonly number[];
  /** Null or absent where there is one club. */
  readonly clubId?: number | null;
}

function hasInClub({ clubId = null, roleIds }: WithRoles, right: ClubRight): boolean {
  if (clubId === null) return true;
  if (ABOVE_DESKS.has(right)) return roleIds.includes(ROLE_ADMIN);
  if (clubId === FIRST_CLUB) return true;
  return DESK_RIGHTS.has(right) || REGISTRY_RIGHTS.has(right) || RULE_RIGHTS.has(right);
}

/** At whose desk a call with this right acts; null if it is not bound to one. */
export function deskOf({ clubId = null }: WithRoles, right: ClubRight): number | null {
  return DESK_RIGHTS.has(right) ? clubId : null;
}

/**
 * Whose studbook a member of the club reads and prints: null is the whole registry's, which is the first club's.
 */
export function clubOfStudbook({ clubId = null }: Pick<WithRoles, "clubId">): number | null {
  return clubId === FIRST_CLUB ? null : clubId;
}

/**
 * Whose rules a member of the club reads or sets: administrators choose a club, others have their own.
 * @returns null if those that are asked for are not theirs
 */
export function clubOfRules(member: WithRoles, asked: number | null): number | null {
  const { clubId = null, roleIds } = member;
  if (clubId === null || roleIds.includes(ROLE_ADMIN)) return asked ?? FIRST_CLUB;
  return asked === null || asked === clubId ? clubId : null;
}

export function may(member: WithRoles | null | undefined, right: ClubRight): boolean {
  if (member && !hasInClub(member, right)) return false;
  const allowed = rolesWith(right);
  return member?.roleIds.some((role) => allowed.includes(role)) ?? false;
}

/** Has any role of the club. */
export function isOfClub(member: WithRoles): boolean {
  return CLUB_RIGHT_NAMES.some((right) => may(member, right));
}

/** The names of the roles beside the administrator's. */
export function clubRolesOf({ roleIds }: WithRoles): ClubRole[] {
  return CLUB_ROLE_NAMES.filter((role) => roleIds.includes(CLUB_ROLES[role]));
}
