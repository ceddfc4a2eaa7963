import { useNavigate } from "react-router";
import type { DESCRIPTION_MAX as ContractMax, FullProfile } from "@felistry/contract/cats.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import { CHIP_MAX } from "@felistry/domain/cats/chip.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { useForm, type FieldErrors, type FormState } from "../ui/use-form.ts";
import { BreederFields } from "./cat-form-breeder.tsx";
import { editFailureText, orNotSent } from "./cat-form-failure.ts";
import { BirthdateField, FixedSex, IsMineField, NameFields, SexField } from "./cat-form-fields.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { editedCatPayload } from "./cat-form-values.ts";
import type { ColourChoices } from "./colour-fields-choices.ts";
import { ColourFields } from "./colour-fields.tsx";

/** The contract's, which itself would bring zod into the page's first code. */
const DESCRIPTION_MAX: typeof ContractMax = 100;

/** All that an unregistered cat's owners may change. A colour is not demanded of a cat that has none yet. */
export function EditCatForm({ cat, choices }: { cat: FullProfile; choices: ColourChoices }) {
  const state = useEditCatForm(cat.id);
  const { errors, sending, form } = state;
  const { main, gold, white, tabby, point, eye } = cat;
  return (
    <>
      <LeaveGuard form={form.ref} sending={sending} />
      <Form
        state={state}
        actions={
          <>
            <Button type="submit" disabled={sending} disabledReason={m.catform_saving()}>
              {sending ? m.catform_saving() : m.catform_save_edit()}
            </Button>
            <ButtonLink to={paths.cat(cat.id)} look="second">
              {m.catform_cancel()}
            </ButtonLink>
          </>
        }
      >
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
        <BreederFields cat={cat} errors={errors} />
        <IsMineField checked={cat.is_my_cat === 1} errors={errors} />
      </Form>
    </>
  );
}

function useEditCatForm(id: number): FormState {
  const { call, today } = usePageTools();
  const navigate = useNavigate();
  return useForm({
    schema: () => import("@felistry/contract/cats.ts").then(({ catBody }) => catBody),
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
