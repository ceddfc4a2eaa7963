import type { FullProfile } from "@felistry/contract/cats.ts";
import type { ColourChoices } from "../../colours/colour-fields-choices.ts";
import { ColourFields } from "../../colours/colour-fields.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { CatField } from "./cat-field.tsx";
import { BreederFields } from "./cat-form-breeder.tsx";
import { FixedSex, NameFields, SexField } from "./cat-form-fields.tsx";

/** The facts of a registered cat that a request may change, besides its parents and owner. */
export function CorrectedFields({
  cat,
  choices,
  errors,
}: {
  cat: FullProfile;
  choices: ColourChoices;
  errors: FieldErrors;
}) {
  const { main, gold, white, tabby, point, eye, build } = cat;
  return (
    <>
      <NameFields cat={cat} errors={errors} />
      {cat.is_parent === 1 ? (
        <FixedSex sex={cat.sex} />
      ) : (
        <SexField sex={cat.sex} errors={errors} />
      )}
      <CatField field="cat_birthdate" value={cat.cat_birthdate} errors={errors} />
      <CatField field="neutered_on" value={cat.neutered_on} errors={errors} />
      <CatField field="deceased_on" value={cat.deceased_on} errors={errors} />
      <ColourFields
        choices={choices}
        initial={{ breedId: cat.breed_id, codes: { main, gold, white, tabby, point, eye, build } }}
        required={false}
        about={{ cat: cat.id }}
        errors={errors}
      />
      <BreederFields cat={cat} errors={errors} />
    </>
  );
}
