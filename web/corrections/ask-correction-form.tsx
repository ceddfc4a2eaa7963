import { useState } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CorrectedFields } from "../cats/form/corrected-fields.tsx";
import type { ColourChoices } from "../colours/colour-fields-choices.ts";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { TextAreaField } from "../ui/form/field.tsx";
import { PhotoField, UploadProgress } from "../ui/form/photo-field.tsx";
import { RecordForm } from "../ui/form/record-form.tsx";
import { usePictureForm } from "../ui/form/use-picture-form.ts";
import { correctionPaths } from "./correction-paths.ts";
import { OwnerField } from "./owner-field.tsx";
import { ParentField } from "./parent-field.tsx";

/** Copied from the contract, whose module would bring zod into the page's initial code. */
const REASON_MAX = 500;
const EVIDENCE = "evidence_url";

/** All facts as they are; what is changed here is asked for. */
export function AskCorrectionForm({ cat, choices }: { cat: FullProfile; choices: ColourChoices }) {
  const [file, setFile] = useState<File | null>(null);
  const { state, part } = useAskForm(cat);
  const { errors } = state;
  return (
    <RecordForm
      state={state}
      save={m.correction_send()}
      saving={m.correction_sending()}
      cancel={m.catform_cancel()}
      backTo={paths.cat(cat.id)}
    >
      <CorrectedFields cat={cat} choices={choices} errors={errors} />
      <ParentField side="father" catId={cat.id} parent={cat.father} />
      <ParentField side="mother" catId={cat.id} parent={cat.mother} />
      <OwnerField cat={cat} />
      <TextAreaField
        name="reason"
        label={m.correction_reason_label()}
        hint={m.correction_reason_hint()}
        maxLength={REASON_MAX}
        errors={errors}
        required
      />
      <PhotoField
        name={EVIDENCE}
        label={m.correction_evidence_label()}
        file={file}
        onChoose={setFile}
        error={errors[EVIDENCE] ?? null}
      />
      <p className="soft">{m.correction_evidence_private()}</p>
      {part !== null && <UploadProgress label={m.doc_uploading()} part={part} />}
    </RecordForm>
  );
}

function useAskForm(cat: FullProfile) {
  const { call } = usePageTools();
  return usePictureForm({
    schema: () => import("@felistry/contract/corrections.ts").then((c) => c.correctionBody),
    field: EVIDENCE,
    current: undefined,
    version: cat.version,
    upload: { prefix: "evidence", catId: cat.id },
    save: (body) => call("POST /cats/{id}/corrections", { params: { id: cat.id }, body }),
    to: correctionPaths.own,
  });
}
