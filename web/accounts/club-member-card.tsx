import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Club } from "@felistry/contract/accounts/clubs.ts";
import type { ClubMember } from "@felistry/contract/accounts/members.ts";
import { clubRolesOf, may } from "@felistry/domain/accounts/club-rights.ts";
import { CATS_OF_EACH_COUNTED } from "@felistry/domain/accounts/counted-cats.ts";
import { ROLE_ADMIN } from "@felistry/domain/accounts/roles.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { oneDigit } from "../ui/shares.ts";
import { useTask } from "../ui/use-task.ts";
import { ClubRoles } from "./club-roles.tsx";
import styles from "./members.module.css";
import { roleWords } from "./role-words.ts";
import { SellerMarks } from "./seller-marks.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";

/** One member, with what an administrator may change: the second role and a suspension, never their own. */
export function ClubMemberCard({ member, clubs }: { member: ClubMember; clubs: readonly Club[] }) {
  const { viewer } = usePageTools();
  const id = `member-${member.id}`;
  return (
    <article className={styles["member"]} aria-labelledby={id}>
      <Who
        member={member}
        nameId={id}
        club={clubs.length > 1 ? clubs.find(({ id: each }) => each === member.club_id) : undefined}
      />
      {member.id === viewer!.id ? (
        <p className="soft">{m.members_own()}</p>
      ) : (
        <>
          {may(viewer, "manage_members") && (
            <>
              <Changes member={member} />
              <ClubRoles member={member} clubs={clubs} />
            </>
          )}
          <SellerMarks memberId={member.id} />
        </>
      )}
    </article>
  );
}

function Who({
  member,
  nameId,
  club,
}: {
  member: ClubMember;
  nameId: string;
  /** Where there are several. */
  club: Club | undefined;
}) {
  const { locale } = usePageTools();
  const roles = [
    ...(isAdministrator(member) ? [m.members_is_admin()] : []),
    ...clubRolesOf(member).map((role) => roleWords[role]()),
  ];
  const facts = { id: member.id, date: shortDate(member.created_at, locale) };
  return (
    <div className={styles["who"]}>
      <h2 id={nameId}>
        {member.first_name} {member.last_name}
      </h2>
      <p>{member.email}</p>
      <p className="soft">
        {member.cats > CATS_OF_EACH_COUNTED
          ? m.members_facts_many({ ...facts, most: oneDigit(CATS_OF_EACH_COUNTED, locale) })
          : m.members_facts({ ...facts, count: member.cats })}
      </p>
      {roles.length > 0 && (
        <p className={styles["role"]}>
          {club && <span lang="">{club.name}: </span>}
          {roles.join(", ")}
        </p>
      )}
      {member.suspended_at !== null && (
        <p className={styles["suspended"]}>
          {m.members_suspended({
            date: shortDate(member.suspended_at, locale),
            reason: member.suspension_reason ?? "",
          })}
        </p>
      )}
    </div>
  );
}

function Changes({ member }: { member: ClubMember }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [isSuspending, setSuspending] = useState(false);
  const params = { id: member.id };
  const isAdmin = isAdministrator(member);
  const role = useTask(async () => {
    await call("PUT /admin/members/{id}/administrator", {
      params,
      body: { is_administrator: !isAdmin },
    });
    await revalidate();
    return "";
  });
  const lifting = useTask(async () => {
    await call("DELETE /admin/members/{id}/suspension", { params });
    await revalidate();
    return "";
  });
  const busy = role.running || lifting.running;
  const failure = [role, lifting].find(({ outcome }) => outcome?.failed)?.outcome?.text;
  return (
    <>
      <Row>
        <Button
          small
          look="second"
          disabled={busy || (!isAdmin && member.suspended_at !== null)}
          disabledReason={busy ? m.own_busy() : m.error_member_suspended()}
          onClick={role.start}
        >
          {isAdmin ? m.members_revoke() : m.members_grant()}
        </Button>
        {member.suspended_at === null ? (
          <Button
            small
            look="danger"
            disabled={busy}
            disabledReason={m.own_busy()}
            onClick={() => setSuspending(true)}
          >
            {m.members_suspend()}
          </Button>
        ) : (
          <Button
            small
            look="second"
            disabled={busy}
            disabledReason={m.own_busy()}
            onClick={lifting.start}
          >
            {m.members_unsuspend()}
          </Button>
        )}
      </Row>
      <Failure text={failure} />
      {isSuspending && <SuspendDialog member={member} onClose={() => setSuspending(false)} />}
    </>
  );
}

const isAdministrator = ({ roleIds }: ClubMember) => roleIds.includes(ROLE_ADMIN);
