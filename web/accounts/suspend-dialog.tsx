import { useRevalidator } from "react-router";
import type { ClubMember } from "@felistry/contract/accounts/members.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { ReasonDialog } from "../ui/reason-dialog.tsx";

/** Asks for the reason, which the member reads when trying to log in. */
export function SuspendDialog({ member, onClose }: { member: ClubMember; onClose: () => void }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const name = `${member.first_name} ${member.last_name}`;
  return (
    <ReasonDialog
      about={`suspend ${member.id}`}
      title={m.members_suspend_title({ name })}
      label={m.desk_decline_reason()}
      hint={m.members_suspend_hint()}
      submit={m.members_suspend()}
      keep={m.members_keep()}
      schema={() => import("@felistry/contract/accounts/members.ts").then((c) => c.suspensionBody)}
      send={(reason) =>
        call("PUT /admin/members/{id}/suspension", { params: { id: member.id }, body: { reason } })
      }
      onSent={revalidate}
      onClose={onClose}
    />
  );
}
