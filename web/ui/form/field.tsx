/** Labelled inputs: label on top, hint below it, error next to the field; the input references both for screen readers. */
import { useId, type ComponentProps, type ReactNode } from "react";
import { site_optional } from "@felistry/i18n/compiled/messages.js";
import styles from "./field.module.css";
import type { FieldErrors } from "./field-checks.ts";
import { useLength } from "./use-length.ts";

interface FieldFrame {
  name: string;
  label: string;
  hint?: ReactNode;
  errors: FieldErrors;
  /** Others than the form decide whether it may stay empty, so that it is not called optional. */
  unmarked?: boolean;
}

interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

function useFrame({ name, hint, errors }: Pick<FieldFrame, "name" | "hint" | "errors">): {
  control: ControlProps;
  notes: ReactNode;
} {
  const id = useId();
  const error = errors[name];
  const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(" ");
  return {
    control: {
      id,
      name,
      className: styles["control"],
      "aria-invalid": error ? true : undefined,
      "aria-describedby": described || undefined,
    },
    notes: (
      <>
        {hint && (
          <p className={styles["hint"]} id={`${id}h`}>
            {hint}
          </p>
        )}
        {error && (
          <p className={styles["error"]} id={`${id}e`} data-field={name}>
            {error}
          </p>
        )}
      </>
    ),
  };
}

function Label({
  htmlFor,
  label,
  required,
}: {
  htmlFor: string;
  label: string;
  /** Not called optional. */
  required: boolean | undefined;
}) {
  return (
    <label className={styles["label"]} htmlFor={htmlFor}>
      {label}
      {!required && <span className={styles["optional"]}> · {site_optional()}</span>}
    </label>
  );
}

/** Text inputs hold at most 100 characters by default (spec §9). */
const TEXT_MAX = 100;

const withOwn = (errors: FieldErrors, name: string, words: string | null): FieldErrors =>
  words === null ? errors : { ...errors, [name]: words };

/** At most `maxLength` characters: a longer text stays, and the field says so. */
export function TextField({
  name,
  label,
  hint,
  errors,
  unmarked,
  maxLength = TEXT_MAX,
  onInput,
  ...input
}: FieldFrame & Omit<ComponentProps<"input">, "name">) {
  const { words, ...length } = useLength(maxLength);
  const { control, notes } = useFrame({ name, hint, errors: withOwn(errors, name, words) });
  return (
    <div className={styles["field"]}>
      <Label htmlFor={control.id} label={label} required={unmarked || input.required} />
      <input
        type="text"
        maxLength={maxLength}
        onPaste={length.onPaste}
        {...control}
        {...input}
        onInput={(event) => {
          length.onInput(event);
          onInput?.(event);
        }}
      />
      {notes}
    </div>
  );
}

export function TextAreaField({
  name,
  label,
  hint,
  errors,
  maxLength,
  onInput,
  ...input
}: Omit<FieldFrame, "unmarked"> & Omit<ComponentProps<"textarea">, "name">) {
  const { words, ...length } = useLength(maxLength);
  const { control, notes } = useFrame({ name, hint, errors: withOwn(errors, name, words) });
  return (
    <div className={styles["field"]}>
      <Label htmlFor={control.id} label={label} required={input.required} />
      <textarea
        maxLength={maxLength}
        onPaste={length.onPaste}
        {...control}
        {...input}
        onInput={(event) => {
          length.onInput(event);
          onInput?.(event);
        }}
      />
      {notes}
    </div>
  );
}

/** The placeholder, for a field without a first value, is an option with an empty one. */
export function SelectField({
  name,
  label,
  hint,
  errors,
  unmarked,
  placeholder,
  children,
  ...input
}: FieldFrame & Omit<ComponentProps<"select">, "name"> & { placeholder?: string }) {
  const { control, notes } = useFrame({ name, hint, errors });
  return (
    <div className={styles["field"]}>
      <Label htmlFor={control.id} label={label} required={unmarked || input.required} />
      <select {...control} {...input}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      {notes}
    </div>
  );
}

export function CheckField({
  name,
  label,
  hint,
  errors,
  ...input
}: Omit<FieldFrame, "label" | "unmarked"> & { label: ReactNode } & Omit<
    ComponentProps<"input">,
    "name"
  >) {
  const { control, notes } = useFrame({ name, hint, errors });
  const { className: _, ...rest } = control;
  return (
    <div className={styles["check"]}>
      <input type="checkbox" {...rest} {...input} />
      <label htmlFor={control.id}>{label}</label>
      {notes}
    </div>
  );
}

export function ChoiceField({
  name,
  label,
  errors,
  options,
  defaultValue,
}: Omit<FieldFrame, "hint" | "unmarked"> & {
  options: readonly { value: string; label: string }[];
  defaultValue?: string;
}) {
  const error = errors[name];
  const id = useId();
  return (
    <fieldset className={styles["field"]} aria-describedby={error ? id : undefined}>
      <legend className={styles["label"]}>{label}</legend>
      <div className={styles["choices"]}>
        {options.map((option) => (
          <label key={option.value} className={styles["choice"]}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p className={styles["error"]} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
