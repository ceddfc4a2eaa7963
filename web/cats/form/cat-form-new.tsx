import { useRef } from "react";
import { useNavigate } from "react-router";
import { isBornEarlyEnough } from "@felistry/domain/pedigree/parent-rules.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { failureText } from "../../ui/fault-report.ts";
import { RecordForm } from "../../ui/form/record-form.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { useForm, type FormState } from "../../ui/form/use-form.ts";
import { LikelyCats } from "../../merges/likely-cats-card.tsx";
import { CatField } from "./cat-field.tsx";
import { IsMineField, NameFields, SexField } from "./cat-form-fields.tsx";
import type { AsParent } from "./cat-form-parent.ts";
import { catPayload, dateErrors } from "./cat-form-values.ts";
import type { ColourChoices } from "../../colours/colour-fields-choices.ts";
import { addedCat } from "../added-cat.ts";
import { saveColour } from "../../colours/save-colour.ts";
import { ColourFields } from "../../colours/colour-fields.tsx";

interface NewCatFormProps {
  readonly choices: ColourChoices;
  /** Whose parent the new cat becomes, if it is entered as one. */
  readonly asParent: AsParent | null;
}

export function NewCatForm({ choices, asParent }: NewCatFormProps) {
  const state = useNewCatForm(asParent);
  const { errors } = state;
  return (
    <RecordForm
      state={state}
      save={m.catform_save()}
      saving={m.catform_saving()}
      cancel={m.catform_cancel()}
      backTo={asParent ? paths.addParent(asParent.child.id, asParent.sex) : paths.my}
    >
      <NameFields errors={errors} />
      <SexField sex={asParent?.sex ?? "male"} errors={errors} />
      <CatField field="cat_birthdate" errors={errors} />
      <ColourFields
        choices={choices}
        required
        errors={errors}
        about={{ child: asParent?.child.id }}
      />
      <IsMineField checked={false} errors={errors} />
      <LikelyCats child={asParent?.child.id} />
    </RecordForm>
  );
}

function useNewCatForm(asParent: AsParent | null): FormState {
  const { call, today } = usePageTools();
  const navigate = useNavigate();
  /** The cat of an earlier attempt whose later steps failed: a retry corrects it instead of adding another. */
  const made = useRef<number | null>(null);
  return useForm({
    schema: () => import("@felistry/contract/cats.ts").then(({ newCatBody }) => newCatBody),
    toInput: catPayload,
    alsoCheck: (values) => ({ ...missingChoices(values), ...brokenRules(values, today, asParent) }),
    async send(body, values) {
      if (made.current === null) made.current = (await call("POST /cats", { body })).data.newCatId;
      else await call("PUT /cats/{id}", { params: { id: made.current }, body });
      const catId = made.current;
      await saveColour(call, catId, values);
      if (asParent) await call("POST /parents/", { body: parentBody(asParent, catId) });
      await (asParent
        ? navigate(paths.cat(asParent.child.id))
        : navigate(paths.my, { state: addedCat(catId) }));
    },
    failureText: (failure) =>
      made.current === null
        ? null
        : m.catform_added_but({ reason: sentence(failureText(failure)) }),
  });
}

function parentBody({ child, sex }: AsParent, newCatId: number) {
  return sex === "female"
    ? { catId: child.id, motherId: newCatId }
    : { catId: child.id, fatherId: newCatId };
}

/** The contract accepts a cat without colours or sex, but this form does not (spec §5, decisions §10.15). */
function missingChoices(values: FormData): FieldErrors {
  return {
    ...(!values.get("sex") && { sex: m.field_sex() }),
    ...(!values.get("main_ems") && { main_ems: m.field_main_colour() }),
    ...(!values.get("eye_ems") && { eye_ems: m.field_eye_colour() }),
  };
}

/** What the server would refuse; for a parent, only after adding the cat. */
function brokenRules(values: FormData, today: string, asParent: AsParent | null): FieldErrors {
  const born = String(values.get("cat_birthdate") ?? "");
  const sex = values.get("sex");
  return {
    ...dateErrors(values, {}, today),
    ...(asParent &&
      !isBornEarlyEnough(born || null, asParent.child.cat_birthdate) && {
        cat_birthdate: m.error_parent_too_young(),
      }),
    ...(asParent &&
      sex !== asParent.sex && {
        sex: asParent.sex === "male" ? m.error_father_not_male() : m.error_mother_not_female(),
      }),
  };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
