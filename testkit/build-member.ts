import { CLUB_ROLES, type ClubRole } from "@felistry/domain/accounts/club-rights.ts";
import { ROLE_ADMIN, ROLE_MEMBER } from "@felistry/contract/accounts/accounts.ts";
import { hashPassword, THE_SERVER } from "@felistry/server/accounts/password-hash.ts";
import { insertRow, nextNumber, referenceId, type World } from "./world.ts";

export interface BuiltMember {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  /** As typed on the login page. */
  password: string;
}

export interface MemberTraits {
  first_name?: string;
  last_name?: string;
  email?: string;
  birthday?: string;
  /** Two-letter ISO code. */
  country?: string;
  /** The language of mails to this member. */
  locale?: "en" | "ru";
  password?: string;
}

const PASSWORD = "Queen4kittens";

// Hashing is deliberately slow; all members with the default password share one hash.
let hashOfDefault: Promise<string> | undefined;

export async function buildMember(world: World, traits: MemberTraits = {}): Promise<BuiltMember> {
  const number = nextNumber();
  const password = traits.password ?? PASSWORD;
  const row = await insertRow<Omit<BuiltMember, "password">>(world, "users", {
    first_name: traits.first_name ?? `Breeder${number}`,
    last_name: traits.last_name ?? `Catman${number}`,
    email: traits.email ?? `breeder${number}@cats.example`,
    birthday: traits.birthday ?? "1985-04-12",
    country_id: await referenceId(world, "countries", "iso2", traits.country ?? "DE"),
    locale: traits.locale ?? "en",
    password_hash: await (password === PASSWORD
      ? (hashOfDefault ??= hashPassword(PASSWORD, THE_SERVER))
      : hashPassword(password, THE_SERVER)),
  });
  await giveRole(world, row.id, ROLE_MEMBER);
  const { id, email, first_name, last_name } = row;
  return { id, email, first_name, last_name, password };
}

/** A member with role 2, as granted by `admin grant`. */
export async function buildAdmin(world: World, traits: MemberTraits = {}): Promise<BuiltMember> {
  const member = await buildMember(world, traits);
  await giveRole(world, member.id, ROLE_ADMIN);
  return member;
}

/** A member with one of the club's other roles. */
export async function buildOfficer(
  world: World,
  role: ClubRole,
  traits: MemberTraits = {},
): Promise<BuiltMember> {
  const member = await buildMember(world, traits);
  await giveRole(world, member.id, CLUB_ROLES[role]);
  return member;
}

async function giveRole(world: World, memberId: number, role: number): Promise<void> {
  await world.pool.query("insert into user_roles (user_id, role_id) values ($1, $2)", [
    memberId,
    role,
  ]);
}
