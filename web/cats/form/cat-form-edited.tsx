import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { WordField } from "@felistry/domain/cats/field-lists.ts";
import { RecordForm } from "../../ui/form/record-form.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import type { FormState } from "../../ui/form/use-form.ts";
import { CatField } from "./cat-field.tsx";
import { useWayBack } from "../../orders/order-back-link.tsx";

/** A form for an existing cat, which leads back to the cat's page or to the order that sent the seller here. */
export function EditedCatForm({
  cat,
  state,
  children,
}: {
  cat: FullProfile;
  state: FormState;
  children: ReactNode;
}) {
  const backTo = useWayBack(cat.id);
  return (
    <RecordForm
      state={state}
      save={m.catform_save_edit()}
      saving={m.catform_saving()}
      cancel={m.catform_cancel()}
      backTo={backTo}
    >
      {children}
    </RecordForm>
  );
}

/** What can still be described once the papers are settled; a link to the form may ask for one of them (`?field=chip`). */
export function DescriptionFields({
  fields,
  cat,
  errors,
}: {
  fields: readonly WordField[];
  cat: FullProfile;
  errors: FieldErrors;
}) {
  const [query] = useSearchParams();
  const asked = query.get("field");
  return fields.map((field) => (
    <CatField
      key={field}
      field={field}
      value={cat[field]}
      errors={errors}
      isAsked={field === asked}
    />
  ));
}
