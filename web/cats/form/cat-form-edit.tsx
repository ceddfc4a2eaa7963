import { useNavigate } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { useForm, type FieldErrors, type FormState } from "../../ui/form/use-form.ts";
import { BreederFields } from "./cat-form-breeder.tsx";
import { DescriptionFields, EditedCatForm } from "./cat-form-edited.tsx";
import { editFailureText, orNotSent } from "./cat-form-failure.ts";
import { BirthdateField, FixedSex, IsMineField, NameFields, SexField } from "./cat-form-fields.tsx";
import { editedCatPayload } from "./cat-form-values.ts";
import type { ColourChoices } from "../../colours/colour-fields-choices.ts";
import { ColourFields } from "../../colours/colour-fields.tsx";

/** All that an unregistered cat's owners may change. A colour is not demanded of a cat that has none yet. */
export function EditCatForm({ cat, choices }: { cat: FullProfile; choices: ColourChoices }) {
  const state = useEditCatForm(cat);
  const { errors } = state;
  const { main, gold, white, tabby, point, eye } = cat;
  return (
    <EditedCatForm cat={cat} state={state}>
      <NameFields cat={cat} errors={errors} />
      {cat.is_parent === 1 ? (
        <FixedSex sex={cat.sex} />
      ) : (
        <SexField sex={cat.sex} errors={errors} />
      )}
      <BirthdateField value={cat.cat_birthdate_input} errors={errors} />
      <ColourFields
        choices={choices}
        initial={{ breedId: cat.breed_id, codes: { main, gold, white, tabby, point, eye } }}
        required={false}
        about={{ cat: cat.id }}
        errors={errors}
      />
      <DescriptionFields cat={cat} errors={errors} />
      <BreederFields cat={cat} errors={errors} />
      <IsMineField checked={cat.is_my_cat === 1} fixed={!cat.is_online_owner} errors={errors} />
    </EditedCatForm>
  );
}

function useEditCatForm({ id, version }: FullProfile): FormState {
  const { call, today } = usePageTools();
  const navigate = useNavigate();
  return useForm({
    schema: () => import("@felistry/contract/cats.ts").then(({ catBody }) => catBody),
    version,
    toInput: editedCatPayload,
    alsoCheck: (values): FieldErrors =>
      String(values.get("cat_birthdate") ?? "") > addDays(today, 1)
        ? { cat_birthdate: m.field_future_birthdate() }
        : {},
    async send(body) {
      await orNotSent(call("PUT /cats/{id}", { params: { id }, body }).then(() => undefined));
      await navigate(paths.cat(id));
    },
    failureText: editFailureText,
  });
}
