import { useState } from "react";
import type { MergeField } from "@felistry/contract/merges/merges.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";

interface AtDeskProps {
  readonly kept: { readonly id: number; readonly registered: 0 | 1 };
  readonly gone: {
    readonly id: number;
    readonly registered: 0 | 1;
    readonly reg_num: string | null;
  };
  readonly take: readonly MergeField[];
  readonly onAsked: (caseId: number) => void;
}

/** Registered records become one by a decision of the desk. */
export function MergeAtDesk({ kept, gone, take, onAsked }: AtDeskProps) {
  const { call } = usePageTools();
  const [isAsking, setAsking] = useState(false);
  const ask = async (reason: string) => {
    const body = { kept: kept.id, other: gone.id, take: [...take], reason };
    const { data } = await call("POST /admin/merge-requests", { body });
    return data.case_id;
  };
  const isNumberEnding = kept.registered === 1 && gone.registered === 1 && gone.reg_num !== null;
  return (
    <>
      <p>{m.merge_ask_lead()}</p>
      {isNumberEnding && <p>{m.merge_ask_number({ number: gone.reg_num })}</p>}
      <Button onClick={() => setAsking(true)}>{m.merge_ask()}</Button>
      {isAsking && (
        <ReasonDialog
          about={`merge ${kept.id} ${gone.id}`}
          title={m.merge_ask()}
          label={m.merge_ask_reason()}
          hint={m.merge_ask_hint()}
          submit={m.merge_ask()}
          keep={m.case_cancel()}
          schema={() =>
            import("@felistry/contract/merges/merge-requests.ts").then((c) => c.mergeReasonBody)
          }
          send={ask}
          onSent={async (caseId) => onAsked(caseId)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

export function MergeAsked({ caseId }: { caseId: number }) {
  return (
    <>
      <output>{m.merge_asked()}</output>
      <ButtonLink to={paths.clubCase(caseId, null)}>{m.merge_to_case()}</ButtonLink>
    </>
  );
}
