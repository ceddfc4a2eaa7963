import { otherScript } from "@felistry/domain/names/other-form.ts";
import {
  othername_hint,
  othername_hint_none,
  othername_in_cyrillic,
  othername_in_latin,
} from "@felistry/i18n/compiled/messages.js";
import { TextField } from "./field.tsx";
import type { FieldErrors } from "./field-checks.ts";

const LABELS = { cyrillic: othername_in_cyrillic, latin: othername_in_latin } as const;

interface OtherNameFieldProps {
  /** As registered. */
  readonly name: string;
  /** As written by rule. */
  readonly proposed: string | null;
  readonly given: string | null;
  readonly maxLength: number;
  readonly errors: FieldErrors;
}

/** The name in the other script, as written by rule, with a field to correct it. */
export function OtherNameField({ name, proposed, given, maxLength, errors }: OtherNameFieldProps) {
  return (
    <TextField
      name="other_name"
      label={LABELS[otherScript(name)]()}
      hint={proposed === null ? othername_hint_none() : othername_hint({ proposed })}
      placeholder={proposed ?? undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      defaultValue={given ?? ""}
      errors={errors}
    />
  );
}
