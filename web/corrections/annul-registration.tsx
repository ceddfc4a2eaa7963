import { useState } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";

/** The club annuls a registration, which cannot be undone. */
export function AnnulRegistration({
  cat: { id, reg_num, version },
  onDone,
}: {
  cat: Pick<FullProfile, "id" | "reg_num" | "version">;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const [asking, setAsking] = useState(false);
  const annul = async (reason: string) => {
    const { message } = await call("POST /cats/{id}/annulment", {
      params: { id },
      body: { reason, version },
    });
    return message;
  };
  return (
    <>
      <p>
        <Button look="danger" onClick={() => setAsking(true)}>
          {m.annulment_button()}
        </Button>
      </p>
      {asking && (
        <ReasonDialog
          about={`annul ${id}`}
          title={m.annulment_title({ number: reg_num ?? "" })}
          label={m.annulment_reason()}
          hint={m.annulment_hint()}
          submit={m.annulment_button()}
          keep={m.annulment_keep()}
          schema={() => import("@felistry/contract/corrections.ts").then((c) => c.annulmentBody)}
          send={annul}
          onSent={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
