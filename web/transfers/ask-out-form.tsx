import { useNavigate } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import type { Transfer } from "@felistry/contract/transfers.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { TextAreaField, TextField } from "../ui/form/field.tsx";
import { RecordForm } from "../ui/form/record-form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { transferPaths } from "./transfer-paths.ts";

/** Copied from the contract, whose module would bring zod into the page's initial code. */
const TEXT_MAX = 500;

interface FormProps {
  readonly cat: FullProfile;
  /** The request that the club asks about, which is changed. */
  readonly request: Transfer | null;
}

/** Of a registered cat that goes to another club. */
export function AskOutForm({ cat, request }: FormProps) {
  const { call } = usePageTools();
  const navigate = useNavigate();
  const state = useForm({
    draftOf: `export ${cat.id} ${request?.id ?? ""}`,
    schema: () => import("@felistry/contract/transfers.ts").then((c) => c.transferOutBody),
    version: cat.version,
    async send(sent) {
      const body = { ...sent, ...(request && { request_id: request.id }) };
      await call("POST /cats/{id}/transfers/out", { params: { id: cat.id }, body });
      await navigate(request ? paths.askedCase(request.asked_case_id!) : transferPaths.own);
    },
  });
  const { errors } = state;
  return (
    <RecordForm
      state={state}
      save={request ? m.correction_amend_save() : m.correction_send()}
      saving={m.correction_sending()}
      cancel={m.catform_cancel()}
      backTo={request ? paths.askedCase(request.asked_case_id!) : paths.cat(cat.id)}
    >
      <TextField
        name="club"
        label={m.transfer_club()}
        hint={m.transfer_club_hint()}
        defaultValue={request?.club ?? ""}
        errors={errors}
        required
      />
      <TextAreaField
        name="remarks"
        label={m.transfer_remarks()}
        hint={m.transfer_remarks_hint()}
        defaultValue={request?.remarks ?? ""}
        maxLength={TEXT_MAX}
        errors={errors}
      />
    </RecordForm>
  );
}
