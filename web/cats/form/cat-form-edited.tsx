import type { ReactNode } from "react";
import type { DESCRIPTION_MAX as ContractMax, FullProfile } from "@felistry/contract/cats.ts";
import { CHIP_MAX } from "@felistry/domain/cats/chip.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../../paths.ts";
import { TextAreaField, TextField } from "../../ui/form/field.tsx";
import { RecordForm } from "../../ui/form/record-form.tsx";
import type { FieldErrors, FormState } from "../../ui/form/use-form.ts";

/** The contract's, which itself would bring zod into the page's first code. */
const DESCRIPTION_MAX: typeof ContractMax = 100;

/** A form over a cat there is already: it leads back to the cat's page. */
export function EditedCatForm({
  cat,
  state,
  children,
}: {
  cat: FullProfile;
  state: FormState;
  children: ReactNode;
}) {
  return (
    <RecordForm
      state={state}
      save={m.catform_save_edit()}
      saving={m.catform_saving()}
      cancel={m.catform_cancel()}
      backTo={paths.cat(cat.id)}
    >
      {children}
    </RecordForm>
  );
}

/** What stays to be told of a cat when its papers are settled. */
export function DescriptionFields({ cat, errors }: { cat: FullProfile; errors: FieldErrors }) {
  return (
    <>
      <TextAreaField
        name="description"
        label={m.catform_description()}
        hint={m.catform_description_hint()}
        maxLength={DESCRIPTION_MAX}
        defaultValue={cat.description ?? ""}
        errors={errors}
      />
      <TextField
        name="chip"
        label={m.catform_chip()}
        hint={m.catform_chip_hint()}
        maxLength={CHIP_MAX}
        defaultValue={cat.chip ?? ""}
        autoComplete="off"
        errors={errors}
      />
    </>
  );
}
