import { useRevalidator } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { ReasonDialog } from "../ui/reason-dialog.tsx";

/** Asks how a certificate was lost; its code is no longer valid then. */
export function DuplicateDialog({
  catId,
  code,
  onClose,
}: {
  catId: number;
  code: string;
  onClose: () => void;
}) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  return (
    <ReasonDialog
      about={`duplicate ${code}`}
      title={m.cert_duplicate_title({ code })}
      label={m.cert_duplicate_reason()}
      hint={m.cert_duplicate_hint()}
      submit={m.cert_duplicate_submit()}
      keep={m.cert_revoke_keep()}
      schema={() =>
        import("@felistry/contract/certificates/certificates.ts").then((c) => c.duplicateBody)
      }
      send={async (reason) => {
        await call("POST /cats/{id}/certificates/{code}/duplicate", {
          params: { id: catId, code },
          body: { reason },
        });
      }}
      onSent={revalidate}
      onClose={onClose}
    />
  );
}
