import { useId } from "react";
import { useRevalidator } from "react-router";
import type { ClubMember } from "@felistry/contract/accounts/members.ts";
import {
  CLUB_ROLE_NAMES,
  clubRolesOf,
  type ClubRole,
} from "@felistry/domain/accounts/club-rights.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Failure } from "../ui/failure.tsx";
import { useTask } from "../ui/use-task.ts";
import styles from "./members.module.css";
import { roleHints, roleWords } from "./role-words.ts";

/** A tick gives a role or takes it at once. */
export function ClubRoles({ member }: { member: ClubMember }) {
  return (
    <details className={styles["marks"]}>
      <summary>{m.members_roles()}</summary>
      <p className="soft">{m.members_roles_hint()}</p>
      <ul className={styles["roles"]}>
        {CLUB_ROLE_NAMES.map((role) => (
          <li key={role}>
            <RoleTick member={member} role={role} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function RoleTick({ member, role }: { member: ClubMember; role: ClubRole }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const id = useId();
  const has = clubRolesOf(member).includes(role);
  const change = useTask(async () => {
    const params = { id: member.id, role };
    if (has) await call("DELETE /admin/members/{id}/roles/{role}", { params });
    else await call("PUT /admin/members/{id}/roles/{role}", { params });
    await revalidate();
    const said = { role: roleWords[role](), name: `${member.first_name} ${member.last_name}` };
    return has ? m.members_role_taken(said) : m.members_role_given(said);
  });
  const { outcome } = change;
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={has}
          disabled={change.running || (!has && member.suspended_at !== null)}
          aria-describedby={id}
          onChange={change.start}
        />
        <span>{roleWords[role]()}</span>
      </label>
      <p id={id} className="soft">
        {roleHints[role]()}
      </p>
      <output>{outcome && !outcome.failed ? outcome.text : ""}</output>
      <Failure text={outcome?.failed && outcome.text} />
    </>
  );
}
