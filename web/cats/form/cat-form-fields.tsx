import type { CatCard } from "@felistry/contract/cats.ts";
import { CAT_NAME_MAX } from "@felistry/domain/cats/name.ts";
import { SEXES, type Sex } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { CheckField, ChoiceField, TextField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/use-form.ts";
import styles from "./cat-form.module.css";

const FIRST_BIRTHDAY = "1900-01-01";

type Named = Pick<CatCard, "cat_name_cattery_prefix" | "cat_name" | "cat_name_suffix">;

export function NameFields({ cat, errors }: { cat?: Named; errors: FieldErrors }) {
  return (
    <>
      <TextField
        name="cat_name_cattery_prefix"
        label={m.catform_prefix()}
        hint={m.catform_prefix_hint()}
        maxLength={CAT_NAME_MAX}
        defaultValue={cat?.cat_name_cattery_prefix ?? ""}
        autoComplete="off"
        errors={errors}
      />
      <TextField
        name="cat_name"
        label={m.catform_name()}
        hint={m.catform_name_hint()}
        maxLength={CAT_NAME_MAX}
        defaultValue={cat?.cat_name ?? ""}
        autoComplete="off"
        required
        errors={errors}
      />
      <TextField
        name="cat_name_suffix"
        label={m.catform_suffix()}
        hint={m.catform_suffix_hint()}
        maxLength={CAT_NAME_MAX}
        defaultValue={cat?.cat_name_suffix ?? ""}
        autoComplete="off"
        errors={errors}
      />
    </>
  );
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

/** The sex of a parent, which cannot change under its kittens. */
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

export function BirthdateField({ value, errors }: { value?: string | null; errors: FieldErrors }) {
  const { today } = usePageTools();
  return (
    <TextField
      name="cat_birthdate"
      type="date"
      label={m.catform_birth()}
      min={FIRST_BIRTHDAY}
      max={today}
      defaultValue={value ?? ""}
      errors={errors}
    />
  );
}

export function IsMineField({
  checked,
  fixed = false,
  errors,
}: {
  checked: boolean;
  /** A cat that is somebody's own is made free by the online owner alone. */
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
