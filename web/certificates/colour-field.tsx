import { useId } from "react";
import field from "../ui/form/field.module.css";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import styles from "./club-look.module.css";

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly defaultValue: string;
  readonly errors: FieldErrors;
}

/** A colour, chosen as the browser lets it be chosen. */
export function ColourField({ name, label, hint, defaultValue, errors }: Props) {
  const id = useId();
  const error = errors[name];
  return (
    <div className={field["field"]}>
      <label className={field["label"]} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="color"
        className={styles["colour"]}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}h ${id}e` : `${id}h`}
      />
      <p className={field["hint"]} id={`${id}h`}>
        {hint}
      </p>
      {error && (
        <p className={field["error"]} id={`${id}e`} data-field={name}>
          {error}
        </p>
      )}
    </div>
  );
}
