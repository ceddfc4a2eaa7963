import { useState } from "react";
import { useNavigate } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { CATTERY_NAME_MAX } from "@felistry/domain/catteries/cattery-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { PhotoField, photoProblem, UploadProgress } from "../ui/photo-field.tsx";
import { chosenFile, notSavedText, uploadedPath } from "../ui/save-with-picture.ts";
import { useForm, type FieldErrors } from "../ui/use-form.ts";

export type Cattery = Answer<"GET /catteries/{id}/edit">["data"];
type Systems = Answer<"GET /cat-systems">["data"];

interface CatteryFormProps {
  /** Null creates one. */
  readonly cattery: Cattery | null;
  readonly systems: Systems;
}

export function CatteryForm({ cattery, systems }: CatteryFormProps) {
  const { today } = usePageTools();
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const state = useCatteryForm(cattery, setPart);
  const { errors, sending, form } = state;
  return (
    <>
      <LeaveGuard form={form.ref} sending={sending} />
      <Form
        state={state}
        actions={
          <>
            <Button type="submit" disabled={sending} disabledReason={m.cattery_saving()}>
              {sending ? m.cattery_saving() : m.cattery_save()}
            </Button>
            <ButtonLink to={paths.myCatteries} look="second">
              {m.cattery_cancel()}
            </ButtonLink>
          </>
        }
      >
        <TextField
          name="cattery_name"
          label={m.cattery_name()}
          hint={m.cattery_name_hint()}
          maxLength={CATTERY_NAME_MAX}
          defaultValue={cattery?.cattery_name}
          autoComplete="off"
          errors={errors}
          required
        />
        <TextField
          name="cattery_name_full"
          label={m.cattery_name_full()}
          hint={m.cattery_name_full_hint()}
          defaultValue={cattery?.cattery_name_full ?? ""}
          autoComplete="off"
          errors={errors}
        />
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
        <SelectField
          name="cat_systems_id"
          label={m.cattery_system()}
          placeholder={m.cattery_system_choose()}
          defaultValue={cattery?.cat_systems_id}
          errors={errors}
          required
        >
          {systems.map(({ id, abb, name }) => (
            <option key={id} value={id}>
              {abb} - {name}
            </option>
          ))}
        </SelectField>
        <PhotoField
          name={PHOTO}
          label={m.cattery_photo()}
          file={file}
          onChoose={setFile}
          current={cattery?.image_url}
          error={errors[PHOTO] ?? null}
        />
        {part !== null && <UploadProgress label={m.cattery_uploading()} part={part} />}
      </Form>
    </>
  );
}

const PHOTO = "image_url";
const CHOSEN = "chosen";

function useCatteryForm(cattery: Cattery | null, showProgress: (part: number | null) => void) {
  const { call, site } = usePageTools();
  const navigate = useNavigate();
  return useForm({
    schema: () => import("@felistry/contract/catteries.ts").then(({ catteryBody }) => catteryBody),
    // The photo's path is known only after it is sent; until then it counts as there or not.
    toInput: (values) => ({
      ...Object.fromEntries(values),
      [PHOTO]: chosenFile(values, PHOTO) ? CHOSEN : (cattery?.image_url ?? ""),
    }),
    alsoCheck(values): FieldErrors {
      const chosen = chosenFile(values, PHOTO);
      const problem = chosen && photoProblem(chosen);
      return problem ? { [PHOTO]: problem } : {};
    },
    async send(input, values) {
      const chosen = chosenFile(values, PHOTO);
      try {
        const image_url = chosen
          ? await uploadedPath(
              site.uploadOrigin,
              { file: chosen, prefix: "cattery" },
              PHOTO,
              showProgress,
            )
          : cattery!.image_url;
        const body = { ...input, image_url };
        await (cattery
          ? call("PUT /catteries/{id}", { params: { id: cattery.id }, body })
          : call("POST /me/cattery", { body }));
      } finally {
        showProgress(null);
      }
      await navigate(paths.myCatteries);
    },
    failureText: notSavedText,
  });
}
