import type { ReactNode } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Application } from "@felistry/contract/registration.ts";
import { usePageTools } from "../page-tools.ts";
import { ReasonDialog } from "../ui/reason-dialog.tsx";

/** Asks for the reason shown to the applicant. */
export function DeclineDialog({
  catId,
  application: { application_id, version },
  name,
  isStale,
  changes,
  onClose,
  onDone,
}: {
  catId: number;
  application: Pick<Application, "application_id" | "version">;
  name: string;
  /** Whether a decision was refused because the displayed data has changed; `changes` then says how. */
  isStale: (error: unknown) => Promise<boolean>;
  changes: ReactNode;
  onClose: () => void;
  onDone: (said: string) => Promise<void>;
}) {
  const { call, viewer } = usePageTools();
  const decline = async (reason: string) => {
    try {
      await call("PUT /cats/{id}/delete-pedigree-application", {
        params: { id: catId },
        body: { userId: viewer!.id, application_id, version, reason },
      });
      return m.desk_declined({ name });
    } catch (error) {
      if (await isStale(error)) throw error;
      // Another administrator was first: their decision is shown in place of the application.
      if (!(error instanceof ApiFailure && error.status === 409)) throw error;
      return `${name}: ${error.body.message}`;
    }
  };
  return (
    <ReasonDialog
      about={`decline ${application_id}`}
      title={m.desk_decline_title({ name })}
      label={m.desk_decline_reason()}
      hint={m.desk_decline_hint()}
      submit={m.desk_decline()}
      keep={m.desk_keep()}
      schema={() => import("@felistry/contract/registration.ts").then((c) => c.declineBody)}
      send={decline}
      onSent={onDone}
      onClose={onClose}
    >
      {changes}
    </ReasonDialog>
  );
}
