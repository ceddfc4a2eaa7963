import { useState } from "react";
import { Link } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import type { Transfer } from "@felistry/contract/transfers.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { TextAreaField, TextField } from "../ui/form/field.tsx";
import { PhotoField, UploadProgress } from "../ui/form/photo-field.tsx";
import { RecordForm } from "../ui/form/record-form.tsx";
import { usePictureForm } from "../ui/form/use-picture-form.ts";
import { ComingVerdict } from "./coming-verdict.tsx";
import { transferPaths } from "./transfer-paths.ts";

/** Copied from the contract, whose module would bring zod into the page's initial code. */
const TEXT_MAX = 500;
const PAPER = "paper_url";

interface FormProps {
  readonly cat: FullProfile;
  /** The request that the club asks about, which is changed. */
  readonly request: Transfer | null;
}

/** Of a cat that another club has registered. */
export function AskInForm({ cat, request }: FormProps) {
  const [file, setFile] = useState<File | null>(null);
  const { state, part, current } = useAskInForm(cat, request);
  const { errors } = state;
  return (
    <RecordForm
      state={state}
      save={request ? m.correction_amend_save() : m.correction_send()}
      saving={m.correction_sending()}
      cancel={m.catform_cancel()}
      backTo={request ? paths.askedCase(request.asked_case_id!) : paths.cat(cat.id)}
    >
      <p>
        {m.transfer_check_page()} <Link to={paths.cat(cat.id)}>{m.correction_to_cat()}</Link>
      </p>
      <TextField
        name="club"
        label={m.transfer_club()}
        hint={m.transfer_club_hint()}
        defaultValue={request?.club ?? ""}
        errors={errors}
        required
      />
      <TextField
        name="number"
        label={m.transfer_number()}
        defaultValue={request?.number ?? cat.number_elsewhere ?? ""}
        errors={errors}
        required
      />
      <TextAreaField
        name="titles"
        label={m.transfer_titles()}
        hint={m.transfer_titles_hint()}
        defaultValue={request?.titles ?? ""}
        maxLength={TEXT_MAX}
        errors={errors}
      />
      <TextAreaField
        name="remarks"
        label={m.transfer_remarks()}
        hint={m.transfer_remarks_hint()}
        defaultValue={request?.remarks ?? ""}
        maxLength={TEXT_MAX}
        errors={errors}
      />
      <ComingVerdict catId={cat.id} form={state.form.ref} />
      <PhotoField
        name={PAPER}
        label={m.transfer_paper()}
        file={file}
        onChoose={setFile}
        current={current}
        error={errors[PAPER] ?? null}
      />
      <p className="soft">{m.transfer_paper_private()}</p>
      {part !== null && <UploadProgress label={m.doc_uploading()} part={part} />}
    </RecordForm>
  );
}

function useAskInForm(cat: FullProfile, request: Transfer | null) {
  const { call } = usePageTools();
  return usePictureForm({
    schema: () => import("@felistry/contract/transfers.ts").then((c) => c.transferInBody),
    field: PAPER,
    current: request?.paper_url ?? undefined,
    also: request ? { request_id: request.id } : {},
    version: cat.version,
    upload: { prefix: "evidence", catId: cat.id },
    save: (body) => call("POST /cats/{id}/transfers/in", { params: { id: cat.id }, body }),
    to: request ? paths.askedCase(request.asked_case_id!) : transferPaths.own,
  });
}
