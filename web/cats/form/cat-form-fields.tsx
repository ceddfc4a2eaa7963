import type { CatCard } from "@felistry/contract/cats.ts";
import { fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { SEXES, type Sex } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CheckField, ChoiceField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { CatField } from "./cat-field.tsx";
import styles from "./cat-form.module.css";

type Named = Pick<CatCard, "cat_name_cattery_prefix" | "cat_name" | "cat_name_suffix">;

export function NameFields({ cat, errors }: { cat?: Named; errors: FieldErrors }) {
  return fieldsWith("kind", "name").map((field) => (
    <CatField key={field} field={field} value={cat?.[field]} errors={errors} />
  ));
}

export function SexField({ sex, errors }: { sex: Sex; errors: FieldErrors }) {
  return (
    <ChoiceField
      name="sex"
      label={m.catform_sex()}
      options={SEXES.map((value) => ({
        value,
        label: value === "male" ? m.cat_male() : m.cat_female(),
      }))}
      defaultValue={sex}
      errors={errors}
    />
  );
}

/** The sex of a cat with kittens cannot change. */
export function FixedSex({ sex }: { sex: Sex }) {
  return (
    <p>
      <span className={styles["label"]}>{m.catform_sex()}</span>
      <br />
      {sex === "male" ? m.cat_male() : m.cat_female()}.{" "}
      <span className="soft">{m.catform_sex_fixed()}</span>
    </p>
  );
}

export function IsMineField({
  checked,
  fixed = false,
  errors,
}: {
  checked: boolean;
  /** Only the online owner can make an owned cat free. */
  fixed?: boolean;
  errors: FieldErrors;
}) {
  if (checked && fixed)
    return (
      <>
        <input type="hidden" name="is_my_cat" value="1" />
        <p className={styles["help"]}>{m.catform_is_mine_fixed()}</p>
      </>
    );
  return (
    <CheckField
      name="is_my_cat"
      value="1"
      label={m.catform_is_mine()}
      hint={m.catform_is_mine_hint()}
      defaultChecked={checked}
      errors={errors}
    />
  );
}
