import { WORD_FIELDS } from "@felistry/domain/cats/field-lists.ts";
import { useNavigate } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { catFieldLabels } from "@felistry/i18n/cat-field-labels.ts";
import { usePageTools } from "../../page-tools.ts";
import { CheckField } from "../../ui/form/field.tsx";
import { useForm, type FormState } from "../../ui/form/use-form.ts";
import { BirthField } from "./birth-field.tsx";
import { CatField } from "./cat-field.tsx";
import { BreederFields } from "./cat-form-breeder.tsx";
import { DescriptionFields, EditedCatForm } from "./cat-form-edited.tsx";
import { editFailureText, orNotSent } from "./cat-form-failure.ts";
import { FixedSex, IsMineField, NameFields, SexField } from "./cat-form-fields.tsx";
import { dateErrors, editedCatPayload } from "./cat-form-values.ts";
import { useWayBack } from "../../orders/order-back-link.tsx";
import type { ColourChoices } from "../../colours/colour-fields-choices.ts";
import { ColourFields } from "../../colours/colour-fields.tsx";

/** Everything that the owners of an unregistered cat may change. A cat without a colour does not need one. */
export function EditCatForm({ cat, choices }: { cat: FullProfile; choices: ColourChoices }) {
  const state = useEditCatForm(cat);
  const { errors } = state;
  const { main, gold, white, tabby, point, eye, build } = cat;
  return (
    <EditedCatForm cat={cat} state={state}>
      <NameFields cat={cat} errors={errors} />
      {cat.is_parent === 1 ? (
        <FixedSex sex={cat.sex} />
      ) : (
        <SexField sex={cat.sex} errors={errors} />
      )}
      <BirthField cat={cat} errors={errors} />
      <ColourFields
        choices={choices}
        initial={{ breedId: cat.breed_id, codes: { main, gold, white, tabby, point, eye, build } }}
        required={false}
        about={{ cat: cat.id }}
        errors={errors}
      />
      <CatField field="number_elsewhere" value={cat.number_elsewhere} errors={errors} />
      <DescriptionFields fields={WORD_FIELDS} cat={cat} errors={errors} />
      <CheckField
        name="deceased_undated"
        value="1"
        label={catFieldLabels.deceased_undated()}
        defaultChecked={cat.deceased_undated === 1}
        errors={errors}
      />
      <BreederFields cat={cat} errors={errors} />
      <IsMineField checked={cat.is_my_cat === 1} fixed={!cat.is_online_owner} errors={errors} />
    </EditedCatForm>
  );
}

function useEditCatForm(cat: FullProfile): FormState {
  const { id, version } = cat;
  const { call, today } = usePageTools();
  const navigate = useNavigate();
  const backTo = useWayBack(id);
  return useForm({
    schema: () => import("@felistry/contract/cats.ts").then(({ catBody }) => catBody),
    version,
    toInput: editedCatPayload,
    alsoCheck: (values) => dateErrors(values, cat, today),
    async send(body) {
      await orNotSent(call("PUT /cats/{id}", { params: { id }, body }).then(() => undefined));
      await navigate(backTo);
    },
    failureText: editFailureText,
  });
}
