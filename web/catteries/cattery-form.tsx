import { useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import {
  CATTERY_NAME_MAX,
  CATTERY_OTHER_NAME_MAX,
} from "@felistry/domain/catteries/cattery-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import type { Systems } from "../reference/load-systems.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import { useNameVerdict } from "../rules/club/use-name-verdict.ts";
import { TextField } from "../ui/form/field.tsx";
import { OtherNameField } from "../ui/form/other-name-field.tsx";
import { PhotoField, UploadProgress } from "../ui/form/photo-field.tsx";
import { RecordForm } from "../ui/form/record-form.tsx";
import { SystemField } from "../ui/form/system-field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { usePictureForm } from "../ui/form/use-picture-form.ts";

export type Cattery = Answer<"GET /catteries/{id}/edit">["data"];

interface CatteryFormProps {
  /** Null creates one. */
  readonly cattery: Cattery | null;
  readonly systems: Systems;
}

export function CatteryForm({ cattery, systems }: CatteryFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const { state, part, current } = useCatteryForm(cattery);
  const { errors } = state;
  return (
    <RecordForm
      state={state}
      save={m.cattery_save()}
      saving={m.cattery_saving()}
      cancel={m.cattery_cancel()}
      backTo={paths.myCatteries}
    >
      <NameField cattery={cattery} errors={errors} />
      <TextField
        name="cattery_name_full"
        label={m.cattery_name_full()}
        hint={m.cattery_name_full_hint()}
        defaultValue={cattery?.cattery_name_full ?? ""}
        autoComplete="off"
        errors={errors}
      />
      {cattery && (
        <OtherNameField
          name={cattery.cattery_name_full ?? cattery.cattery_name}
          proposed={cattery.other_name_proposed}
          given={cattery.other_name}
          maxLength={CATTERY_OTHER_NAME_MAX}
          errors={errors}
        />
      )}
      <CertificateFields cattery={cattery} errors={errors} />
      <SystemField
        label={m.cattery_system()}
        placeholder={m.cattery_system_choose()}
        systems={systems}
        chosen={cattery?.cat_systems_id}
        errors={errors}
      />
      <PhotoField
        name={PHOTO}
        label={m.cattery_photo()}
        file={file}
        onChoose={setFile}
        current={current}
        error={errors[PHOTO] ?? null}
      />
      {part !== null && <UploadProgress label={m.cattery_uploading()} part={part} />}
    </RecordForm>
  );
}

/** With what the club's rules say of it, once it is typed. */
function NameField({ cattery, errors }: { cattery: Cattery | null; errors: FieldErrors }) {
  const [name, setName] = useState("");
  const verdict = useNameVerdict(name, cattery?.id ?? null);
  return (
    <>
      <TextField
        name="cattery_name"
        label={m.cattery_name()}
        hint={m.cattery_name_hint()}
        maxLength={CATTERY_NAME_MAX}
        defaultValue={cattery?.cattery_name}
        autoComplete="off"
        errors={errors}
        required
        onBlur={({ currentTarget }) => setName(currentTarget.value.trim())}
      />
      {verdict && <ClubVerdictCard verdict={verdict} />}
    </>
  );
}

function CertificateFields({ cattery, errors }: { cattery: Cattery | null; errors: FieldErrors }) {
  const { today } = usePageTools();
  return (
    <>
      <TextField
        name="certificate_issued_at"
        type="date"
        label={m.cattery_issued_at()}
        max={today}
        defaultValue={cattery?.certificate_issued_at ?? ""}
        errors={errors}
      />
      <TextField
        name="certificate_num"
        label={m.cattery_number()}
        defaultValue={cattery?.certificate_num ?? ""}
        autoComplete="off"
        errors={errors}
      />
      <TextField
        name="certificate_issued_by"
        label={m.cattery_issued_by()}
        hint={m.cattery_issued_by_hint()}
        defaultValue={cattery?.certificate_issued_by}
        autoComplete="off"
        errors={errors}
        required
      />
    </>
  );
}

const PHOTO = "image_url";

function useCatteryForm(cattery: Cattery | null) {
  const { call } = usePageTools();
  return usePictureForm({
    schema: () =>
      import("@felistry/contract/catteries/catteries.ts").then(({ catteryBody }) => catteryBody),
    field: PHOTO,
    current: cattery?.image_url,
    version: cattery?.version,
    upload: { prefix: "cattery" },
    save: (body) =>
      cattery
        ? call("PUT /catteries/{id}", { params: { id: cattery.id }, body })
        : call("POST /me/cattery", { body }),
    to: paths.myCatteries,
  });
}
