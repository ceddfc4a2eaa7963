import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { Club } from "@felistry/contract/accounts/clubs.ts";
import type { ClubMember } from "@felistry/contract/accounts/members.ts";
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import {
  CLUB_ROLE_NAMES,
  clubRolesOf,
  type ClubRole,
} from "@felistry/domain/accounts/club-rights.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Failure } from "../ui/failure.tsx";
import { useTask } from "../ui/use-task.ts";
import { ClubChoices } from "./clubs/club-choices.tsx";
import styles from "./members.module.css";
import { roleHints, roleWords } from "./role-words.ts";

/** A tick gives a role or takes it at once; of several clubs, at the one that is chosen. */
export function ClubRoles({
  member,
  clubs,
}: {
  readonly member: ClubMember;
  readonly clubs: readonly Club[];
}) {
  const [chosen, setChosen] = useState(FIRST_CLUB);
  const clubId = member.club_id ?? chosen;
  return (
    <details className={styles["marks"]}>
      <summary>{m.members_roles()}</summary>
      <p className="soft">{m.members_roles_hint()}</p>
      {clubs.length > 1 && (
        <ClubOfRoles
          clubs={clubs}
          clubId={clubId}
          isFixed={member.club_id !== null}
          onChoose={setChosen}
        />
      )}
      <ul className={styles["roles"]}>
        {CLUB_ROLE_NAMES.map((role) => (
          <li key={role}>
            <RoleTick member={member} role={role} clubId={clubId} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ClubOfRolesProps {
  readonly clubs: readonly Club[];
  readonly clubId: number;
  readonly isFixed: boolean;
  readonly onChoose: (id: number) => void;
}

/** A member is of one club: it can be chosen until they have the first role. */
function ClubOfRoles({ clubs, clubId, isFixed, onChoose }: ClubOfRolesProps) {
  if (isFixed) {
    const club = clubs.find((each) => each.id === clubId)?.name ?? "";
    return <p>{m.members_role_club_of({ club })}</p>;
  }
  return (
    <ClubChoices label={m.members_role_club()} clubs={clubs} clubId={clubId} onChoose={onChoose} />
  );
}

interface RoleTickProps {
  readonly member: ClubMember;
  readonly role: ClubRole;
  readonly clubId: number;
}

function RoleTick({ member, role, clubId }: RoleTickProps) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const id = useId();
  const has = clubRolesOf(member).includes(role);
  const change = useTask(async () => {
    const params = { id: member.id, role };
    if (has) await call("DELETE /admin/members/{id}/roles/{role}", { params });
    else await call("PUT /admin/members/{id}/roles/{role}", { params, body: { club_id: clubId } });
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
