/** Administrators are appointed by an operator's command, never by a call of the API. */
import type { Pool } from "pg";
import { ROLE_ADMIN } from "@felistry/contract/accounts/accounts.ts";
import { statement } from "../db/statement.ts";
import { inTransaction, poolDb, type Tx } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { lockAdministrators, otherAdministrators } from "./members/club-member-statements.ts";
import { afterRole } from "./members/end-role.ts";

const memberByEmail = statement(
  "administrators_member",
  "select id from users where lower(email) = lower(:email)",
);

const insertRole = statement(
  "administrators_grant",
  "insert into user_roles (user_id, role_id) values (:memberId, :roleId) on conflict do nothing returning user_id",
);

const deleteRole = statement(
  "administrators_revoke",
  "delete from user_roles where user_id = :memberId and role_id = :roleId returning user_id",
);

const selectAdministrators = statement(
  "administrators_list",
  "select u.email, u.first_name, u.last_name from users u join user_roles r on r.user_id = u.id where r.role_id = :roleId order by u.email",
);

export function grantAdmin(
  pool: Pool,
  email: string,
): Promise<"granted" | "already-granted" | "no-such-member"> {
  return ofMember(pool, email, async (tx, id) =>
    (await insertRole(tx, { memberId: id, roleId: ROLE_ADMIN })).length > 0
      ? "granted"
      : "already-granted",
  );
}

export function revokeAdmin(
  pool: Pool,
  email: string,
  services: Pick<Services, "jobs" | "config">,
): Promise<"revoked" | "not-granted" | "last-administrator" | "no-such-member"> {
  return ofMember(pool, email, async (tx, id) => {
    const holders = await lockAdministrators(tx);
    if (!holders.some(({ user_id }) => user_id === id)) return "not-granted";
    // One who is suspended cannot act, and does not count.
    if ((await otherAdministrators(tx, { memberId: id })).length === 0) return "last-administrator";
    await deleteRole(tx, { memberId: id, roleId: ROLE_ADMIN });
    await afterRole(tx, id, services);
    return "revoked";
  });
}

export function administrators(
  pool: Pool,
): Promise<{ email: string; first_name: string; last_name: string }[]> {
  return selectAdministrators(poolDb(pool), { roleId: ROLE_ADMIN });
}

function ofMember<Outcome>(
  pool: Pool,
  email: string,
  work: (tx: Tx, memberId: number) => Promise<Outcome>,
): Promise<Outcome | "no-such-member"> {
  return inTransaction(pool, async (tx) => {
    const [member] = await memberByEmail(tx, { email: email.trim() });
    return member ? work(tx, member.id) : "no-such-member";
  });
}
