import { useState } from "react";
import type { CatCard, FullProfile } from "@felistry/contract/cats.ts";
import type { Correction } from "@felistry/contract/corrections.ts";
import { COLOUR_KINDS } from "@felistry/domain/colours/ems/codes.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CorrectedFields } from "../cats/form/corrected-fields.tsx";
import type { ColourChoices } from "../colours/colour-fields-choices.ts";
import { useWayBack } from "../orders/order-back-link.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { TextAreaField } from "../ui/form/field.tsx";
import { PhotoField, UploadProgress } from "../ui/form/photo-field.tsx";
import { RecordForm } from "../ui/form/record-form.tsx";
import { usePictureForm } from "../ui/form/use-picture-form.ts";
import { askedCat } from "./amended-cat.ts";
import { correctionPaths } from "./correction-paths.ts";
import { OwnerField } from "./owner-field.tsx";
import { named, ParentField } from "./parent-field.tsx";
import { WantedVerdict } from "./wanted-verdict.tsx";

/** Copied from the contract, whose module would bring zod into the page's initial code. */
const REASON_MAX = 500;
const EVIDENCE = "evidence_url";

interface FormProps {
  readonly cat: FullProfile;
  readonly choices: ColourChoices;
  /** The request that the club asks about: it is changed, instead of another being sent. */
  readonly request: Correction | null;
}

/** All facts as they are, or as the open request has them; what is changed here is asked for. */
export function AskCorrectionForm({ cat: present, choices, request }: FormProps) {
  const [file, setFile] = useState<File | null>(null);
  const { state, part, current } = useAskForm(present, request);
  const parents = { father: parentOf(present.father), mother: parentOf(present.mother) };
  const asked = { cat: present, parents };
  const { cat, parents: shown } = request ? askedCat(asked, request) : asked;
  const { errors } = state;
  const backTo = useWayBack(cat.id, request ? paths.askedCase(request.asked_case_id!) : undefined);
  return (
    <RecordForm
      state={state}
      save={request ? m.correction_amend_save() : m.correction_send()}
      saving={m.correction_sending()}
      cancel={m.catform_cancel()}
      backTo={backTo}
    >
      <CorrectedFields cat={cat} choices={choices} errors={errors} />
      <ParentField side="father" catId={cat.id} parent={shown.father} />
      <ParentField side="mother" catId={cat.id} parent={shown.mother} />
      <OwnerField cat={cat} />
      <WantedVerdict catId={cat.id} form={state.form.ref} />
      <TextAreaField
        name="reason"
        label={m.correction_reason_label()}
        hint={m.correction_reason_hint()}
        maxLength={REASON_MAX}
        defaultValue={request?.reason ?? ""}
        errors={errors}
        required
      />
      <PhotoField
        name={EVIDENCE}
        label={m.correction_evidence_label()}
        file={file}
        onChoose={setFile}
        current={current}
        error={errors[EVIDENCE] ?? null}
      />
      <p className="soft">{m.correction_evidence_private()}</p>
      {part !== null && <UploadProgress label={m.doc_uploading()} part={part} />}
    </RecordForm>
  );
}

/** The cat's values by the names of the form's fields. */
const shownOf = (cat: FullProfile) => ({
  ...cat,
  ...Object.fromEntries(COLOUR_KINDS.map((kind) => [`${kind}_ems`, cat[kind]])),
  father_id: cat.father?.id,
  mother_id: cat.mother?.id,
});

const parentOf = (cat: CatCard | null) => cat && named(cat);

function useAskForm(cat: FullProfile, request: Correction | null) {
  const { call } = usePageTools();
  return usePictureForm({
    schema: () => import("@felistry/contract/corrections.ts").then((c) => c.correctionBody),
    field: EVIDENCE,
    current: request?.evidence_url ?? undefined,
    also: request ? { request_id: request.id } : {},
    version: cat.version,
    opened: request ? shownOf(cat) : undefined,
    upload: { prefix: "evidence", catId: cat.id },
    save: (body) => call("POST /cats/{id}/corrections", { params: { id: cat.id }, body }),
    to: request ? paths.askedCase(request.asked_case_id!) : correctionPaths.own,
  });
}
